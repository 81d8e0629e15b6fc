-- Numbers that a workspace never dials, whoever asks. In E.164 as libphonenumber writes it, so that one number is one row.

create table dnc_numbers (
  workspace_id text not null references workspaces on delete cascade,
  number text not null,
  reason text,
  -- The call in which the other side asked to be left alone.
  call_id text,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, number),
  constraint dnc_numbers_call foreign key (workspace_id, call_id) references calls (workspace_id, id)
    on delete set null (call_id)
);
create index dnc_numbers_page on dnc_numbers (workspace_id, created_at desc, number desc);
create index dnc_numbers_call on dnc_numbers (call_id) where call_id is not null;
