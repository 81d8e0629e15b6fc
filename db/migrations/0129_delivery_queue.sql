-- What is still to be sent, in a narrow table. A claim changes no index of it, and an end deletes its row; the row of the delivery
-- then changes once, in no indexed column (HOT), where each attempt wrote nine index entries before.
-- The last attempt of a delivery stands in its own row, earlier ones in delivery_attempts: most deliveries have one.
create table delivery_queue (
  workspace_id text not null,
  delivery_id text not null,
  webhook_id text not null,
  event_id text not null,
  due_at timestamptz(3) not null,
  -- Of the claim that may write the outcome, and until when no other claim is made.
  lease uuid,
  leased_until timestamptz(3),
  -- Of the delivery, and of its round.
  attempts int not null default 0,
  round_attempts int not null default 0,
  round_started_at timestamptz(3),
  primary key (workspace_id, delivery_id)
) with (fillfactor = 50);

insert into delivery_queue (workspace_id, delivery_id, webhook_id, event_id, due_at, attempts, round_attempts, round_started_at)
select workspace_id, id, webhook_id, event_id, next_attempt_at, attempts, round_attempts, round_started_at
from deliveries where next_attempt_at is not null;

create index delivery_queue_due on delivery_queue (webhook_id, due_at);
alter table delivery_queue
  add foreign key (workspace_id, delivery_id) references deliveries (workspace_id, id) on delete cascade,
  alter column workspace_id set statistics 0;

alter table deliveries
  add column last_at timestamptz(3),
  add column last_answer text,
  add column last_error text,
  add column last_duration_ms int,
  -- The states that people look for; a success changes neither column.
  add column unusual_status text generated always as (
    case when status not in ('pending', 'succeeded') then status end) stored,
  add column dead_at timestamptz(3) generated always as (case when status = 'dead_letter' then finished_at end) stored;

drop index deliveries_due, deliveries_status, deliveries_dead;
alter table deliveries drop column lease_token, drop column leased_until, drop column round_attempts, drop column round_started_at;
create index deliveries_unusual on deliveries (workspace_id, unusual_status, created_at desc, id desc)
  where unusual_status is not null;
create index deliveries_dead on deliveries (dead_at) where dead_at is not null;
