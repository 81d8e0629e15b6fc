-- Failed logins, counted across processes. A key is the SHA-256 of what is counted: an account (by its e-mail address, whether
-- it exists or not), an address, or an account at an address. An account at an address from which it logged in before is
-- counted by itself, so that strangers who try its password do not keep its owner out.
create table login_attempts (
  key bytea primary key,
  failures integer not null default 0,
  -- Until then no password is looked at.
  blocked_until timestamptz(3),
  last_at timestamptz(3) not null default now(),
  succeeded_at timestamptz(3),
  -- Of an account at an address: failures that the audit log does not show yet.
  unaudited integer not null default 0,
  user_id text references users on delete cascade,
  ip text
);
create index login_attempts_unaudited on login_attempts (key) where unaudited > 0;
create index login_attempts_last on login_attempts (last_at);
create index login_attempts_user on login_attempts (user_id) where user_id is not null;
