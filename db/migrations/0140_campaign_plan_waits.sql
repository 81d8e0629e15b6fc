-- Campaigns whose planner found another planner of the workspace running, first come first served. A planner that ends continues with the first.
create table campaign_plan_waits (
  workspace_id text not null,
  campaign_id text not null,
  since timestamptz not null default clock_timestamp(),
  -- Its newest attempt. A run that began later covers it.
  asked_at timestamptz not null default clock_timestamp(),
  -- A planner was about to run it. It keeps its place until then, because yet another planner may have begun.
  woken boolean not null default false,
  primary key (workspace_id, campaign_id),
  foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id) on delete cascade
);
