-- A rating and a note on a call, and the erasure of calls. The row of an erased call stays without personal data, because ledger lines,
-- statistics and dials of campaigns refer to it; no operation shows it any more.
alter table calls
  add column rating smallint check (rating between 1 and 5),
  add column note text,
  add column erased_at timestamptz(3);
create index calls_rating on calls (workspace_id, rating, created_at desc, id desc) where rating is not null;
create index calls_tags on calls using gin (tags) where tags <> '{}';

-- What was erased of a call, with counts. `pending` lists what a job has still to do: objects in storage, rows of other resources.
create table call_erasures (
  workspace_id text not null,
  call_id text not null,
  requested_at timestamptz(3) not null default now(),
  completed_at timestamptz(3),
  pending text[] not null,
  counts jsonb not null,
  primary key (workspace_id, call_id),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade,
  constraint call_erasures_completed check ((completed_at is null) = (cardinality(pending) > 0))
);

-- Forgets the stored response that created a resource, because the resource was erased. The key stays claimed with its ULID: a repeated
-- request creates nothing, and gets what reading the resource returns then.
create function forget_stored_answers(workspace text, resource text) returns integer language sql as $$
  with forgotten as (
    update idempotency_keys set status = null, answer = null, sealed = false, lease_until = now()
    where workspace_id = workspace and ulid = split_part(resource, '_', 2) and status is not null
    returning 1)
  select count(*)::int from forgotten
$$;
