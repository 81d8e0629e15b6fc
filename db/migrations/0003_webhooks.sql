-- Webhooks, the outbox of events and their deliveries. Events are written in the transaction of what they tell of;
-- deliveries are claimed from here in batches under a lease, not as one job each: a job per row does not scale.

create table webhooks (
  workspace_id text not null references workspaces on delete cascade,
  id text not null unique,
  -- The agent whose webhook_url this is; without a foreign key, because webhooks lie below agents.
  agent_id text,
  url text not null,
  events text[] not null,
  retry_policy text not null default 'scheduled' check (retry_policy in ('scheduled', 'exponential')),
  enabled boolean not null default true,
  disabled_reason text check (disabled_reason in ('manual', 'gone', 'failing')),
  secret_sealed text not null,
  next_secret_sealed text,
  rotation_expires_at timestamptz(3),
  failure_streak integer not null default 0,
  failing_since timestamptz(3),
  last_success_at timestamptz(3),
  last_failure_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  primary key (workspace_id, id)
);
create index webhooks_page on webhooks (workspace_id, created_at desc, id desc) where deleted_at is null;
create unique index webhooks_agent on webhooks (agent_id) where deleted_at is null;

create table events (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  name text not null,
  call_id text,
  agent_id text,
  -- The exact text that is signed and sent, the same in every attempt.
  body text not null,
  created_at timestamptz(3) not null default now()
);
create index events_call on events (call_id) where call_id is not null;

create table deliveries (
  workspace_id text not null references workspaces on delete cascade,
  id text not null unique,
  webhook_id text not null,
  event_id text not null references events on delete cascade,
  event text not null,
  call_id text,
  agent_id text,
  status text not null default 'pending'
    check (status in ('pending', 'retrying', 'succeeded', 'rejected', 'dead_letter', 'canceled')),
  -- All attempts, and those since the last replay: the timetable counts the second, from the time of its first attempt.
  attempts integer not null default 0,
  round_attempts integer not null default 0,
  round_started_at timestamptz(3),
  last_status integer,
  -- From when on a runner may take it; while one holds it, the end of its lease; null when there is nothing left to do.
  next_attempt_at timestamptz(3),
  -- Grows with every claim, replay and cancelation: an outcome that comes with an older number is not written.
  lease_token integer not null default 0,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  primary key (workspace_id, id),
  foreign key (workspace_id, webhook_id) references webhooks (workspace_id, id)
);
-- Runners go from webhook to webhook, so that the backlog of one is never in the way of another.
create index deliveries_due on deliveries (webhook_id, next_attempt_at) where next_attempt_at is not null;
create index deliveries_page on deliveries (workspace_id, created_at desc, id desc);
create index deliveries_webhook on deliveries (webhook_id, created_at desc, id desc);
-- Nearly all end as succeeded, and those are what the page index finds; the queue of dead letters is what must be found fast.
create index deliveries_status on deliveries (workspace_id, status, created_at desc, id desc)
  where status <> 'succeeded';
create index deliveries_agent on deliveries (agent_id, created_at desc, id desc) where agent_id is not null;
create index deliveries_call on deliveries (call_id, created_at desc, id desc) where call_id is not null;
create index deliveries_event on deliveries (event_id);

create table delivery_attempts (
  delivery_id text not null references deliveries (id) on delete cascade,
  number integer not null,
  at timestamptz(3) not null,
  status integer,
  body text,
  error text,
  duration_ms integer not null,
  primary key (delivery_id, number)
);
