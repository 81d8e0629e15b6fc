-- A call that costs more than it reserved is charged in full, so that a balance may fall below zero, or below what other calls
-- have reserved: the workspace owes the difference, and reserves nothing until it is paid. What stays true: no reserve is
-- made or raised beyond the balance.
alter table wallets drop constraint wallets_funds;
alter table wallets add constraint wallets_funds check (held_micros >= 0);

create function check_reserve() returns trigger language plpgsql as $$
begin
  if new.held_micros > new.posted_micros then
    raise exception 'the wallet of % cannot reserve more than its balance', new.workspace_id
      using errcode = 'check_violation', constraint = 'wallets_funds';
  end if;
  return new;
end $$;
create trigger wallets_reserve before update of held_micros on wallets
  for each row when (new.held_micros > old.held_micros) execute function check_reserve();
