-- Payments that take their time: what the provider says of them is looked up until they are over, and told by its callbacks
-- in any order. Refunds, means of payment for automatic top-ups, and how many calls an agent may have at once.

alter table payments
  -- What the provider was asked beside the amount, so that it is asked the same again: its idempotency depends on it.
  add column request jsonb not null default '{}',
  -- When the provider is asked next, unless its callback comes first.
  add column look_at timestamptz(3) not null default now() + interval '1 minute',
  -- The provider's word for why it failed.
  add column failure text,
  -- The provider's own receipt.
  add column receipt_url text,
  add column refunded_micros bigint not null default 0 check (refunded_micros between 0 and amount_micros);
create index payments_look on payments (look_at) where status = 'pending';
-- Back-off of automatic top-ups looks at the latest.
create index payments_page on payments (workspace_id, created_at desc, id desc);

-- What automatic top-ups are taken from; ids of the provider, worth nothing without its key.
create table payment_methods (
  workspace_id text primary key references wallets,
  provider text not null,
  customer text not null,
  method text not null,
  updated_at timestamptz(3) not null default now()
);

-- Since when the automatic top-up is set as it is: failures of before do not count against it.
alter table wallets add column topup_set_at timestamptz(3) not null default now();

alter table ledger_movements drop constraint ledger_movements_kind_check;
alter table ledger_movements add constraint ledger_movements_kind_check
  check (kind in ('free_balance', 'topup', 'call', 'refund'));
alter table ledger_movements drop constraint ledger_movements_cause;
alter table ledger_movements add constraint ledger_movements_cause check (
  (kind = 'call') = (call_id is not null) and (kind in ('topup', 'refund')) = (payment_id is not null)
);
-- A payment is credited once, and may be refunded in parts.
drop index ledger_movements_payment;
create unique index ledger_movements_payment on ledger_movements (payment_id) where kind = 'topup';

-- Null: as the setting CONCURRENT_CALLS says.
alter table workspaces add column concurrent_calls integer check (concurrent_calls >= 1);
-- Agents that were made before have no cap of their own.
update agents set settings = settings || '{"max_concurrent_calls": null}';

-- The lease of a delivery stands beside the time when it is due, in a column that no index knows: a claim then changes the row
-- alone (a heap-only tuple, for which a page keeps room) and not each of its nine indexes.

alter table deliveries add column leased_until timestamptz(3);
alter table deliveries set (fillfactor = 80);
