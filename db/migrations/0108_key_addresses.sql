-- Streams that a key opened close when their address is no longer allowed: every process looks at once.
create trigger api_keys_moved after update of allowed_ips on api_keys
  for each row when (old.allowed_ips is distinct from new.allowed_ips) execute function notify_credentials();
