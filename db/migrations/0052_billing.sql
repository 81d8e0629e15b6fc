-- With BILLING=off nobody prepays: calls reserve and cost as before, which caps and reports need, but no balance is required and
-- nothing is charged to one. The service sets `prepaid` of all wallets when it starts, by the setting.
alter table wallets add column prepaid boolean not null default true;
-- Whether the total of a settled hold was charged to the wallet.
alter table wallet_holds add column billed boolean not null default true;

create or replace function check_reserve() returns trigger language plpgsql as $$
begin
  if new.prepaid and new.held_micros > new.posted_micros then
    raise exception 'the wallet of % cannot reserve more than its balance', new.workspace_id
      using errcode = 'check_violation', constraint = 'wallets_funds';
  end if;
  return new;
end $$;
