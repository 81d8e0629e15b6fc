-- Sessions are listed to their user: where and with what each was opened, and its last use (to the minute).
alter table sessions add column ip text;
alter table sessions add column user_agent text;
alter table sessions add column last_used_at timestamptz(3) not null default now();
alter table sessions add column last_used_ip text;
update sessions set last_used_at = created_at;
drop index sessions_user;
create index sessions_page on sessions (user_id, created_at desc, id desc);

-- Streams and sockets close when their credential ends. A notification at the commit makes every process look at once, whoever
-- changed the row; without it they look every 15 seconds.
create function notify_credentials() returns trigger language plpgsql as $$
begin
  perform pg_notify('credentials', '');
  return null;
end $$;
create trigger sessions_ended after update of revoked_at on sessions
  for each row when (old.revoked_at is distinct from new.revoked_at) execute function notify_credentials();
create trigger api_keys_ended after update of revoked_at on api_keys
  for each row when (old.revoked_at is distinct from new.revoked_at) execute function notify_credentials();
create trigger members_changed after update of role or delete on members
  for each row execute function notify_credentials();
