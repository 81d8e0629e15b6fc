-- Knowledge bases: sources, the chunks that are searched, and the agents that use them.
-- Chunks point to their source without a foreign key: a source or a whole base disappears at once, because searches go
-- through the source's row, and a job takes the chunks away in portions.

create extension if not exists vector;

create table knowledge_bases (
  workspace_id text not null references workspaces on delete cascade,
  id text not null unique,
  -- Stands before each word in the index below, so that a search by words reads no other base's entries.
  number integer not null unique generated always as identity,
  name text not null,
  description text not null default '',
  max_chars integer not null,
  overlap_chars integer not null,
  refresh_interval_seconds integer,
  -- Large bases have an approximate index of their own; null: searches are exact.
  indexed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (workspace_id, id)
);
create index knowledge_bases_page on knowledge_bases (workspace_id, created_at desc, id desc);

create table knowledge_sources (
  workspace_id text not null,
  id text not null unique,
  knowledge_base_id text not null,
  type text not null check (type in ('text', 'url', 'file')),
  content text,
  url text,
  crawl jsonb,
  file_name text,
  content_type text,
  storage_key text,
  metadata jsonb not null default '{}',
  status text not null default 'pending' check (status in ('pending', 'processing', 'ready', 'failed')),
  error_code text,
  error_detail text,
  -- The edition that is searched, 0: none yet; and the newest one that somebody began to write.
  edition integer not null default 0,
  draft integer not null default 0,
  draft_at timestamptz(3),
  -- Of the searched edition: what it was made from, and whose vectors it has. Vectors of two embedders are never compared.
  content_hash text,
  embedder text,
  bytes bigint not null default 0,
  chunks integer not null default 0,
  pages integer not null default 0,
  last_fetched_at timestamptz(3),
  next_refresh_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, knowledge_base_id) references knowledge_bases (workspace_id, id) on delete cascade,
  constraint knowledge_sources_kind check (
    (type = 'text' and content is not null) or (type = 'url' and url is not null)
    or (type = 'file' and storage_key is not null)),
  constraint knowledge_sources_error check ((error_code is null) = (status <> 'failed'))
);
create index knowledge_sources_page on knowledge_sources (workspace_id, knowledge_base_id, created_at desc, id desc);
create index knowledge_sources_due on knowledge_sources (next_refresh_at) where next_refresh_at is not null;
create index knowledge_sources_unfinished on knowledge_sources (draft_at) where status = 'processing';
create index knowledge_sources_embedder on knowledge_sources (embedder) where edition > 0;

create table knowledge_chunks (
  workspace_id text not null references workspaces on delete cascade,
  id text not null,
  knowledge_base_id text not null,
  source_id text not null,
  edition integer not null,
  position integer not null,
  text text not null,
  title text,
  heading text,
  url text,
  -- Of what was embedded: the same text is not embedded twice.
  hash text not null,
  embedder text not null,
  embedding vector(512) not null,
  -- The words of the text after stemming, each as <number of the base>:<word>.
  words text[] not null,
  primary key (workspace_id, id)
);
-- An exact search reads the vector and the names of every chunk of a base. A vector is too large for a row that Postgres leaves
-- alone, and it would put all other columns elsewhere to make room; so these stay in the row, and the texts go.
alter table knowledge_chunks
  alter column embedding set storage plain,
  alter column workspace_id set storage plain,
  alter column id set storage plain,
  alter column knowledge_base_id set storage plain,
  alter column source_id set storage plain,
  alter column hash set storage plain,
  alter column embedder set storage plain;
create index knowledge_chunks_base on knowledge_chunks (workspace_id, knowledge_base_id);
create index knowledge_chunks_source on knowledge_chunks (source_id, edition, position);
create index knowledge_chunks_words on knowledge_chunks using gin (words);

-- Deleting an agent forgets its links; deleting a base fails on the constraint while an agent uses it.
create table agent_knowledge_bases (
  workspace_id text not null,
  agent_id text not null,
  knowledge_base_id text not null,
  primary key (workspace_id, agent_id, knowledge_base_id),
  foreign key (workspace_id, agent_id) references live_agents (workspace_id, agent_id) on delete cascade,
  constraint agent_knowledge_bases_base
    foreign key (workspace_id, knowledge_base_id) references knowledge_bases (workspace_id, id)
);
create index agent_knowledge_bases_base on agent_knowledge_bases (workspace_id, knowledge_base_id);
