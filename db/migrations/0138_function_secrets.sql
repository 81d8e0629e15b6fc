-- The signing secrets of functions whose secret was rotated. A function without a row signs with the secret in its own row, of which
-- the versions of its agent contain copies. The row stays when the function is removed, because published versions still use it.
create table function_secrets (
  workspace_id text not null,
  function_id text not null,
  agent_id text not null,
  secret_sealed text not null,
  next_secret_sealed text,
  rotation_expires_at timestamptz,
  primary key (workspace_id, function_id),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade,
  check ((next_secret_sealed is null) = (rotation_expires_at is null))
);
-- For the deletion of an agent.
create index function_secrets_agent on function_secrets (workspace_id, agent_id);
