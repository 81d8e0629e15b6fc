-- The wallet of a workspace: a double-entry ledger in integer micro-units, what calls have reserved, and payments.
-- The invariants stand here: the legs of a movement sum to zero, movements are never changed, the balance is the sum of the
-- wallet's legs, and no more is reserved than is there.

create table wallets (
  workspace_id text primary key references workspaces,
  -- Sum of the legs of account `wallet`; written by the trigger on ledger_entries alone.
  posted_micros bigint not null default 0,
  -- Sum of the open holds.
  held_micros bigint not null default 0,
  low_balance_micros bigint check (low_balance_micros >= 0),
  daily_cap_micros bigint check (daily_cap_micros >= 0),
  monthly_cap_micros bigint check (monthly_cap_micros >= 0),
  topup_threshold_micros bigint check (topup_threshold_micros >= 0),
  topup_amount_micros bigint check (topup_amount_micros > 0),
  -- Charged for calls on that day (UTC) and in its month so far: what the caps look at.
  spent_on date,
  spent_day_micros bigint not null default 0,
  spent_month_micros bigint not null default 0,
  updated_at timestamptz(3) not null default now(),
  constraint wallets_funds check (held_micros >= 0 and posted_micros >= held_micros),
  constraint wallets_topup check ((topup_threshold_micros is null) = (topup_amount_micros is null))
);
insert into wallets (workspace_id) select id from workspaces;

create table payments (
  workspace_id text not null references wallets,
  id text not null unique,
  provider text not null,
  -- The provider's own name of the payment: a callback that comes twice finds the same row.
  reference text,
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed', 'expired')),
  amount_micros bigint not null check (amount_micros > 0),
  pay_url text,
  -- Started by the wallet's own setting, not by a person.
  automatic boolean not null default false,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  primary key (workspace_id, id),
  constraint payments_finished check ((status = 'pending') = (finished_at is null))
);
create unique index payments_reference on payments (provider, reference);

create table ledger_movements (
  workspace_id text not null references wallets,
  id text not null unique,
  kind text not null check (kind in ('free_balance', 'topup', 'call')),
  -- Without a foreign key: calls lie above the wallet, and the line stays when a call is erased.
  call_id text,
  payment_id text,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, payment_id) references payments (workspace_id, id),
  constraint ledger_movements_cause check (
    (kind = 'call') = (call_id is not null) and (kind = 'topup') = (payment_id is not null)
  )
);
create index ledger_movements_page on ledger_movements (workspace_id, created_at desc, id desc);
-- A call is charged once, a payment credited once.
create unique index ledger_movements_call on ledger_movements (call_id) where call_id is not null;
create unique index ledger_movements_payment on ledger_movements (payment_id) where payment_id is not null;

create table ledger_entries (
  workspace_id text not null,
  movement_id text not null,
  -- wallet: what we owe the workspace; the others are the outside world, by reason.
  account text not null check (account in ('wallet', 'payments', 'promotion', 'revenue')),
  amount_micros bigint not null check (amount_micros <> 0),
  primary key (movement_id, account),
  foreign key (workspace_id, movement_id) references ledger_movements (workspace_id, id)
);

create trigger ledger_movements_append_only before update or delete or truncate on ledger_movements
  for each statement execute function refuse_change();
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();

create function check_movement() returns trigger language plpgsql as $$
declare
  moved text := case when tg_table_name = 'ledger_movements' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'movement_id' end;
begin
  if (select count(*) < 2 or sum(amount_micros) <> 0 from ledger_entries where movement_id = moved) then
    raise exception 'the legs of movement % do not sum to zero', moved
      using errcode = 'check_violation', constraint = 'ledger_entries_balanced';
  end if;
  return null;
end $$;
create constraint trigger ledger_movements_balanced after insert on ledger_movements
  deferrable initially deferred for each row execute function check_movement();
create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function check_movement();

create function post_entry() returns trigger language plpgsql as $$
begin
  update wallets set posted_micros = posted_micros + new.amount_micros, updated_at = now()
  where workspace_id = new.workspace_id;
  return null;
end $$;
create trigger ledger_entries_post after insert on ledger_entries
  for each row when (new.account = 'wallet') execute function post_entry();

-- What a call may spend: a lease that lives and dies with the call. It keeps the prices of the time when the call was placed.
create table wallet_holds (
  workspace_id text not null references wallets,
  call_id text not null unique,
  prices jsonb not null default '[]',
  held_micros bigint not null check (held_micros >= 0),
  -- Null while the call waits or runs.
  settled_at timestamptz(3),
  total_micros bigint check (total_micros >= 0),
  items jsonb not null default '[]',
  movement_id text,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, call_id),
  foreign key (workspace_id, movement_id) references ledger_movements (workspace_id, id),
  constraint wallet_holds_settled check (
    (settled_at is null) = (total_micros is null) and (settled_at is null or held_micros = 0)
  )
);

-- Usage is told by the time of the end.
create index calls_ended on calls (workspace_id, ended_at) where ended_at is not null;
