-- Fields of the agent that one call uses in place of those of its version: what its owner tries before it is saved.
create table call_drafts (
  workspace_id text not null,
  call_id text primary key,
  settings jsonb not null,
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
