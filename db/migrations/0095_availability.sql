-- How available the service was, an hour a row. Every process adds to the row of the current hour several times a minute, by the
-- clock of the database. Bit n of a column of minutes says that a process was ready in minute n: an hour or minute that nobody wrote
-- was down.
create table availability_hours (
  -- Start of the hour, UTC.
  hour timestamptz primary key,
  api_minutes bigint not null default 0,
  voice_minutes bigint not null default 0,
  requests bigint not null default 0,
  failed_requests bigint not null default 0,
  -- Counted from the rows of calls, again and again until the hour is over.
  calls bigint not null default 0,
  failed_calls bigint not null default 0,
  -- When calls were counted last.
  counted_at timestamptz,
  check (failed_requests <= requests),
  check (failed_calls <= calls)
);
-- Calls end in about the order of their rows, so that a few bytes for each range of pages find those of an hour.
create index calls_ended_at on calls using brin (ended_at) with (pages_per_range = 16, autosummarize = on);
