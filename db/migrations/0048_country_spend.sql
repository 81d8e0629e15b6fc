-- What a workspace spends a day on calls and messages to one country, for the deployment's caps by country: stolen credentials earn
-- by calling a dear country as often as they can. A hold names the capped countries that it counts for, each with the cap of the
-- time when it was made; it counts for each of them in full.
alter table wallet_holds
  add column countries jsonb not null default '{}',
  -- Of messages that were reserved and not given back: what the end of the call charges.
  add column sms_segments integer not null default 0 check (sms_segments >= 0);
update wallet_holds h set sms_segments = (
  select coalesce(sum((data -> 'result' ->> 'segments')::int), 0) from call_events
  where call_id = h.call_id and type = 'tool' and data ->> 'kind' = 'send_sms' and (data ->> 'ok')::boolean)
where sms_count > 0 and settled_at is null;

create table country_spend (
  workspace_id text not null references workspaces (id),
  country text not null,
  -- Of open holds.
  held_micros bigint not null default 0 check (held_micros >= 0),
  -- Charged on `spent_on`, a day in UTC.
  spent_on date not null,
  spent_micros bigint not null default 0 check (spent_micros >= 0),
  primary key (workspace_id, country)
);

-- Counts what a hold reserves and is charged. A new hold, a further country and a further message must fit into the cap; a running
-- call is extended by the statement that asks (wallet/store.ts), because one that does not fit must not undo the others.
create function count_country() returns trigger language plpgsql as $$
declare
  today date := (now() at time zone 'utc')::date;
  one record;
  is_new boolean;
  held bigint;
  spent bigint;
  used bigint;
begin
  for one in
    select key as country, value::bigint as cap from jsonb_each_text(coalesce(new.countries, old.countries)) order by key
  loop
    is_new := old.countries is null or not old.countries ? one.country;
    held := coalesce(new.held_micros, 0) - case when is_new then 0 else old.held_micros end;
    spent := coalesce(new.total_micros, 0) - case when is_new then 0 else coalesce(old.total_micros, 0) end;
    continue when held = 0 and spent = 0;
    insert into country_spend as counted (workspace_id, country, held_micros, spent_on, spent_micros)
    values (coalesce(new.workspace_id, old.workspace_id), one.country, greatest(held, 0), today, greatest(spent, 0))
    on conflict (workspace_id, country) do update
    set held_micros = counted.held_micros + held,
      -- A transaction that began before midnight may end after one of the new day.
      spent_micros = case when counted.spent_on >= today then counted.spent_micros else 0 end + spent,
      spent_on = greatest(today, counted.spent_on)
    returning counted.held_micros + counted.spent_micros into used;
    if held > 0 and used > one.cap and (is_new or new.sms_count > old.sms_count) then
      raise exception 'the daily cap of % is reached', one.country
        using errcode = 'check_violation', constraint = 'country_cap', detail = one.country;
    end if;
  end loop;
  return null;
end $$;

create trigger wallet_holds_counted after insert on wallet_holds
  for each row when (new.countries <> '{}') execute function count_country();
create trigger wallet_holds_recounted after update of held_micros, total_micros, countries on wallet_holds
  for each row when (new.countries <> '{}') execute function count_country();
create trigger wallet_holds_uncounted after delete on wallet_holds
  for each row when (old.countries <> '{}') execute function count_country();
