-- Counts the runs of a workspace that are due at about the same time.
create index schedules_due on schedules (workspace_id, next_run_at) where status = 'scheduled';
