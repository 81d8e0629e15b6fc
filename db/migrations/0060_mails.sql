-- Mails on their way. A row is written in the transaction of what it reports, and a job sends it. The content holds links with
-- secrets: it is sealed, and removed as soon as the mail was sent or given up.
create table mails (
  id text primary key,
  -- Null: it concerns a user and no workspace.
  workspace_id text references workspaces on delete cascade,
  kind text not null,
  recipient text not null,
  content_sealed text,
  status text not null default 'pending' check (status in ('pending', 'sent', 'failed')),
  failure text,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  check ((status = 'pending') = (content_sealed is not null)),
  check ((status = 'pending') = (finished_at is null))
);
create index mails_created on mails (created_at);
create index mails_workspace on mails (workspace_id);
