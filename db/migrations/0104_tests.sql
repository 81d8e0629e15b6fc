-- Tests of agents: cases, and runs over them. A run keeps its cases as they were when it was created, so that a case can be changed or
-- deleted meanwhile. A result is one sample of one case, written once: what a killed process had not written is done again.
-- Nothing here refers to calls: a test is no call, and the call that a case was made from may be erased.

create table test_cases (
  workspace_id text not null references workspaces on delete cascade,
  id text not null unique,
  agent_id text not null,
  -- Null: the agent as it is when a run is created.
  agent_version integer check (agent_version > 0),
  name text not null,
  tags text[] not null default '{}',
  from_call_id text,
  -- Caller, line, variables, mocks, expectations, as the contract names them.
  definition jsonb not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id)
);
create index test_cases_page on test_cases (workspace_id, created_at desc, id desc);
create index test_cases_of_agent on test_cases (workspace_id, agent_id, created_at desc, id desc);
create index test_cases_tags on test_cases using gin (tags) where tags <> '{}';

create table test_runs (
  workspace_id text not null references workspaces on delete cascade,
  id text not null unique,
  status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed', 'canceled')),
  -- What was asked for: agent, version, tag, cases.
  selection jsonb not null,
  line text check (line in ('text', 'audio')),
  samples integer not null check (samples > 0),
  parallel integer not null check (parallel > 0),
  seed bigint not null,
  baseline_run_id text,
  error text,
  created_at timestamptz(3) not null default now(),
  started_at timestamptz(3),
  ended_at timestamptz(3),
  primary key (workspace_id, id),
  foreign key (workspace_id, baseline_run_id) references test_runs (workspace_id, id) on delete set null (baseline_run_id),
  constraint test_runs_ended check ((ended_at is not null) = (status in ('completed', 'failed', 'canceled')))
);
create index test_runs_page on test_runs (workspace_id, created_at desc, id desc);
create index test_runs_pending on test_runs (workspace_id) where status in ('queued', 'running');
create index test_runs_ended_at on test_runs (ended_at) where ended_at is not null;
create index test_runs_baseline on test_runs (workspace_id, baseline_run_id) where baseline_run_id is not null;

create table test_run_cases (
  workspace_id text not null,
  run_id text not null,
  position integer not null,
  case_id text not null,
  agent_id text not null,
  agent_version integer not null,
  name text not null,
  definition jsonb not null,
  primary key (workspace_id, run_id, position),
  foreign key (workspace_id, run_id) references test_runs (workspace_id, id) on delete cascade,
  foreign key (workspace_id, agent_id) references agents (workspace_id, id)
);

create table test_results (
  workspace_id text not null,
  run_id text not null,
  position integer not null,
  sample integer not null,
  status text not null check (status in ('passed', 'failed', 'error')),
  -- Failures, judgments, end, latency, hash of the events.
  outcome jsonb not null,
  transcript jsonb not null,
  timeline jsonb not null,
  duration_ms integer not null,
  cost_micros bigint not null,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, run_id, position, sample),
  foreign key (workspace_id, run_id, position) references test_run_cases (workspace_id, run_id, position) on delete cascade
);
