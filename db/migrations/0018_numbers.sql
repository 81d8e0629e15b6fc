-- Numbers that are bought, imported, rented and released; who answers them; and where calls from them may go.

alter table phone_numbers
  -- ISO 3166-1 alpha-2; null for test numbers, which lie in no country's plan.
  add column country text,
  add column nickname text,
  add column capabilities text[] not null default '{voice}',
  -- The carrier's own name of the number. As long as it stands here the carrier has the number, released or not: nobody else
  -- can buy it before it is given back.
  add column carrier_ref text,
  -- A carrier account or trunk of the workspace: what may be shown, and the secrets. Null: the deployment's own account.
  add column account jsonb,
  add column account_sealed text,
  -- Rent, paid ahead: up to `rented_until`. Null: nothing is paid.
  add column monthly_micros bigint not null default 0 check (monthly_micros >= 0),
  add column rented_until timestamptz(3),
  add column suspended_at timestamptz(3),
  add column released_at timestamptz(3),
  add column agent_version integer,
  add column fallback_number text,
  -- Where calls from this number may go; null: the countries of the workspace's own numbers.
  add column allowed_countries text[],
  add column inbound_webhook_url text,
  add column inbound_webhook_secret_sealed text;

-- Every workspace has the test number of its own; all others exist once over all, those of the test network too.
drop index phone_numbers_real;
create unique index phone_numbers_real on phone_numbers (number)
  where (status <> 'released' or carrier_ref is not null) and number <> '+12025550199';
create index phone_numbers_rent on phone_numbers (rented_until) where rented_until is not null and status in ('active', 'suspended');
create index phone_numbers_unfinished on phone_numbers (updated_at) where status = 'pending' or (status = 'released' and carrier_ref is not null);

-- Agents that share a number by weight; for inbound calls they stand before `phone_numbers.agent_id`.
create table phone_number_agents (
  workspace_id text not null,
  phone_number_id text not null,
  direction text not null check (direction in ('inbound', 'outbound')),
  agent_id text not null,
  -- Null: the newest.
  agent_version integer,
  weight integer not null check (weight between 1 and 1000),
  primary key (workspace_id, phone_number_id, direction, agent_id),
  foreign key (workspace_id, phone_number_id) references phone_numbers (workspace_id, id) on delete cascade,
  constraint phone_number_agents_agent foreign key (workspace_id, agent_id) references live_agents (workspace_id, agent_id)
);
create index phone_number_agents_agent on phone_number_agents (workspace_id, agent_id);

-- Rent is a movement of its own: a month of a number is charged once, and given back once when the number could not be had.
alter table ledger_movements
  add column phone_number_id text,
  add column period_start timestamptz(3);
alter table ledger_movements drop constraint ledger_movements_kind_check;
alter table ledger_movements add constraint ledger_movements_kind_check
  check (kind in ('free_balance', 'topup', 'call', 'refund', 'number_rent', 'number_refund'));
alter table ledger_movements add constraint ledger_movements_number
  check ((kind in ('number_rent', 'number_refund')) = (phone_number_id is not null and period_start is not null));
create unique index ledger_movements_rent on ledger_movements (phone_number_id, period_start, kind)
  where phone_number_id is not null;

-- What a new workspace may spend a day, set by the operator and not by its owner.
alter table wallets
  add column provisional_cap_micros bigint check (provisional_cap_micros >= 0),
  add column provisional_until timestamptz(3);
