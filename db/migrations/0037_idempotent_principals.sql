-- Who made the first request with an Idempotency-Key: an answer with a secret is repeated to nobody else. Null in rows of
-- earlier versions, which end within a day.
alter table idempotency_keys add column principal text;
