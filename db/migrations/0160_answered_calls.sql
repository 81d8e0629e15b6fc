-- The index of durations also contains calls that lasted less than a millisecond: answered calls are those with a start time.
create index calls_answered on calls (workspace_id, duration_ms) where started_at is not null and ended_at is not null;
drop index calls_duration;
