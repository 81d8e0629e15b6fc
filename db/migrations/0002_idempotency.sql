-- First answers to POSTs that carried an Idempotency-Key, for 24 hours; see src/http/idempotency.ts.
-- The client's key is stored as a hash only: sealed answers are encrypted under it.

create table idempotency_keys (
  workspace_id text not null references workspaces on delete cascade,
  -- Operation and the ids in its path: the same key on another call is another request.
  route text not null,
  key_hash bytea not null,
  -- SHA-256 of query and body: the same key with another body is a mistake of the client.
  fingerprint bytea not null,
  -- Identifier, without prefix, of the row that the request creates: every attempt creates the same row or none.
  ulid text not null,
  -- Counts the takeovers; only the last attempt may store its answer.
  attempt integer not null default 1,
  -- Renewed while the request runs; when it has passed, the process is taken for dead.
  lease_until timestamptz not null,
  -- Null while there is no answer.
  status integer,
  answer text,
  sealed boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (workspace_id, route, key_hash)
);
create index idempotency_keys_expiry on idempotency_keys (expires_at);
