-- What was heard in a sample of a test on an audio line: a sound file in µ-law at 8 kHz, caller left, agent right. Written with its result,
-- gone with it: with the run, with the case of an erased call, with the workspace.
create table test_recordings (
  workspace_id text not null,
  run_id text not null,
  position integer not null,
  sample integer not null,
  audio bytea not null,
  created_at timestamptz(3) not null default now(),
  primary key (workspace_id, run_id, position, sample),
  foreign key (workspace_id, run_id, position, sample)
    references test_results (workspace_id, run_id, position, sample) on delete cascade
);
-- Sound does not compress, and its length is read without it.
alter table test_recordings alter column audio set storage external;
create index test_recordings_created_at on test_recordings (created_at);
