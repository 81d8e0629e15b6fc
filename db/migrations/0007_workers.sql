-- Which job runners are alive. A runner writes its row every two seconds; whoever stays silent for ten loses its jobs,
-- which graphile-worker alone would keep locked for four hours.
create table worker_heartbeats (
  worker_id text primary key,
  process text not null,
  started_at timestamptz not null default now(),
  beat_at timestamptz not null default now()
);

comment on column worker_heartbeats.worker_id is 'The id that graphile-worker writes into locked_by.';
comment on column worker_heartbeats.process is 'Host and process id, for people.';
