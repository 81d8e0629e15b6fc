-- Also forgets the responses to later requests about the erased resource, such as ending a call, which contain its data. Their keys have
-- ULIDs of their own, and its id in the route. A request that is still running stores no response afterwards: its attempt is over.
create or replace function forget_stored_answers(workspace text, resource text) returns integer language sql as $$
  with due as (
    select route, key_hash, status from idempotency_keys
    where workspace_id = workspace and (ulid = split_part(resource, '_', 2) or resource = any (string_to_array(route, '/')))
    for update),
  forgotten as (
    update idempotency_keys k
    set status = null, answer = null, sealed = false, lease_until = now(), attempt = k.attempt + 1
    from due where k.workspace_id = workspace and k.route = due.route and k.key_hash = due.key_hash)
  select count(*)::int from due where status is not null
$$;
