-- Words of a search no longer contain punctuation. Chunks of earlier releases have the words that Postgres found: "-4711" of SKU-4711,
-- "monday/tuesday", "hx200b". Adds their parts, so that searches find them without reading the sources again.
update knowledge_chunks c
set words = c.words || array(
  select b.number || ':' || part.lexeme
  from knowledge_bases b
  cross join lateral (
    select string_agg(regexp_replace(regexp_replace(substr(word, length(b.number || ':') + 1), '[-/.+_@:~%&=?#]+', ' ', 'g'),
      '([a-z])(?=[0-9])|([0-9])(?=[a-z])', '\1\2 ', 'g'), ' ') as text
    from unnest(c.words) word where word ~ '^[0-9]+:.*([-/.+_@:~%&=?#]|[a-z][0-9]|[0-9][a-z])') split
  cross join lateral unnest(to_tsvector('english', split.text)) part
  where b.workspace_id = c.workspace_id and b.id = c.knowledge_base_id)
where exists (
  select from unnest(c.words) word where word ~ '^[0-9]+:.*([-/.+_@:~%&=?#]|[a-z][0-9]|[0-9][a-z])');
