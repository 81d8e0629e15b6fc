-- Changes of a webhook's format, retry policy and secret are changes of the webhook, too. Until now, the event stream had no event
-- for them, so a second dashboard showed the former values.
drop trigger webhooks_changed on webhooks;
create trigger webhooks_changed
  after update of url, events, enabled, disabled_reason, deleted_at, format, retry_policy, rotation_expires_at on webhooks
  for each row when (
    (old.url, old.events, old.enabled, old.disabled_reason, old.deleted_at, old.format, old.retry_policy,
      old.rotation_expires_at)
    is distinct from (new.url, new.events, new.enabled, new.disabled_reason, new.deleted_at, new.format, new.retry_policy,
      new.rotation_expires_at))
  execute function note_webhook();
