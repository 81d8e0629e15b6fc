-- Retention: what a workspace sets for all its agents, and when content of a call or a chat was removed because its time was over. Rows
-- of calls stay, because ledger lines and statistics refer to them. The indexes hold only calls of which that kind is still there, so
-- that finding what is due takes the time of what is due.
alter table workspaces add column privacy jsonb not null default '{}';

alter table calls
  add column recording_removed_at timestamptz(3),
  add column transcript_removed_at timestamptz(3),
  add column timeline_removed_at timestamptz(3),
  add column analysis_removed_at timestamptz(3);
create index calls_kept_recordings on calls (workspace_id, agent_id, ended_at)
  where ended_at is not null and erased_at is null and recording_state is not null;
create index calls_kept_transcripts on calls (workspace_id, agent_id, ended_at)
  where ended_at is not null and erased_at is null and started_at is not null and transcript_removed_at is null;
create index calls_kept_timelines on calls (workspace_id, agent_id, ended_at)
  where ended_at is not null and erased_at is null and timeline_removed_at is null;
create index calls_kept_analyses on calls (workspace_id, agent_id, ended_at)
  where ended_at is not null and erased_at is null and started_at is not null and analysis_removed_at is null;

alter table widget_sessions add column messages_removed_at timestamptz(3);
create index widget_sessions_kept on widget_sessions (workspace_id, widget_id, last_message_at)
  where last_message_at is not null and (messages_removed_at is null or messages_removed_at < last_message_at);

-- The database's clock as the last run saw it. After a jump nothing is removed before `settles_at`. `finished_at`: the end of the last
-- run that removed all that was due.
create table retention_clock (
  singleton boolean primary key default true check (singleton),
  seen_at timestamptz not null,
  settles_at timestamptz not null,
  finished_at timestamptz
);
