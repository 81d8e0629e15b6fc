-- The words of calls that ended before the trigger of the migration before this one; apart from it, so that no call waits meanwhile.
insert into call_words (workspace_id, call_id, words)
select c.workspace_id, c.id, said_words(c.workspace_id, said) from calls c, said_in(c.id) as said
where c.ended_at is not null and c.started_at is not null and c.erased_at is null and c.transcript_removed_at is null and said is not null
on conflict do nothing;
