-- Campaigns: many contacts, dialed at a pace. A dial is keyed by its contact and its attempt, and its row is written in the
-- transaction that queues the call: nobody is dialed twice for one attempt, wherever a process dies.

create table campaigns (
  workspace_id text not null references workspaces on delete cascade,
  id text not null unique,
  name text not null,
  -- Null: none was named yet, so it cannot start.
  agent_id text,
  -- Rotated over the dials; empty: the number rules of a single call.
  from_numbers text[] not null default '{}',
  dials_per_second double precision not null check (dials_per_second >= 0.1),
  concurrency integer not null check (concurrency >= 1),
  retry jsonb not null default '{}',
  windows jsonb not null default '[]',
  -- 'contact', or the IANA zone that the windows are told in for all contacts.
  time_zone text not null default 'contact',
  default_country text,
  -- Null: the agent's own.
  voicemail jsonb,
  circuit_breaker jsonb,
  scheduled_at timestamptz(3),
  status text not null default 'draft'
    check (status in ('draft', 'scheduled', 'running', 'paused', 'completed', 'canceled')),
  pause_reason text check (pause_reason in ('manual', 'circuit_breaker', 'insufficient_funds', 'provider_error')),
  pause_detail text,
  -- Running, with nothing to dial before this time.
  next_dial_at timestamptz(3),
  -- Starts anew with the contacts that failed; each round completes once.
  round integer not null default 1,
  -- Names of the variables that its contacts have, in the order of their first upload: the columns of the results.
  variable_names text[] not null default '{}',
  -- A contact is there when its upload is among the ready ones: a whole file appears at once.
  uploads_ready integer not null default 0,
  -- The upload under way, and until when its process is taken to live.
  upload_id text,
  upload_leased_until timestamptz(3),
  started_at timestamptz(3),
  completed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Calls keep their campaign. The contacts of a deleted one are erased by a job.
  deleted_at timestamptz(3),
  -- A campaign that is over does not keep its agent from being deleted.
  live_agent_id text generated always as
    (case when status in ('draft', 'scheduled', 'running', 'paused') and deleted_at is null then agent_id end) stored,
  primary key (workspace_id, id),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id),
  constraint campaigns_agent foreign key (workspace_id, live_agent_id) references live_agents (workspace_id, agent_id),
  constraint campaigns_started check (status not in ('scheduled', 'running') or agent_id is not null),
  constraint campaigns_pause check ((status = 'paused') = (pause_reason is not null)),
  constraint campaigns_upload check ((upload_id is null) = (upload_leased_until is null))
);
create index campaigns_page on campaigns (workspace_id, created_at desc, id desc) where deleted_at is null;
create index campaigns_live_agent on campaigns (workspace_id, live_agent_id) where live_agent_id is not null;

create table campaign_contacts (
  workspace_id text not null,
  campaign_id text not null,
  -- In the order of the rows.
  id text not null,
  -- Row of all uploads so far, from 1.
  position integer not null,
  upload integer not null,
  to_number text not null,
  time_zone text,
  variables jsonb not null default '{}',
  status text not null default 'pending'
    check (status in ('pending', 'dialing', 'retry_scheduled', 'completed', 'failed', 'skipped', 'canceled')),
  skip_reason text check (skip_reason in ('dnc', 'duplicate', 'invalid', 'window_closed')),
  -- Dials so far, and those of the campaign's round.
  attempts integer not null default 0,
  round_attempts integer not null default 0,
  -- Not before; null: now.
  next_attempt_at timestamptz(3),
  last_call_id text,
  last_outcome text,
  updated_at timestamptz(3) not null default now(),
  primary key (workspace_id, campaign_id, id),
  foreign key (workspace_id, last_call_id) references calls (workspace_id, id) on delete set null (last_call_id),
  constraint campaign_contacts_number unique (workspace_id, campaign_id, to_number),
  constraint campaign_contacts_skipped check ((status = 'skipped') = (skip_reason is not null))
);
-- What is due, for the planner: the oldest date first, rows in order.
create index campaign_contacts_due on campaign_contacts (workspace_id, campaign_id, next_attempt_at nulls first, position)
  where status in ('pending', 'retry_scheduled');
-- The filter by status. Not of pending ones, so that an upload does not write it.
create index campaign_contacts_status on campaign_contacts (workspace_id, campaign_id, status, id) where status <> 'pending';
create index campaign_contacts_call on campaign_contacts (last_call_id) where last_call_id is not null;

-- Their campaign is there: what a foreign key would ask for each of 100 000 rows of an upload, which doubles its time, is
-- asked once a statement.
create function check_contacts_campaign() returns trigger language plpgsql as $$
begin
  perform 1 from campaigns where (workspace_id, id) in (select distinct workspace_id, campaign_id from added) for key share;
  if exists (select distinct workspace_id, campaign_id from added except select workspace_id, id from campaigns) then
    raise exception 'contacts of a campaign that does not exist'
      using errcode = 'foreign_key_violation', constraint = 'campaign_contacts_campaign';
  end if;
  return null;
end $$;
create trigger campaign_contacts_campaign after insert on campaign_contacts
  referencing new table as added for each statement execute function check_contacts_campaign();
create function refuse_moved_contact() returns trigger language plpgsql as $$
begin
  raise exception 'a contact stays in its campaign';
end $$;
create trigger campaign_contacts_stay before update of workspace_id, campaign_id on campaign_contacts
  for each row execute function refuse_moved_contact();
create function delete_contacts() returns trigger language plpgsql as $$
begin
  delete from campaign_contacts where workspace_id = old.workspace_id and campaign_id = old.id;
  return null;
end $$;
create trigger campaigns_contacts after delete on campaigns
  for each row execute function delete_contacts();

-- One narrow row a campaign, written with each change of a contact: nothing is counted to be shown.
create table campaign_stats (
  workspace_id text not null,
  campaign_id text not null,
  pending integer not null default 0,
  dialing integer not null default 0,
  retry_scheduled integer not null default 0,
  completed integer not null default 0,
  failed integer not null default 0,
  skipped integer not null default 0,
  canceled integer not null default 0,
  -- Dials, and calls of them that somebody or something answered.
  attempts integer not null default 0,
  answered integer not null default 0,
  -- Ended calls by end reason.
  outcomes jsonb not null default '{}',
  cost_micros bigint not null default 0,
  talk_ms bigint not null default 0,
  primary key (workspace_id, campaign_id),
  foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id) on delete cascade,
  constraint campaign_stats_counts check (
    pending >= 0 and dialing >= 0 and retry_scheduled >= 0 and completed >= 0 and failed >= 0 and skipped >= 0
    and canceled >= 0 and attempts >= 0 and answered >= 0
  )
) with (fillfactor = 20);

-- The key of a dial.
create table campaign_dials (
  workspace_id text not null,
  contact_id text not null,
  attempt integer not null,
  campaign_id text not null,
  round integer not null,
  call_id text unique,
  outcome text,
  created_at timestamptz(3) not null default now(),
  -- Null while the call waits or runs.
  settled_at timestamptz(3),
  primary key (workspace_id, contact_id, attempt),
  foreign key (workspace_id, campaign_id, contact_id) references campaign_contacts (workspace_id, campaign_id, id)
    on delete cascade,
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete set null (call_id)
);
-- The newest outcomes, for the circuit breaker.
create index campaign_dials_settled on campaign_dials (workspace_id, campaign_id, settled_at desc)
  where settled_at is not null;

alter table calls add column campaign_id text;
-- What the campaign wants of an answering machine; null: the agent's own policy.
alter table calls add column voicemail jsonb;
alter table calls add constraint calls_campaign
  foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id) on delete set null (campaign_id);
create index calls_campaign on calls (workspace_id, campaign_id, created_at desc, id desc) where campaign_id is not null;
create index calls_campaign_dialed on calls (campaign_id, dialed_at) where campaign_id is not null;

-- How fast calls of one origin may be dialed. Belongs to calls, which know nothing of campaigns: `id` is a calls.campaign_id.
create table call_pacers (
  workspace_id text not null references workspaces on delete cascade,
  id text not null,
  dials_per_second double precision not null check (dials_per_second > 0),
  concurrency integer not null check (concurrency >= 1),
  -- Nothing of it is dialed.
  held boolean not null default false,
  primary key (workspace_id, id)
);
