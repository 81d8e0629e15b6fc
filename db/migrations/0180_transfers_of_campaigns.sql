-- The cost of a campaign includes the legs that continue after cold transfers. Each is added once: `leg_micros` is what was added
-- for the dial, micro-units, null before the leg has ended or without a leg.
alter table campaign_dials add column leg_micros bigint;

update campaign_dials d set leg_micros = leg.total_micros
  from wallet_holds leg
  where leg.workspace_id = d.workspace_id and leg.call_id = 'leg_' || substr(d.call_id, 6) and leg.total_micros is not null;

update campaign_stats s set cost_micros = s.cost_micros + legs.micros
  from (
    select workspace_id, campaign_id, sum(leg_micros) as micros from campaign_dials
    where leg_micros is not null group by workspace_id, campaign_id
  ) legs
  where legs.workspace_id = s.workspace_id and legs.campaign_id = s.campaign_id;
