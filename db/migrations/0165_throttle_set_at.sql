-- The time at which a throttle was written, by the clock of the database. If it is in the future, the clock was set back since,
-- and `next_at` no longer limits anything. Null in rows of an older version.
alter table carrier_throttles add column set_at timestamptz;
