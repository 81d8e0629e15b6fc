-- Recordings of tests count as recordings in what a workspace stores, and a sample says why it has none.
create function count_test_recording() returns trigger language plpgsql as $$
begin
  perform add_storage_use(new.workspace_id, 0, octet_length(new.audio), 0);
  return null;
end $$;
create trigger test_recordings_stored after insert on test_recordings for each row execute function count_test_recording();

create function free_test_recordings() returns trigger language plpgsql as $$
begin
  perform add_storage_use(workspace_id, 0, -sum(octet_length(audio))::bigint, 0) from gone group by workspace_id;
  return null;
end $$;
create trigger test_recordings_freed after delete on test_recordings
  referencing old table as gone for each statement execute function free_test_recordings();

select add_storage_use(workspace_id, 0, sum(octet_length(audio))::bigint, 0) from test_recordings group by workspace_id;

-- Null: it has one, or was not on a line with sound that may be kept.
alter table test_results add column recording_omitted text check (recording_omitted in ('storage_full', 'run_full'));
