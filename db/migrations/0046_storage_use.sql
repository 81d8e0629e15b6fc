-- What each workspace stores, so that one cannot fill the disk of all: documents with what is searched of them, recordings, contacts.
-- Triggers keep the sums, so that a deletion by cascade frees what it deletes. Whether there is room is asked under a lock of the row.
create table storage_use (
  workspace_id text primary key references workspaces (id) on delete cascade,
  documents_bytes bigint not null default 0,
  recordings_bytes bigint not null default 0,
  contacts_bytes bigint not null default 0
);

-- The file or text as given, and its chunks with their vectors (2 KiB each).
alter table knowledge_sources add column stored_bytes bigint not null default 0 check (stored_bytes >= 0);
update knowledge_sources s set stored_bytes =
  case s.type when 'text' then octet_length(s.content) when 'file' then s.bytes else 0 end
  + coalesce((select sum(octet_length(c.text) + 2048) from knowledge_chunks c
      where c.workspace_id = s.workspace_id and c.source_id = s.id and c.edition = s.edition), 0);

-- Of pieces that lie in storage, and how many of them were counted, so that a piece that is written again counts once.
alter table calls
  add column recording_held_bytes bigint not null default 0 check (recording_held_bytes >= 0),
  add column recording_pieces integer not null default 0,
  add column recording_mono_bytes bigint not null default 0 check (recording_mono_bytes >= 0);

-- Of uploads that are ready.
alter table campaigns add column stored_bytes bigint not null default 0 check (stored_bytes >= 0);
update campaigns g set stored_bytes = coalesce((
  select sum(200 + octet_length(c.variables::text)) from campaign_contacts c
   where c.workspace_id = g.workspace_id and c.campaign_id = g.id), 0);

insert into storage_use (workspace_id, documents_bytes, recordings_bytes, contacts_bytes)
select w.id,
  coalesce((select sum(stored_bytes) from knowledge_sources s where s.workspace_id = w.id), 0),
  coalesce((select sum(recording_bytes) from calls c where c.workspace_id = w.id), 0),
  coalesce((select sum(stored_bytes) from campaigns c where c.workspace_id = w.id), 0)
from workspaces w;

create function add_storage_use(workspace text, documents bigint, recordings bigint, contacts bigint) returns void
language sql as $$
  insert into storage_use as u (workspace_id, documents_bytes, recordings_bytes, contacts_bytes)
  select id, documents, recordings, contacts from workspaces where id = workspace
  on conflict (workspace_id) do update set
    documents_bytes = u.documents_bytes + documents,
    recordings_bytes = u.recordings_bytes + recordings,
    contacts_bytes = u.contacts_bytes + contacts
$$;

create function count_stored_document() returns trigger language plpgsql as $$
begin
  perform add_storage_use(new.workspace_id, new.stored_bytes - case tg_op when 'UPDATE' then old.stored_bytes else 0 end, 0, 0);
  return null;
end $$;
create trigger knowledge_sources_stored after insert on knowledge_sources
  for each row when (new.stored_bytes <> 0) execute function count_stored_document();
create trigger knowledge_sources_restored after update of stored_bytes on knowledge_sources
  for each row when (new.stored_bytes <> old.stored_bytes) execute function count_stored_document();

create function free_stored_documents() returns trigger language plpgsql as $$
begin
  perform add_storage_use(workspace_id, -sum(stored_bytes)::bigint, 0, 0) from gone group by workspace_id;
  return null;
end $$;
create trigger knowledge_sources_freed after delete on knowledge_sources
  referencing old table as gone for each statement execute function free_stored_documents();

create function recording_use(call calls) returns bigint language sql immutable as $$
  select case when call.recording_state = 'failed' then 0
    else coalesce(call.recording_bytes, call.recording_held_bytes) end + call.recording_mono_bytes
$$;
create function count_recording() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform add_storage_use(old.workspace_id, 0, -recording_use(old), 0);
  elsif recording_use(new) <> recording_use(old) then
    perform add_storage_use(new.workspace_id, 0, recording_use(new) - recording_use(old), 0);
  end if;
  return null;
end $$;
create trigger calls_recorded after update of recording_state, recording_bytes, recording_held_bytes, recording_mono_bytes on calls
  for each row execute function count_recording();
create trigger calls_unrecorded after delete on calls for each row execute function count_recording();

create function count_stored_contacts() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform add_storage_use(old.workspace_id, 0, 0, -old.stored_bytes);
  else
    perform add_storage_use(new.workspace_id, 0, 0, new.stored_bytes - old.stored_bytes);
  end if;
  return null;
end $$;
create trigger campaigns_stored after update of stored_bytes on campaigns
  for each row when (new.stored_bytes <> old.stored_bytes) execute function count_stored_contacts();
create trigger campaigns_freed after delete on campaigns for each row execute function count_stored_contacts();
