-- A call ends without waiting for storage, and a job makes one object of its recording afterwards. So a call that is over
-- can have a recording in pieces, one that lacks a part, or one that could not be stored.

alter table calls drop constraint calls_recording_state_check;
-- Null: not recorded. pieces: parts of the MP3 stream lie in storage. ready: one object does. failed: nothing is left to serve.
alter table calls add constraint calls_recording_state_check check (recording_state in ('pieces', 'ready', 'failed'));
-- Some of the call is not in it: storage was away for too long, or the process died.
alter table calls add column recording_incomplete boolean not null default false;

-- From now on the state is `pieces` from the first piece on. For calls that run while this migration does:
update calls set recording_state = 'pieces'
from agent_versions
where calls.status = 'in_progress' and calls.recording_state is null
  and agent_versions.workspace_id = calls.workspace_id and agent_versions.agent_id = calls.agent_id
  and agent_versions.version = calls.agent_version
  and (agent_versions.snapshot #>> '{settings,recording,enabled}')::boolean;

-- What the hourly look at recordings looks at.
create index calls_recordings_unsettled on calls (ended_at)
  where recording_state in ('pieces', 'failed') or recording_incomplete or lease_owner like '%/reaper';
