-- Figures about ended calls that cost the same to read whatever the number of calls: sums by quarter of an hour and by day, with
-- histograms of response times. A quarter of an hour, because the days of some time zones begin at one. Every sum is derived from
-- analytics_calls, which keeps what each call has added, so that a correction is a difference and a call is never counted twice.
-- No row says who was called or what was said. Erasing a call or its parts changes no count.

-- What calls are counted by. Each call is in a group of level 2, which has all of these, in its parent of level 1, without number and
-- campaign, and in the parent of that, with direction and channel only: most questions are about few rows. '' and 0: none. `folded` 1:
-- all numbers and campaigns beyond the limit of a day; 2: agents and versions too.
create table analytics_groups (
  id bigint generated always as identity primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  level smallint not null check (level between 0 and 2),
  parent_id bigint references analytics_groups (id) on delete cascade,
  agent_id text not null,
  agent_version integer not null,
  -- Of the workspace, not of the person who was called or calls.
  number text not null,
  campaign_id text not null,
  direction text not null,
  channel text not null,
  folded smallint not null default 0 check (folded between 0 and 2),
  unique (workspace_id, level, agent_id, agent_version, number, campaign_id, direction, channel, folded),
  check ((level = 0) = (parent_id is null))
);

-- Calls of a group that were created in a quarter of an hour. `end_reasons` is in the order of end_reasons(). `response_times` is a
-- histogram, see response_times(): sparse, because nearly all counts of few calls are zero, and added as vectors, because a vector is
-- added in one instruction per row. Its counts are exact up to 2^24.
create table analytics_quarters (
  workspace_id text not null references workspaces (id) on delete cascade,
  level smallint not null,
  start timestamptz not null,
  group_id bigint not null references analytics_groups (id) on delete cascade,
  calls integer not null,
  answered integer not null,
  completed integer not null,
  end_reasons integer[] not null,
  successes integer not null,
  failures integer not null,
  positive integer not null,
  neutral integer not null,
  negative integer not null,
  ratings integer not null,
  rating_sum integer not null,
  talk_ms bigint not null,
  cost_micros bigint not null,
  response_times sparsevec(192),
  primary key (workspace_id, level, start, group_id)
) with (fillfactor = 80);

-- The same by day of the time zone in analytics_zones; derived from analytics_quarters.
create table analytics_days (like analytics_quarters including all);
alter table analytics_days
  add foreign key (workspace_id) references workspaces (id) on delete cascade,
  add foreign key (group_id) references analytics_groups (id) on delete cascade;
alter table analytics_days set (fillfactor = 80);

create table analytics_zones (
  workspace_id text primary key references workspaces (id) on delete cascade,
  time_zone text not null
);

-- What a call has added, to its group of level 2 and the parents. `start` and the group never change.
create table analytics_calls (
  workspace_id text not null references workspaces (id) on delete cascade,
  call_id text primary key,
  start timestamptz not null,
  group_id bigint not null references analytics_groups (id) on delete cascade,
  answered boolean not null,
  completed boolean not null,
  end_reason text not null,
  success boolean,
  sentiment text,
  rating smallint,
  talk_ms integer not null,
  cost_micros bigint not null,
  response_times sparsevec(192)
);

-- Calls that are to be counted again, in the order of their changes. A row for each change, never an upsert: a change that finds the
-- row of an earlier one would be lost if that one is taken before it commits. No foreign keys, because every end of a call writes one.
create table analytics_changes (
  id bigint generated always as identity primary key,
  workspace_id text not null,
  call_id text not null,
  changed_at timestamptz not null default now()
);
create index analytics_changes_workspace on analytics_changes (workspace_id, id);

-- How far the calls from before this migration are counted: those whose id is not below `before`.
create table analytics_backfill (
  is_only boolean primary key default true check (is_only),
  before text not null,
  done_at timestamptz
);
insert into analytics_backfill (before, done_at) select '~', case when exists (select from calls) then null else now() end;

create function note_call_change() returns trigger language plpgsql as $$
begin
  insert into analytics_changes (workspace_id, call_id) values (new.workspace_id, new.id);
  return null;
end $$;
-- A call that ends gets its cost in the same transaction.
create trigger calls_counted after insert on calls for each row
  when (new.ended_at is not null and new.cost_micros is not null) execute function note_call_change();
create trigger calls_recounted after update of cost_micros, duration_ms, rating, end_reason, started_at on calls for each row
  when (new.ended_at is not null and new.cost_micros is not null and new.erased_at is null
    and (old.cost_micros, old.duration_ms, old.rating, old.end_reason, old.started_at)
      is distinct from (new.cost_micros, new.duration_ms, new.rating, new.end_reason, new.started_at))
  execute function note_call_change();

create function note_analysis() returns trigger language plpgsql as $$
begin
  insert into analytics_changes (workspace_id, call_id)
  select workspace_id, id from calls where id = new.call_id and ended_at is not null;
  return null;
end $$;
create trigger call_analyses_counted after insert or update of success, sentiment on call_analyses
  for each row execute function note_analysis();

-- A leg that goes on after a transfer is charged when it ends, which can be hours after its call.
create function note_leg_cost() returns trigger language plpgsql as $$
begin
  insert into analytics_changes (workspace_id, call_id)
  select workspace_id, id from calls
  where workspace_id = new.workspace_id and id = 'call_' || substr(new.call_id, 5) and ended_at is not null;
  return null;
end $$;
create trigger wallet_holds_leg_counted after update of total_micros on wallet_holds for each row
  when (left(new.call_id, 4) = 'leg_' and new.total_micros is distinct from old.total_micros)
  execute function note_leg_cost();

-- The time zone, or UTC if this server does not know it: a name that only the service knows must not stop the count.
create function known_time_zone(zone text) returns text language plpgsql stable as $$
begin
  perform now() at time zone zone;
  return zone;
exception when invalid_parameter_value then
  return 'UTC';
end $$;

-- New reasons are appended: stored counts refer to positions.
create function end_reasons() returns text[] language sql immutable parallel safe as $$
  select '{busy,no_answer,declined,invalid_number,carrier_error,dnc_blocked,concurrency_timeout,insufficient_funds,canceled,caller_hangup,agent_hangup,ended_by_api,transferred,voicemail,inactivity,max_duration,repetition,engine_error,stt_error,tts_error,media_lost,internal_error}'::text[]
$$;

-- `sign` at the position of the reason, else 0.
create function end_reason_counts(reason text, sign integer) returns integer[] language sql immutable parallel safe as $$
  select array_agg(case when one = reason then sign else 0 end order by n) from unnest(end_reasons()) with ordinality as r (one, n)
$$;

create function add_counts(one integer[], other integer[]) returns integer[] language sql immutable parallel safe as $$
  select array_agg(coalesce(a, 0) + coalesce(b, 0) order by n) from unnest(one, other) with ordinality as c (a, b, n)
$$;

-- Sums of histograms of which either may be missing.
create function add_response_times(one sparsevec, other sparsevec) returns sparsevec language sql immutable parallel safe as $$
  select coalesce((one::vector + other::vector)::sparsevec, one, other)
$$;

-- The histogram of a call's response times: 48 slots for each of hear, think, speak and total. The first slot has what took at most
-- 40 ms, each further one is 15 % wider, the last has all above 24.8 s. Null without a turn.
create function response_times(call text) returns sparsevec language plpgsql stable as $$
declare
  counts integer[] := array_fill(0, array[192]);
  turn jsonb;
  stages constant text[] := array['hear_ms', 'think_ms', 'speak_ms', 'total_ms'];
  ms float8;
  slot integer;
  found_any boolean := false;
begin
  for turn in select data from call_events where call_id = call and type = 'latency' loop
    found_any := true;
    for stage in 1..4 loop
      ms := coalesce((turn ->> stages[stage])::float8, 0);
      slot := case when ms <= 40 then 1 else least(48, 1 + ceil(ln(ms / 40) / ln(1.15::float8)))::integer end;
      slot := slot + (stage - 1) * 48;
      counts[slot] := counts[slot] + 1;
    end loop;
  end loop;
  return case when found_any then counts::vector::sparsevec end;
end $$;

-- What each ended call adds now. What was erased or has passed its retention is as it was counted before.
create view analytics_contributions as
select c.workspace_id, c.id as call_id,
  coalesce(f.start, date_bin('15 minutes', c.created_at, '2000-01-01T00:00:00Z')) as start, f.group_id,
  coalesce(g.agent_id, c.agent_id) as agent_id, coalesce(g.agent_version, c.agent_version) as agent_version,
  coalesce(g.number, case c.direction when 'outbound' then c.from_number else c.to_number end, '') as number,
  coalesce(g.campaign_id, c.campaign_id, '') as campaign_id,
  coalesce(g.direction, c.direction) as direction, coalesce(g.channel, c.channel) as channel, coalesce(g.folded, 0) as folded,
  c.started_at is not null as answered, c.status = 'completed' as completed, c.end_reason,
  case when a.call_id is null then f.success else a.success end as success,
  case when a.call_id is null then f.sentiment else a.sentiment end as sentiment,
  case when c.erased_at is null then c.rating else f.rating end as rating,
  coalesce(c.duration_ms, 0) as talk_ms,
  c.cost_micros + coalesce(leg.total_micros, 0) as cost_micros,
  coalesce(response_times(c.id), f.response_times) as response_times
from calls c
  left join call_analyses a on a.call_id = c.id
  left join wallet_holds leg on leg.workspace_id = c.workspace_id and leg.call_id = 'leg_' || substr(c.id, 6)
  left join analytics_calls f on f.call_id = c.id
  left join analytics_groups g on g.id = f.group_id
where c.ended_at is not null and c.cost_micros is not null;
