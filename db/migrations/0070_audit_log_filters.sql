-- The audit log is read through the API: newest first, by who acted, by what was acted on, and by action. Each index serves one
-- filter in the order of the list, so that a page costs the same in a workspace with a million entries.
create index audit_log_actor on audit_log (workspace_id, actor_id, created_at desc, id desc) where actor_id is not null;
create index audit_log_target on audit_log (workspace_id, target_id, created_at desc, id desc) where target_id is not null;
create index audit_log_action on audit_log (workspace_id, action, created_at desc, id desc);

-- Networks (CIDR) that a key may be used from; empty: any address.
alter table api_keys add column allowed_ips text[] not null default '{}';
-- The address of the last request that last_used_at is about.
alter table api_keys add column last_used_ip text;
