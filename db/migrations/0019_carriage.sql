-- What carriers tell of calls, how fast calls may begin, and what is wished of live ones.

-- The leg of a call at a carrier that calls us back. A status only moves on, so that callbacks that come twice, late or in the
-- wrong order change nothing; unique by the carrier's own name, so that an inbound call offered twice is one call.
create table call_legs (
  workspace_id text not null,
  call_id text primary key,
  carrier text not null,
  ref text not null,
  status text not null check (status in ('offered', 'initiated', 'ringing', 'answered', 'over')),
  -- How it was over, in the carrier's words: busy, no-answer, a SIP status.
  detail text,
  answered_by text check (answered_by in ('human', 'machine')),
  updated_at timestamptz(3) not null default now(),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade,
  constraint call_legs_ref unique (carrier, ref)
);

-- Dial pace of carriers and numbers: when the next call may begin (the generic cell rate algorithm, ITU-T I.371 annex A, which
-- is a token bucket in one column). Rows are few: carriers, and numbers that dialed.
create table dial_paces (
  key text primary key,
  next_at timestamptz not null
);

-- Wishes of API processes to the session of a call, wherever it lives; taken in order, each once.
create table call_wishes (
  workspace_id text not null,
  call_id text not null,
  id text not null unique,
  wish jsonb not null,
  -- Null until the session has tried; then null or why it could not.
  done_at timestamptz(3),
  failure text,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
create index call_wishes_open on call_wishes (call_id, created_at, id) where done_at is null;

alter table agent_functions drop constraint agent_functions_type_check;
alter table agent_functions add constraint agent_functions_type_check
  check (type in ('webhook', 'transfer_call', 'end_call', 'dtmf', 'mcp', 'send_sms'));
