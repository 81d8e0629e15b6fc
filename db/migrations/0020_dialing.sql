-- A call is claimed, and a little later its carrier is asked. What was claimed by a process that dies in between was never
-- dialed and may be dialed by another; what was asked for is not asked for again.

alter table calls add column asked_at timestamptz(3);
-- Of those that are being dialed at this moment nobody knows: taken as asked.
update calls set asked_at = dialed_at where status = 'queued' and dialed_at is not null;

-- A dial whose call is over and that was not settled is found by the clock.
create index campaign_dials_open on campaign_dials (created_at) where settled_at is null;
-- The circuit breaker does not trip again over calls that were dialed before its last pause.
alter table campaigns add column breaker_since timestamptz(3);
-- Campaigns that need their planner.
create index campaigns_running on campaigns (status) where status in ('running', 'scheduled') and deleted_at is null;
