-- Invitations into a workspace. The mail has the token; the row has its SHA-256. An invitation is used once.
create table invitations (
  workspace_id text not null references workspaces on delete cascade,
  id text not null unique,
  email text not null,
  role text not null check (role in ('owner', 'admin', 'member', 'viewer')),
  token_hash bytea not null unique,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'revoked')),
  invited_by text references users on delete set null,
  accepted_by text references users on delete set null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  closed_at timestamptz(3),
  primary key (workspace_id, id),
  check ((status = 'pending') = (closed_at is null))
);
-- A second invitation of an address replaces the first.
create unique index invitations_pending on invitations (workspace_id, lower(email)) where status = 'pending';
create index invitations_page on invitations (workspace_id, created_at desc, id desc);
create index invitations_invited_by on invitations (invited_by);
create index invitations_accepted_by on invitations (accepted_by);

create index members_page on members (workspace_id, created_at desc, user_id desc);
