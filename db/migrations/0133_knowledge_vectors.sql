-- Vectors stand in a table of their own, in half precision. An exact search read 2 KiB of vector and the text beside it for each chunk;
-- now it reads seven chunks from a page in place of three.

-- The type halfvec is in pgvector 0.7 and newer. A database keeps the version with which it created the extension.
do $$
begin
  if to_regtype('halfvec') is null then
    alter extension vector update;
  end if;
  if to_regtype('halfvec') is null then
    raise exception 'the extension pgvector must be 0.7 or newer; install it on the database server and migrate again';
  end if;
end $$;

-- First, so that no chunk is written between the copy and the end of the old column.
lock table knowledge_chunks in access exclusive mode;

-- One row for each chunk. The order of the columns keeps a row at 1 160 bytes with ids of 30 characters, so that seven fill a page; one
-- more column, or the id of the base in place of its number, makes it six.
create table knowledge_vectors (
  -- knowledge_bases.number.
  base_number integer not null,
  edition integer not null,
  embedding halfvec(512) not null,
  workspace_id text not null,
  chunk_id text not null,
  source_id text not null
);
alter table knowledge_vectors alter column embedding set storage plain;
-- Workspaces and bases that grew since the statistics were taken: see 0031.
alter table knowledge_vectors alter column workspace_id set statistics 0, alter column base_number set statistics 0;

-- The rows of a base on as few pages as possible. What is written later comes in batches of one source.
insert into knowledge_vectors (base_number, edition, embedding, workspace_id, chunk_id, source_id)
select b.number, c.edition, c.embedding::halfvec(512), c.workspace_id, c.id, c.source_id
from knowledge_chunks c
join knowledge_bases b on b.workspace_id = c.workspace_id and b.id = c.knowledge_base_id
order by b.number, c.source_id, c.edition, c.position;

-- Chunks of deleted bases wait for their purge without vectors; no search reaches them.
alter table knowledge_vectors
  add primary key (workspace_id, chunk_id),
  add foreign key (workspace_id, chunk_id) references knowledge_chunks (workspace_id, id) on delete cascade;
create index knowledge_vectors_base on knowledge_vectors (base_number);

-- The indexes of large bases go with the column. Until a job has built the new one, their searches are exact.
alter table knowledge_chunks drop column embedding;
select graphile_worker.add_job('knowledge-bases.index', json_build_object('workspaceId', workspace_id, 'baseId', id),
  queue_name => 'knowledge-index', max_attempts => 5, job_key => 'knowledge-index:' || id)
from knowledge_bases where indexed_at is not null;
update knowledge_bases set indexed_at = null where indexed_at is not null;

-- Gives the room of the old column back, and puts the chunks of a source beside one another.
cluster knowledge_chunks using knowledge_chunks_source;
alter table knowledge_chunks set without cluster;
