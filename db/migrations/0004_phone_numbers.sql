-- Numbers of a workspace. The loopback test number is each workspace's own; numbers of real carriers exist once over all.

create table phone_numbers (
  workspace_id text not null references workspaces on delete cascade,
  id text not null unique,
  number text not null,
  carrier text not null,
  status text not null default 'active' check (status in ('pending', 'active', 'suspended', 'released')),
  agent_id text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (workspace_id, id)
);
create unique index phone_numbers_owner on phone_numbers (workspace_id, number) where status <> 'released';
create unique index phone_numbers_real on phone_numbers (number) where status <> 'released' and carrier <> 'loopback';
create index phone_numbers_page on phone_numbers (workspace_id, created_at desc, id desc);
