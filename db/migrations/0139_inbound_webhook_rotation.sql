-- The new secret of a number's inbound webhook while it is rotated. Both secrets sign until the rotation ends.
alter table phone_numbers
  add column inbound_webhook_next_secret_sealed text,
  add column inbound_webhook_rotation_expires_at timestamptz,
  add constraint phone_numbers_rotation
    check ((inbound_webhook_next_secret_sealed is null) = (inbound_webhook_rotation_expires_at is null));
