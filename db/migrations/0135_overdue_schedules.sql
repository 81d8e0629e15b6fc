-- For the job that looks for schedules whose own job has used up its attempts.
create index schedules_waiting on schedules (next_run_at) where status = 'scheduled';
create index schedules_running on schedules (updated_at) where status = 'running';
