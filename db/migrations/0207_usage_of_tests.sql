-- Usage counts the conversations of tests that were charged, as it counts the other charges outside of calls; it did not before.
create index wallet_holds_tests on wallet_holds (workspace_id, settled_at) where left(call_id, 4) = 'test' and settled_at is not null;

create or replace function note_usage_of_hold() returns trigger language plpgsql as $$
begin
  if left(new.call_id, 4) in ('msg_', 'test') then
    insert into usage_changes (workspace_id, hour)
    select new.workspace_id, hour from (
      select date_trunc('hour', new.settled_at, 'UTC')
      union select case tg_op when 'UPDATE' then date_trunc('hour', old.settled_at, 'UTC') end
    ) as hours (hour) where hour is not null;
  else
    insert into usage_changes (workspace_id, call_id) values (new.workspace_id, 'call_' || substr(new.call_id, 5));
  end if;
  return null;
end $$;

drop trigger wallet_holds_used on wallet_holds;
create trigger wallet_holds_used after insert on wallet_holds for each row
  when (left(new.call_id, 4) in ('msg_', 'test', 'leg_') and new.settled_at is not null)
  execute function note_usage_of_hold();
drop trigger wallet_holds_used_otherwise on wallet_holds;
create trigger wallet_holds_used_otherwise after update on wallet_holds for each row
  when (left(new.call_id, 4) in ('msg_', 'test', 'leg_') and coalesce(new.settled_at, old.settled_at) is not null
    and (new.settled_at is distinct from old.settled_at or new.total_micros is distinct from old.total_micros
      or new.items is distinct from old.items or new.agent_id is distinct from old.agent_id))
  execute function note_usage_of_hold();

insert into usage_changes (workspace_id, hour)
select distinct workspace_id, date_trunc('hour', settled_at, 'UTC') from wallet_holds
where left(call_id, 4) = 'test' and settled_at is not null;
