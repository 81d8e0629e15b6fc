-- What was made of a call is found again when the call is erased: test cases, and the copies of them in runs.
create index test_cases_from_call on test_cases (workspace_id, from_call_id) where from_call_id is not null;
create index test_run_cases_of_case on test_run_cases (workspace_id, case_id);
