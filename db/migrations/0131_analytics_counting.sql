-- What makes counting a call and summing calls again faster. The histogram is the same as before, in half the time: all stages of a
-- turn in one step of the loop.
create or replace function response_times(call text) returns sparsevec language plpgsql stable parallel safe as $$
declare
  counts integer[] := array_fill(0, array[192]);
  turn record;
  found_any boolean := false;
begin
  for turn in
    select response_slot(data ->> 'hear_ms') as hear, 48 + response_slot(data ->> 'think_ms') as think,
      96 + response_slot(data ->> 'speak_ms') as speak, 144 + response_slot(data ->> 'total_ms') as total
    from call_events where call_id = call and type = 'latency'
  loop
    found_any := true;
    counts[turn.hear] := counts[turn.hear] + 1;
    counts[turn.think] := counts[turn.think] + 1;
    counts[turn.speak] := counts[turn.speak] + 1;
    counts[turn.total] := counts[turn.total] + 1;
  end loop;
  return case when found_any then counts::vector::sparsevec end;
end $$;

-- From 1 to 48: the first slot has what took at most 40 ms or has no time, each further one is 15 % wider, the last has the rest.
create function response_slot(ms text) returns integer language sql immutable parallel safe as $$
  select case when coalesce(ms::float8, 0) <= 40 then 1 else least(48, 1 + ceil(ln(ms::float8 / 40) / ln(1.15::float8)))::integer end
$$;

-- For summing a month again. Calls are counted in about the order of their starts.
create index analytics_calls_start on analytics_calls using brin (start);
