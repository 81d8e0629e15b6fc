-- Links that set a new password. The mail has the token; the row has its SHA-256. A row is used once, and disappears with the
-- other links of the user.
create table password_resets (
  token_hash bytea primary key,
  user_id text not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index password_resets_user on password_resets (user_id);
create index password_resets_expires on password_resets (expires_at);
