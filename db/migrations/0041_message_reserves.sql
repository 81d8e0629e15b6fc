-- What a running call has reserved for text messages, beside its own minutes, and how many it has asked for: each is reserved
-- before it is sent.
alter table wallet_holds
  add column sms_micros bigint not null default 0 check (sms_micros >= 0),
  add column sms_count smallint not null default 0;
