-- Calls, their timelines and analyses. Status moves forward only, and each transition is one row of the timeline in the
-- same transaction as its events, so that there is exactly one terminal event per call.

create table calls (
  workspace_id text not null references workspaces on delete cascade,
  id text not null unique,
  agent_id text not null,
  agent_version integer not null,
  direction text not null check (direction in ('outbound', 'inbound')),
  channel text not null check (channel in ('phone', 'web')),
  to_number text,
  from_number text,
  status text not null default 'queued' check (status in ('queued', 'ringing', 'in_progress', 'completed', 'failed')),
  end_reason text,
  end_detail text,
  queue_reason text,
  metadata jsonb not null default '{}',
  variables jsonb not null default '{}',
  tags text[] not null default '{}',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  started_at timestamptz(3),
  ended_at timestamptz(3),
  duration_ms integer,
  latency jsonb,
  usage jsonb,
  waveform smallint[],
  cost_micros bigint,
  -- Null: not recorded. pieces: parts of the MP3 stream lie in storage. ready: one object does.
  recording_state text check (recording_state in ('pieces', 'ready')),
  recording_bytes bigint,
  -- Last row of the timeline.
  sequence integer not null default 0,
  -- The live session: who holds the call, until when, and with which fencing token.
  lease_owner text,
  lease_token integer not null default 0,
  leased_until timestamptz(3),
  -- When the session last renewed it: what a killed call is taken to have lasted.
  lease_seen_at timestamptz(3),
  -- Set before the carrier is asked: whoever finds it set must not dial again.
  dialed_at timestamptz(3),
  -- Whatever the session says: nothing talks longer than this.
  must_end_at timestamptz(3),
  -- Wish of an API process to the session, which may live elsewhere.
  end_requested_at timestamptz(3),
  primary key (workspace_id, id),
  foreign key (workspace_id, agent_id, agent_version) references agent_versions (workspace_id, agent_id, version),
  constraint calls_end check ((status in ('completed', 'failed')) = (end_reason is not null)),
  constraint calls_end_time check ((status in ('completed', 'failed')) = (ended_at is not null)),
  constraint calls_duration check (duration_ms >= 0)
);
create index calls_page on calls (workspace_id, created_at desc, id desc);
create index calls_status on calls (workspace_id, status, created_at desc, id desc);
create index calls_agent on calls (workspace_id, agent_id, created_at desc, id desc);
create index calls_to on calls (workspace_id, to_number text_pattern_ops);
create index calls_from on calls (workspace_id, from_number text_pattern_ops);
create index calls_live on calls (leased_until) where status in ('queued', 'ringing', 'in_progress');

-- Forward only, whatever the code forgets: queued, ringing, in_progress, then an end that never changes.
create function check_call_status() returns trigger language plpgsql as $$
declare
  rank constant jsonb := '{"queued": 0, "ringing": 1, "in_progress": 2, "completed": 3, "failed": 3}';
begin
  if new.status <> old.status and (rank ->> new.status)::int <= (rank ->> old.status)::int then
    raise exception 'call % cannot go from % to %', old.id, old.status, new.status
      using errcode = 'check_violation', constraint = 'calls_status_forward';
  end if;
  return new;
end $$;
create trigger calls_status_forward before update of status on calls
  for each row execute function check_call_status();

create table call_events (
  call_id text not null references calls (id) on delete cascade,
  sequence integer not null,
  type text not null,
  at timestamptz(3) not null default now(),
  data jsonb not null,
  primary key (call_id, sequence)
);

create table call_analyses (
  call_id text primary key references calls (id) on delete cascade,
  summary text not null,
  success boolean,
  sentiment text check (sentiment in ('positive', 'neutral', 'negative')),
  extracted jsonb not null default '{}',
  engine text not null,
  created_at timestamptz(3) not null default now()
);
