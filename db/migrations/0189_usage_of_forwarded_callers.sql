-- The legs of callers who are forwarded to a fallback number have no call. Usage counts their cost when they end; it did not before.
create index onward_legs_forwarded on onward_legs (workspace_id, ended_at) where kind = 'forward' and ended_at is not null;

-- In the transaction that charges the leg.
create function note_usage_of_forward() returns trigger language plpgsql as $$
begin
  insert into usage_changes (workspace_id, hour) values (new.workspace_id, date_trunc('hour', new.ended_at, 'UTC'));
  return null;
end $$;
create trigger forwards_used after update on onward_legs for each row
  when (new.kind = 'forward' and new.ended_at is distinct from old.ended_at) execute function note_usage_of_forward();

insert into usage_changes (workspace_id, hour)
select distinct workspace_id, date_trunc('hour', ended_at, 'UTC') from onward_legs where kind = 'forward' and ended_at is not null;
