-- Notes each hour that has calls or chat answers from before usage was summed, after the triggers that note later changes. From one
-- hour of calls the next is one look into the index, however many calls there are.
with recursive hours as (
  (select workspace_id, date_trunc('hour', ended_at, 'UTC') as hour from calls where ended_at is not null
    order by calls.workspace_id, calls.ended_at limit 1)
  union all
  select following.* from hours, lateral (
    select workspace_id, date_trunc('hour', ended_at, 'UTC') from calls
    where ended_at is not null and (calls.workspace_id, calls.ended_at) >= (hours.workspace_id, hours.hour + interval '1 hour')
    order by calls.workspace_id, calls.ended_at limit 1
  ) as following
)
insert into usage_changes (workspace_id, hour)
select workspace_id, hour from hours
union
select workspace_id, date_trunc('hour', settled_at, 'UTC') from wallet_holds where left(call_id, 4) = 'msg_' and settled_at is not null;
