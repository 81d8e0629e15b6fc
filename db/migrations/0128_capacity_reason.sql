-- Why a process takes fewer calls than it is configured to, for the operator. Null: it takes as many, or is of an earlier version.
alter table voice_processes
  add column configured integer check (configured >= 0),
  add column reason text check (reason in ('busy', 'late', 'paused', 'draining'));
