-- Agents, their functions, and every state that an agent was ever in.

create table agents (
  workspace_id text not null references workspaces on delete cascade,
  id text not null unique,
  agent_name text not null,
  folder text,
  tags text[] not null default '{}',
  version integer not null default 1,
  -- Everything else of the contract's Agent, defaults filled in; functions and webhook live in tables of their own.
  settings jsonb not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  primary key (workspace_id, id)
);
create index agents_page on agents (workspace_id, created_at desc, id desc) where deleted_at is null;
create index agents_folder on agents (workspace_id, folder, created_at desc, id desc) where deleted_at is null;
create index agents_tags on agents using gin (tags) where deleted_at is null;

create table agent_functions (
  workspace_id text not null,
  id text not null unique,
  agent_id text not null,
  type text not null check (type in ('webhook', 'transfer_call', 'end_call', 'dtmf')),
  name text not null,
  description text not null,
  -- What the type adds: parameters, url, timeout_ms, filler, to, message.
  settings jsonb not null,
  headers_sealed text,
  signing_secret_sealed text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade,
  constraint agent_functions_name unique (agent_id, name)
);
create index agent_functions_page on agent_functions (agent_id, created_at, id);

-- Immutable snapshots; a call names the version that it runs on.
create table agent_versions (
  workspace_id text not null,
  agent_id text not null,
  version integer not null,
  snapshot jsonb not null,
  changed text[] not null,
  created_by text,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, agent_id, version),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade
);
create trigger agent_versions_append_only before update on agent_versions
  for each statement execute function refuse_change();

-- Deleting is soft, because calls keep their agent. What must not outlive an agent (numbers, later campaigns, schedules and
-- widgets) points here instead: deleting takes this row away and fails on the constraint while something still uses it.
create table live_agents (
  workspace_id text not null,
  agent_id text not null,
  primary key (workspace_id, agent_id),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade
);

alter table phone_numbers add constraint phone_numbers_agent
  foreign key (workspace_id, agent_id) references live_agents (workspace_id, agent_id);
