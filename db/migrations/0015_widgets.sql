-- Widgets: agents on web pages, the sessions that visitors hold over them, and what was written there.

create table widgets (
  workspace_id text not null references workspaces on delete cascade,
  id text not null unique,
  name text not null,
  agent_id text not null,
  modes text[] not null check (modes <@ array['chat', 'voice'] and cardinality(modes) > 0),
  allowed_domains text[] not null default '{}',
  theme jsonb not null default '{}',
  greeting text,
  title text,
  budget_micros bigint check (budget_micros >= 0),
  status text not null default 'active' check (status in ('active', 'disabled')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (workspace_id, id),
  constraint widgets_agent foreign key (workspace_id, agent_id) references live_agents (workspace_id, agent_id)
);
create index widgets_page on widgets (workspace_id, created_at desc, id desc);
create index widgets_of_agent on widgets (workspace_id, agent_id, created_at desc, id desc);

create table widget_sessions (
  workspace_id text not null,
  id text not null unique,
  widget_id text not null,
  mode text not null check (mode in ('chat', 'voice')),
  -- Of the page, as its browser named it.
  origin text,
  call_id text,
  -- SHA-256 of the visitor's token.
  token_hash bytea not null unique,
  -- A lease on the one answer at a time; what a killed process held frees itself.
  answering_until timestamptz(3),
  message_count integer not null default 0,
  created_at timestamptz(3) not null default now(),
  last_message_at timestamptz(3),
  primary key (workspace_id, id),
  foreign key (workspace_id, widget_id) references widgets (workspace_id, id) on delete cascade,
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete set null (call_id)
);
create index widget_sessions_page on widget_sessions (workspace_id, widget_id, created_at desc, id desc);
create index widget_sessions_call on widget_sessions (workspace_id, call_id) where call_id is not null;

create table widget_messages (
  workspace_id text not null,
  session_id text not null,
  position integer not null,
  id text not null unique,
  role text not null check (role in ('agent', 'user')),
  text text not null,
  -- Functions that ran for it.
  tools text[] not null default '{}',
  llm_input_tokens integer not null default 0,
  llm_output_tokens integer not null default 0,
  cost_micros bigint not null default 0,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, session_id, position),
  foreign key (workspace_id, session_id) references widget_sessions (workspace_id, id) on delete cascade
);

-- What a widget did on a day (UTC): what its budget looks at. The cost of calls stands with the calls.
create table widget_days (
  workspace_id text not null,
  widget_id text not null,
  day date not null,
  messages integer not null default 0,
  calls integer not null default 0,
  chat_micros bigint not null default 0,
  primary key (workspace_id, widget_id, day),
  foreign key (workspace_id, widget_id) references widgets (workspace_id, id) on delete cascade
);
