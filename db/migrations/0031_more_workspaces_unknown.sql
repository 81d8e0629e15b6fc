-- What 0030 did for calls, for the other tables in which the rows of all workspaces pile up. In a workspace that grew since the
-- statistics were taken, each look for one of its chunks led through all of them (64 looks through 512 000 rows of 8 000), and the
-- deliveries of one call through all of its deliveries.
alter table audit_log alter column workspace_id set statistics 0;
alter table campaign_dials alter column workspace_id set statistics 0;
alter table deliveries alter column workspace_id set statistics 0;
alter table knowledge_chunks alter column workspace_id set statistics 0;
alter table ledger_movements alter column workspace_id set statistics 0;
alter table payments alter column workspace_id set statistics 0;
alter table schedule_runs alter column workspace_id set statistics 0;
alter table widget_sessions alter column workspace_id set statistics 0;
