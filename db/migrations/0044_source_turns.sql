-- Sources are read in turns, so that a workspace with many of them delays no other: a workspace has one source in the job queue at a
-- time, and a crawl or a large document that is not done after some seconds waits behind the others with what it has so far.

create table source_turns (
  workspace_id text not null references workspaces (id) on delete cascade,
  -- No foreign key: while a deleted source is still being read, its workspace keeps its turn.
  source_id text primary key,
  -- waiting: for the other sources of its workspace. queued: has a job. reading: its job runs.
  state text not null check (state in ('waiting', 'queued', 'reading')),
  -- Not before; the source that has waited longest comes first.
  turn_at timestamptz not null default now(),
  -- Counts how often somebody asked for it, so that a refresh during a turn brings another.
  requested integer not null default 1,
  -- Failed attempts that may be repeated.
  attempts integer not null default 0
);
create index source_turns_next on source_turns (workspace_id, state, turn_at);
-- What upkeep looks at: turns whose job was lost.
create index source_turns_taken on source_turns (turn_at) where state <> 'waiting';

-- What has been read of a source by a turn that ended before it was done.
create table source_readings (
  workspace_id text not null,
  source_id text primary key,
  draft integer not null,
  -- Whose vectors the draft has so far; another embedder begins anew.
  embedder text not null,
  -- Where a crawl goes on; null when all pages are read and only their vectors are missing.
  frontier jsonb,
  foreign key (workspace_id, source_id) references knowledge_sources (workspace_id, id) on delete cascade
);
create table source_pages (
  workspace_id text not null,
  source_id text not null,
  position integer not null,
  -- A page with many pieces takes several rows.
  part integer not null,
  page jsonb not null,
  primary key (source_id, position, part),
  foreign key (source_id) references source_readings (source_id) on delete cascade
);

-- Sources whose jobs wait now. A job of before without a row here makes its own.
insert into source_turns (workspace_id, source_id, state, turn_at)
select workspace_id, id, 'queued', now() from knowledge_sources where status in ('pending', 'processing');
