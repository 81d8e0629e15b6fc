-- How many calls a process takes that carries calls: together they say whether the deployment has room for one more. Null: the
-- process is of an earlier version and does not say.
alter table voice_processes add column capacity integer check (capacity >= 0);
