-- A version of an agent that a number or a test case names is not deleted, whichever of both comes first: the job that deletes old versions
-- looked, and a number could name one before it deleted. Rows from before are left as they are: they may name one that is gone.
alter table phone_numbers add constraint phone_numbers_agent_version
  foreign key (workspace_id, agent_id, agent_version) references agent_versions (workspace_id, agent_id, version) not valid;
alter table phone_number_agents add constraint phone_number_agents_agent_version
  foreign key (workspace_id, agent_id, agent_version) references agent_versions (workspace_id, agent_id, version) not valid;
alter table test_cases add constraint test_cases_agent_version
  foreign key (workspace_id, agent_id, agent_version) references agent_versions (workspace_id, agent_id, version) not valid;
