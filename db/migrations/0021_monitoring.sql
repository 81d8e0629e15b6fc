-- Supervisors of live calls: the right to follow one, once (the row goes when it is used), and where the processes that carry
-- calls are reached by the others, so that a supervisor's socket may end in any of them.

create table monitor_tokens (
  -- SHA-256 of the token.
  token_hash bytea primary key,
  workspace_id text not null,
  call_id text not null,
  -- The most that it allows.
  mode text not null check (mode in ('listen', 'whisper', 'barge')),
  -- What its socket begins with.
  initial_mode text not null check (initial_mode in ('listen', 'whisper', 'barge')),
  -- Who asked for it: what the timeline names.
  actor_kind text not null,
  actor_id text not null,
  expires_at timestamptz(3) not null,
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
create index monitor_tokens_call on monitor_tokens (workspace_id, call_id);
create index monitor_tokens_expiry on monitor_tokens (expires_at);

create table voice_processes (
  -- As in calls.lease_owner.
  owner text primary key,
  url text not null,
  seen_at timestamptz(3) not null default now()
);
