-- How often somebody asked in the current window, over all API processes. Unlogged: a count is worth a minute, and writing it to
-- the log of the database would cost more than the request that it counts. After a crash of the server the table is empty.
create unlogged table rate_counts (
  -- Hash of what is counted and for whom; neither addresses nor users can be read from it.
  key text primary key check (octet_length(key) <= 64),
  count int not null check (count > 0),
  ends_at timestamptz not null
) with (fillfactor = 50);
create index rate_counts_over on rate_counts (ends_at);
