-- Disputes: what payers got back through their banks is debited, and credited again when the operator wins. The same holds for
-- refunds that fail. What was debited for a payment is the sum of its entries in the ledger.
alter table payments
  -- Disputed amount whose money the provider has withdrawn.
  add column disputed_micros bigint not null default 0 check (disputed_micros between 0 and amount_micros),
  -- When the disputed amount last rose. Automatic top-ups that were set before wait for the owner.
  add column disputed_at timestamptz(3),
  -- Number of changes of refunded_micros and disputed_micros. A state that was read before a change is not applied after it.
  add column reversal_changes integer not null default 0;

alter table ledger_movements drop constraint ledger_movements_kind_check;
alter table ledger_movements add constraint ledger_movements_kind_check
  check (kind in ('free_balance', 'topup', 'call', 'refund', 'dispute', 'number_rent', 'number_refund'));
alter table ledger_movements drop constraint ledger_movements_cause;
alter table ledger_movements add constraint ledger_movements_cause check (
  (kind = 'call') = (call_id is not null) and (kind in ('topup', 'refund', 'dispute')) = (payment_id is not null)
);
create index ledger_movements_reversals on ledger_movements (payment_id) where kind in ('refund', 'dispute');
