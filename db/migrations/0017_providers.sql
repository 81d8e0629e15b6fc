-- Workspaces' own keys of vendors, and voices cloned with them or with the platform's.

create table provider_credentials (
  workspace_id text not null references workspaces on delete cascade,
  provider text not null check (provider in ('openai', 'deepgram', 'elevenlabs', 'cartesia', 'hume')),
  -- Another one with each key: processes keep adapters by it.
  version text not null unique,
  key_sealed text not null,
  -- The last characters, for people to tell keys apart.
  key_hint text not null,
  verified_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (workspace_id, provider)
);

create table cloned_voices (
  workspace_id text not null references workspaces on delete cascade,
  -- `<provider>-<26 characters of a ULID>`
  id text not null unique,
  provider text not null check (provider in ('elevenlabs')),
  vendor_voice_id text not null,
  -- In whose account it lies.
  source text not null check (source in ('platform', 'own')),
  name text not null,
  gender text not null check (gender in ('female', 'male', 'neutral')),
  description text not null,
  -- What was declared about the speaker's consent, and by whom.
  consent text not null,
  consent_by text not null,
  created_at timestamptz(3) not null default now(),
  key_provider text generated always as (case when source = 'own' then provider end) stored,
  primary key (workspace_id, id),
  -- A key stays while voices lie in its account.
  constraint cloned_voices_key foreign key (workspace_id, key_provider)
    references provider_credentials (workspace_id, provider)
);

-- A cloned voice stays while an agent speaks with it. The names are the settings' own; only those of clones are looked at.
alter table agents
  add column cloned_voice_id text generated always as (
    case when deleted_at is null and settings ->> 'voice_id' ~ '^elevenlabs-[0-9a-hjkmnp-tv-z]{26}$'
      then settings ->> 'voice_id' end) stored,
  add column cloned_fallback_voice_id text generated always as (
    case when deleted_at is null and settings ->> 'fallback_voice_id' ~ '^elevenlabs-[0-9a-hjkmnp-tv-z]{26}$'
      then settings ->> 'fallback_voice_id' end) stored,
  add constraint agents_cloned_voice foreign key (workspace_id, cloned_voice_id)
    references cloned_voices (workspace_id, id),
  add constraint agents_cloned_fallback_voice foreign key (workspace_id, cloned_fallback_voice_id)
    references cloned_voices (workspace_id, id);
-- Functions of agents may lead to MCP servers.
alter table agent_functions drop constraint agent_functions_type_check,
  add constraint agent_functions_type_check check (type in ('webhook', 'transfer_call', 'end_call', 'dtmf', 'mcp'));

create index agents_cloned_voices on agents (workspace_id, cloned_voice_id) where cloned_voice_id is not null;
create index agents_cloned_fallback_voices on agents (workspace_id, cloned_fallback_voice_id)
  where cloned_fallback_voice_id is not null;
