-- The form of a webhook's deliveries: this service's own, or Retell's, for receivers that were written for it.
alter table webhooks add column format text not null default 'parley' check (format in ('parley', 'retell'));
