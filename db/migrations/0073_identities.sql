-- Users who sign in at an OpenID Connect provider. A user is known there by issuer and subject, never by the e-mail address alone.
create table identities (
  issuer text not null,
  subject text not null,
  id text not null unique,
  user_id text not null references users (id) on delete cascade,
  email text,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  primary key (issuer, subject)
);
create index identities_user on identities (user_id, created_at desc, id desc);
-- Users without a password sign in at the provider alone.
alter table users alter column password_hash drop not null;
-- Each sign-in is finished once. Rows are deleted after the sign-in would have expired.
create table finished_sign_ins (
  hash bytea primary key,
  expires_at timestamptz(3) not null
);
create index finished_sign_ins_expiry on finished_sign_ins (expires_at);
