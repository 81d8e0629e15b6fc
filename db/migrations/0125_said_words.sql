-- What was said in a call is found by its words: one row for each ended call in which anybody spoke, derived from its timeline by a
-- trigger at its end, and deleted with what it was derived from. The timeline holds what redaction has left, so the words do, too.
-- A word carries the print of its workspace, so that a search reads the entries of its own workspace only, whatever others said.

create table call_words (
  workspace_id text not null,
  call_id text not null,
  words tsvector not null,
  primary key (workspace_id, call_id),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
create index call_words_said on call_words using gin (words);

-- Words without marks of punctuation, accents and case. Scripts without spaces are taken character by character.
create function words_of(said text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(lexeme), '{}') from unnest(to_tsvector('simple', regexp_replace(regexp_replace(
    case when getdatabaseencoding() = 'UTF8' then regexp_replace(normalize(lower(said), NFKD), '[\u0300-\u036f]', '', 'g') else lower(said) end,
    '[!-/:-@\[-`{-~]+', ' ', 'g'), '([\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff])', ' \1 ', 'g')))
$$;

-- The bounds keep the vector below the megabyte that it may have: two hours of talk have about 90 000 characters.
create function said_words(workspace text, said text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select substr(md5(workspace), 1, 6) || '/' || word from unnest(words_of(left(said, 100000))) as word limit 20000))
$$;

-- All words must occur; from three letters on, as the beginning of a word. Null when there is no word.
create function said_query(workspace text, asked text) returns tsquery language sql immutable parallel safe as $$
  select string_agg('''' || substr(md5(workspace), 1, 6) || '/' || word || '''' || case when length(word) >= 3 then ':*' else '' end, ' & ')::tsquery
  from unnest(words_of(asked)) as word
$$;

create function said_in(call text) returns text language sql stable as $$
  select string_agg(data ->> 'text', ' ' order by sequence) from call_events
  where call_id = call and (type = 'utterance' or type = 'monitor' and data ->> 'what' = 'said')
$$;

create function note_said_words() returns trigger language plpgsql as $$
begin
  insert into call_words (workspace_id, call_id, words)
  select new.workspace_id, new.id, said_words(new.workspace_id, said) from said_in(new.id) as said where said is not null
  on conflict do nothing;
  return null;
end $$;
create trigger calls_said after update of ended_at on calls for each row
  when (old.ended_at is null and new.ended_at is not null and new.started_at is not null) execute function note_said_words();

create index calls_end_reason on calls (workspace_id, end_reason, created_at desc, id desc) where end_reason is not null;
create index calls_duration on calls (workspace_id, duration_ms) where duration_ms > 0;
create index calls_metadata on calls using gin (metadata jsonb_path_ops) where metadata <> '{}';
