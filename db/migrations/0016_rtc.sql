-- The right to join a call in the browser, once. The row goes when it is used.

create table rtc_tokens (
  -- SHA-256 of the token.
  token_hash bytea primary key,
  workspace_id text not null,
  call_id text not null,
  expires_at timestamptz(3) not null,
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
create index rtc_tokens_call on rtc_tokens (workspace_id, call_id);
