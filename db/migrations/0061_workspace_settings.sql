-- What a workspace sets for itself, and what its operator grants. `concurrent_calls` is the operator's limit (null: the
-- deployment's); `own_concurrent_calls` is the workspace's own, lower one.
alter table workspaces
  add column time_zone text not null default 'UTC',
  add column calling_hours jsonb not null default '[]',
  add column own_concurrent_calls integer check (own_concurrent_calls >= 1),
  add column storage_quota_bytes bigint check (storage_quota_bytes >= 0);
