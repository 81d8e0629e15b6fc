-- Sums behind GET /v1/usage, so that it costs the same whatever the number of calls. An hour without a note in usage_changes has its
-- sums in usage_hours, a day whose hours have no note in usage_days; hours with a note are summed from the calls themselves. A note
-- is written in the transaction of the change, and taken in the one that sums its hour, so that figures are exact at any time.
-- Hours and days are those of UTC. No row says who was called or what was said.
create table usage_hours (
  workspace_id text not null references workspaces (id) on delete cascade,
  start timestamptz not null,
  -- day, agent, campaign, number: each has all calls and chat answers of the hour.
  grouped_by text not null,
  -- Null: none; for `day` always.
  key text,
  calls bigint not null,
  messages bigint not null,
  duration_ms bigint not null,
  llm_input_tokens bigint not null,
  llm_output_tokens bigint not null,
  tts_characters bigint not null,
  cost_micros bigint not null
);
create unique index usage_hours_key on usage_hours (workspace_id, start, grouped_by, key) nulls not distinct;

-- The same by day; derived from usage_hours.
create table usage_days (like usage_hours);
alter table usage_days add foreign key (workspace_id) references workspaces (id) on delete cascade;
create unique index usage_days_key on usage_days (workspace_id, start, grouped_by, key) nulls not distinct;

-- Hours to be summed. A row for each change, never an upsert: a change that finds the row of an earlier one would be lost if that one
-- is taken before it commits. No foreign keys, because every end of a call writes one.
create table usage_changes (
  id bigint generated always as identity primary key,
  workspace_id text not null,
  hour timestamptz,
  -- Instead of the hour: the call whose further leg changed. Its own end may be in a transaction that is not seen yet.
  call_id text,
  check ((hour is null) <> (call_id is null))
);
create index usage_changes_hours on usage_changes (workspace_id, hour) where hour is not null;
create index usage_changes_calls on usage_changes (workspace_id) where call_id is not null;

create function note_usage_of_call() returns trigger language plpgsql as $$
begin
  insert into usage_changes (workspace_id, hour)
  select new.workspace_id, hour from (
    select date_trunc('hour', new.ended_at, 'UTC') union select case tg_op when 'UPDATE' then date_trunc('hour', old.ended_at, 'UTC') end
  ) as hours (hour) where hour is not null;
  return null;
end $$;
create trigger calls_used after insert on calls for each row
  when (new.ended_at is not null) execute function note_usage_of_call();
create trigger calls_used_otherwise after update on calls for each row
  when (coalesce(new.ended_at, old.ended_at) is not null
    and (new.ended_at, new.agent_id, new.campaign_id, new.duration_ms, new.usage, new.cost_micros, new.end_reason,
        case new.direction when 'outbound' then new.from_number else new.to_number end)
      is distinct from (old.ended_at, old.agent_id, old.campaign_id, old.duration_ms, old.usage, old.cost_micros, old.end_reason,
        case old.direction when 'outbound' then old.from_number else old.to_number end))
  execute function note_usage_of_call();

-- Answers in chats, and legs that go on after a transfer, which are charged when they end.
create function note_usage_of_hold() returns trigger language plpgsql as $$
begin
  if left(new.call_id, 4) = 'msg_' then
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
create trigger wallet_holds_used after insert on wallet_holds for each row
  when (left(new.call_id, 4) in ('msg_', 'leg_') and new.settled_at is not null) execute function note_usage_of_hold();
create trigger wallet_holds_used_otherwise after update on wallet_holds for each row
  when (left(new.call_id, 4) in ('msg_', 'leg_') and coalesce(new.settled_at, old.settled_at) is not null
    and (new.settled_at, new.total_micros, new.items, new.agent_id)
      is distinct from (old.settled_at, old.total_micros, old.items, old.agent_id))
  execute function note_usage_of_hold();
