-- A workspace can require a second factor of its members. It is sessions that are held against it, since each was opened in its own
-- way: second_factor is what this one was opened or enrolled with; null is none. `provider` is the assertion of the identity provider.
alter table workspaces add column require_second_factor boolean not null default false;
alter table sessions add column second_factor text
  check (second_factor in ('totp', 'recovery_code', 'provider'));
-- A user with a factor has got no session without it since it was confirmed.
update sessions set second_factor = 'totp' from second_factors f
  where f.user_id = sessions.user_id and f.confirmed_at <= sessions.created_at;

-- Streams and sockets of sessions that no longer suffice close at once, in every process.
create trigger sessions_weakened after update of second_factor on sessions
  for each row when (old.second_factor is not null and new.second_factor is null) execute function notify_credentials();
create trigger workspaces_strengthened after update of require_second_factor on workspaces
  for each row when (new.require_second_factor and not old.require_second_factor) execute function notify_credentials();
