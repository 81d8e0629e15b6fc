-- Versions of agents hold sealed secrets of functions, which are sealed again when the encryption key changes. Nothing else of
-- a version may change: its text without the sealed parts stays what it was.
create function version_without_seals(snapshot jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(snapshot, '{functions}', coalesce(
    (select jsonb_agg(item - 'headers_sealed' - 'signing_secret_sealed' order by place)
      from jsonb_array_elements(snapshot -> 'functions') with ordinality as each (item, place)),
    '[]'::jsonb))
$$;

create function refuse_changed_version() returns trigger language plpgsql as $$
begin
  if (new.workspace_id, new.agent_id, new.version, new.changed, new.created_by, new.created_at)
      is distinct from (old.workspace_id, old.agent_id, old.version, old.changed, old.created_by, old.created_at)
    or version_without_seals(new.snapshot) is distinct from version_without_seals(old.snapshot) then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

drop trigger agent_versions_append_only on agent_versions;
create trigger agent_versions_append_only before update on agent_versions
  for each row execute function refuse_changed_version();
