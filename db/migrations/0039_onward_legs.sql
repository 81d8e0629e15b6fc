-- Legs that a carrier keeps open beside, or after, the leg that carries a call: the target of a cold transfer, the human of a
-- warm one, the number that a caller is forwarded to. Each takes a slot of its workspace while it is open. Cold transfers and
-- forwards have a hold in the wallet under their id, and a limit that the hold covers; the second leg of a warm transfer is
-- part of its call's hold.
create table onward_legs (
  workspace_id text not null references workspaces on delete cascade,
  id text primary key,
  kind text not null check (kind in ('transfer', 'warm', 'forward')),
  -- Of the call that it comes from: inbound ones use the reserve for inbound calls.
  direction text not null check (direction in ('inbound', 'outbound')),
  -- Null for a forward: the caller never got a call here.
  call_id text,
  phone_number_id text not null,
  carrier text not null,
  -- The carrier's own name of a forwarded call.
  ref text,
  to_number text not null,
  limit_seconds integer not null check (limit_seconds > 0),
  -- When it is looked at next, in case that nobody tells of its end.
  expires_at timestamptz(3) not null,
  -- Set right before the carrier is asked: what was never asked for costs nothing.
  asked_at timestamptz(3),
  answered_at timestamptz(3),
  -- One of the two sides has left, told by a carrier that does not tell how long they talked.
  left_at timestamptz(3),
  ended_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade,
  constraint onward_legs_call check ((kind = 'forward') = (call_id is null)),
  constraint onward_legs_ref check ((kind = 'forward') = (ref is not null))
);
create index onward_legs_open on onward_legs (workspace_id) where ended_at is null;
create index onward_legs_due on onward_legs (expires_at) where ended_at is null;
create index onward_legs_of_call on onward_legs (call_id) where call_id is not null;
create unique index onward_legs_forward on onward_legs (carrier, ref) where ref is not null;
