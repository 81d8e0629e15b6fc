-- Publishing an agent is opt-in. Null: each change is live at once. A number: new calls begin with that version, and changes are a
-- draft. The settings of the published version stand beside its number, so that the queue and the checks of a new call read one row,
-- and so that its cloned voices cannot be deleted either.
alter table agents
  add column published_version integer,
  add column published_settings jsonb,
  add constraint agents_published check ((published_version is null) = (published_settings is null)),
  add constraint agents_published_version foreign key (workspace_id, id, published_version)
    references agent_versions (workspace_id, agent_id, version),
  add column published_cloned_voice_id text generated always as (
    case when deleted_at is null and published_settings ->> 'voice_id' ~ '^elevenlabs-[0-9a-hjkmnp-tv-z]{26}$'
      then published_settings ->> 'voice_id' end) stored,
  add column published_cloned_fallback_voice_id text generated always as (
    case when deleted_at is null and published_settings ->> 'fallback_voice_id' ~ '^elevenlabs-[0-9a-hjkmnp-tv-z]{26}$'
      then published_settings ->> 'fallback_voice_id' end) stored,
  add constraint agents_cloned_published_voice foreign key (workspace_id, published_cloned_voice_id)
    references cloned_voices (workspace_id, id),
  add constraint agents_cloned_published_fallback_voice foreign key (workspace_id, published_cloned_fallback_voice_id)
    references cloned_voices (workspace_id, id);

create index agents_published_cloned_voices on agents (workspace_id, published_cloned_voice_id)
  where published_cloned_voice_id is not null;
create index agents_published_cloned_fallback_voices on agents (workspace_id, published_cloned_fallback_voice_id)
  where published_cloned_fallback_voice_id is not null;

-- Old versions are deleted unless a call refers to them; both the question and the foreign key are answered from here.
create index calls_agent_version on calls (workspace_id, agent_id, agent_version);
