-- The call from which the case of a copy in a run was made, so that erasing the call finds the copy even if the case was deleted.
alter table test_run_cases add column from_call_id text;
update test_run_cases copy set from_call_id = c.from_call_id from test_cases c
  where c.workspace_id = copy.workspace_id and c.id = copy.case_id and c.from_call_id is not null;
drop index test_run_cases_of_case;
create index test_run_cases_from_call on test_run_cases (workspace_id, from_call_id) where from_call_id is not null;
