-- When the next attempt of a contact is due by its retry rule. `next_attempt_at` may be later, when the calling hours were closed at that
-- time; when they change, the contact goes back to its own time. What older rows wait for is not known, and they keep it.
alter table campaign_contacts add column retry_at timestamptz(3);
update campaign_contacts set retry_at = next_attempt_at where status = 'retry_scheduled';
