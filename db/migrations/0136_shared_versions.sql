-- Two versions of one agent can share a number, so that a new version receives a part of the calls before all. Null is one version, too:
-- the one that new calls use.
create unique index phone_number_agents_key
  on phone_number_agents (workspace_id, phone_number_id, direction, agent_id, agent_version) nulls not distinct;
alter table phone_number_agents drop constraint phone_number_agents_pkey;
