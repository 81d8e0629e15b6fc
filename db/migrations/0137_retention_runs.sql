-- The end of the last run of retention gets a table of its own, so that `retention_clock` serves every job that deletes by age.
-- Its column `finished_at` is kept for processes of the previous version, and no longer read.
create table retention_runs (
  singleton boolean primary key default true check (singleton),
  finished_at timestamptz not null
);
insert into retention_runs (finished_at) select finished_at from retention_clock where finished_at is not null;
