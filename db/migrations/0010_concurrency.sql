-- The queue of calls that wait for a slot. A slot is the lease on a call, so there is nothing to count and nothing to leak:
-- it is free again when the call ends or the reaper ends it.

alter table calls add column queue_expires_at timestamptz(3);

-- First come, first served.
create index calls_waiting on calls (workspace_id, created_at, id)
  where status = 'queued' and dialed_at is null and direction = 'outbound' and channel = 'phone';
create index calls_slots on calls (workspace_id) where leased_until is not null;
