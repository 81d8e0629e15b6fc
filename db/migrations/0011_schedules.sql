-- Calls by the clock: once, or by a recurrence rule in a time zone. A run is keyed by its schedule and the time at which it
-- is due, and its row is written in the transaction that queues the call: nobody is dialed twice for one due time.

create table schedules (
  workspace_id text not null references workspaces on delete cascade,
  id text not null unique,
  agent_id text not null,
  to_number text not null,
  from_number text,
  at timestamptz(3),
  -- RFC 5545 recurrence rule, its time zone, and DTSTART as the local time of that zone (20261123T090000).
  rrule text,
  time_zone text,
  starts_at text,
  metadata jsonb not null default '{}',
  variables jsonb not null default '{}',
  misfire_grace_seconds integer not null,
  status text not null default 'scheduled'
    check (status in ('scheduled', 'paused', 'running', 'completed', 'failed', 'canceled')),
  status_reason text,
  next_run_at timestamptz(3),
  -- A schedule that is over does not keep its agent from being deleted.
  live_agent_id text generated always as
    (case when status in ('scheduled', 'paused', 'running') then agent_id end) stored,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id),
  constraint schedules_agent foreign key (workspace_id, live_agent_id) references live_agents (workspace_id, agent_id),
  constraint schedules_kind check ((at is null) <> (rrule is null)),
  constraint schedules_rule check (rrule is null or (time_zone is not null and starts_at is not null)),
  constraint schedules_next check ((next_run_at is not null) = (status = 'scheduled'))
);
create index schedules_page on schedules (workspace_id, created_at desc, id desc);
create index schedules_live_agent on schedules (workspace_id, live_agent_id) where live_agent_id is not null;

create table schedule_runs (
  workspace_id text not null,
  schedule_id text not null,
  due_at timestamptz(3) not null,
  status text not null check (status in ('dialed', 'missed', 'failed')),
  reason text,
  call_id text,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, schedule_id, due_at),
  foreign key (workspace_id, schedule_id) references schedules (workspace_id, id) on delete cascade,
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete set null (call_id)
);
create index schedule_runs_call on schedule_runs (call_id) where call_id is not null;

alter table calls add column schedule_id text;
alter table calls add constraint calls_schedule
  foreign key (workspace_id, schedule_id) references schedules (workspace_id, id) on delete set null (schedule_id);
create index calls_schedule on calls (schedule_id) where schedule_id is not null;
