-- Who may act: people, workspaces, their membership, sessions and API keys; and what they did.
-- Tenants' tables carry (workspace_id, id) as a key, so that foreign keys between them cannot cross workspaces.

create table users (
  id text primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  time_zone text not null default 'UTC',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index users_email on users (lower(email));

create table workspaces (
  id text primary key,
  name text not null,
  created_at timestamptz(3) not null default now()
);

create table members (
  workspace_id text not null references workspaces on delete cascade,
  user_id text not null references users on delete cascade,
  role text not null check (role in ('owner', 'admin', 'member', 'viewer')),
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, user_id)
);
create index members_user on members (user_id, created_at);

-- A session is checked on every request, so that logging out works at once.
create table sessions (
  id text primary key,
  user_id text not null references users on delete cascade,
  workspace_id text not null references workspaces on delete cascade,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);
create index sessions_user on sessions (user_id);

-- Refresh tokens of a session form one chain; a superseded token used late means that it was stolen.
create table refresh_tokens (
  hash bytea primary key,
  session_id text not null references sessions on delete cascade,
  created_at timestamptz(3) not null default now(),
  superseded_at timestamptz(3)
);
create index refresh_tokens_session on refresh_tokens (session_id);

create table api_keys (
  workspace_id text not null references workspaces on delete cascade,
  id text not null unique,
  name text not null,
  scope text not null check (scope in ('read-only', 'write', 'admin')),
  prefix text not null,
  hash bytea not null unique,
  created_by text not null references users,
  predecessor_id text,
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  revoked_at timestamptz(3),
  primary key (workspace_id, id),
  foreign key (workspace_id, predecessor_id) references api_keys (workspace_id, id)
);
create index api_keys_page on api_keys (workspace_id, created_at desc, id desc);

-- Append-only: no row is ever changed or removed, whoever asks.
create table audit_log (
  id text primary key,
  workspace_id text not null,
  actor_kind text not null check (actor_kind in ('user', 'key', 'system')),
  actor_id text,
  user_id text,
  action text not null,
  target_id text,
  changes jsonb not null default '{}',
  request_id text,
  ip text,
  created_at timestamptz(3) not null default now()
);
create index audit_log_page on audit_log (workspace_id, created_at desc, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
