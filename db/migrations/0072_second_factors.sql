-- Time-based one-time passwords (RFC 6238) of users. A factor without confirmed_at is an enrolment that has not been finished and is
-- not asked for. last_step is the time step of the last code that was accepted: no code is accepted twice.
create table second_factors (
  user_id text primary key references users (id) on delete cascade,
  secret_sealed text not null,
  confirmed_at timestamptz(3),
  last_step bigint,
  created_at timestamptz(3) not null default now()
);
-- Codes for a user who lost the device. Each works once; the row of a used one is deleted.
create table recovery_codes (
  user_id text not null references second_factors (user_id) on delete cascade,
  hash bytea not null,
  primary key (user_id, hash)
);
