-- The event stream of a workspace reads the timelines of calls and the changes of everything else in one order. `written_in` says
-- which transaction wrote a row: a reader remembers the snapshot up to which it has read and finds exactly what has been committed
-- since, however long a transaction was open. `position` orders what one read finds. Older rows have neither and are not streamed.
create sequence stream_positions;

alter table call_events
  add column workspace_id text,
  add column position bigint,
  add column written_in xid8;
alter table call_events
  alter column position set default nextval('stream_positions'),
  alter column written_in set default pg_current_xact_id();
create index call_events_stream on call_events (workspace_id, written_in) where written_in is not null;

create table workspace_changes (
  workspace_id text not null references workspaces (id) on delete cascade,
  position bigint not null default nextval('stream_positions'),
  written_in xid8 not null default pg_current_xact_id(),
  at timestamptz(3) not null default clock_timestamp(),
  type text not null,
  agent_id text,
  data jsonb not null,
  primary key (workspace_id, position)
);
create index workspace_changes_stream on workspace_changes (workspace_id, written_in);

-- Nothing is noted for a workspace that is being deleted.
create function note_change(workspace text, type text, agent text, data jsonb) returns void language sql as $$
  insert into workspace_changes (workspace_id, type, agent_id, data)
  select id, $2, $3, $4 from workspaces where id = $1;
  select pg_notify('workspace_changes', $1);
$$;

create function note_campaign() returns trigger language plpgsql as $$
begin
  perform note_change(new.workspace_id, 'campaign.changed', new.agent_id, jsonb_build_object('campaign_id', new.id,
    'name', new.name, 'status', new.status, 'pause_reason', new.pause_reason, 'deleted', new.deleted_at is not null));
  return null;
end $$;
create trigger campaigns_added after insert on campaigns for each row execute function note_campaign();
create trigger campaigns_changed after update of name, agent_id, status, pause_reason, deleted_at on campaigns for each row
  when ((old.name, old.agent_id, old.status, old.pause_reason, old.deleted_at)
    is distinct from (new.name, new.agent_id, new.status, new.pause_reason, new.deleted_at)) execute function note_campaign();

create function note_phone_number() returns trigger language plpgsql as $$
begin
  perform note_change(new.workspace_id, 'phone_number.changed', new.agent_id, jsonb_build_object('phone_number_id', new.id,
    'number', new.number, 'status', new.status, 'agent_id', new.agent_id));
  return null;
end $$;
create trigger phone_numbers_added after insert on phone_numbers for each row execute function note_phone_number();
create trigger phone_numbers_changed after update of status, agent_id, nickname on phone_numbers for each row
  when ((old.status, old.agent_id, old.nickname) is distinct from (new.status, new.agent_id, new.nickname))
  execute function note_phone_number();

create function note_knowledge_source() returns trigger language plpgsql as $$
declare
  source knowledge_sources := case tg_op when 'DELETE' then old else new end;
begin
  perform note_change(source.workspace_id, 'knowledge_source.changed', null, jsonb_build_object('source_id', source.id,
    'knowledge_base_id', source.knowledge_base_id, 'status', source.status, 'error_code', source.error_code,
    'deleted', tg_op = 'DELETE'));
  return null;
end $$;
create trigger knowledge_sources_noted after insert or delete on knowledge_sources
  for each row execute function note_knowledge_source();
create trigger knowledge_sources_changed after update of status, error_code, edition on knowledge_sources for each row
  when ((old.status, old.error_code, old.edition) is distinct from (new.status, new.error_code, new.edition))
  execute function note_knowledge_source();

create function note_test_run() returns trigger language plpgsql as $$
begin
  perform note_change(new.workspace_id, 'test_run.changed', null,
    jsonb_build_object('test_run_id', new.id, 'status', new.status));
  return null;
end $$;
create trigger test_runs_added after insert on test_runs for each row execute function note_test_run();
create trigger test_runs_changed after update of status on test_runs for each row
  when (old.status <> new.status) execute function note_test_run();

create function note_webhook() returns trigger language plpgsql as $$
begin
  perform note_change(new.workspace_id, 'webhook.changed', new.agent_id, jsonb_build_object('webhook_id', new.id,
    'enabled', new.enabled, 'disabled_reason', new.disabled_reason, 'deleted', new.deleted_at is not null));
  return null;
end $$;
create trigger webhooks_added after insert on webhooks for each row execute function note_webhook();
create trigger webhooks_changed after update of url, events, enabled, disabled_reason, deleted_at on webhooks for each row
  when ((old.url, old.events, old.enabled, old.disabled_reason, old.deleted_at)
    is distinct from (new.url, new.events, new.enabled, new.disabled_reason, new.deleted_at)) execute function note_webhook();

create function note_dead_delivery() returns trigger language plpgsql as $$
begin
  perform note_change(new.workspace_id, 'delivery.dead_lettered', new.agent_id, jsonb_build_object('delivery_id', new.id,
    'webhook_id', new.webhook_id, 'event', new.event, 'call_id', new.call_id, 'attempts', new.attempts,
    'http_status', new.last_status));
  return null;
end $$;
create trigger deliveries_died after update of status on deliveries for each row
  when (new.status = 'dead_letter' and old.status <> 'dead_letter') execute function note_dead_delivery();

create function note_low_wallet() returns trigger language plpgsql as $$
begin
  perform note_change(new.workspace_id, 'wallet.low', null,
    jsonb_build_object('balance_micros', new.posted_micros, 'threshold_micros', new.low_balance_micros));
  return null;
end $$;
create trigger wallets_low after update of posted_micros, low_balance_micros on wallets for each row
  when (new.prepaid and new.posted_micros < new.low_balance_micros
    and not coalesce(old.prepaid and old.posted_micros < old.low_balance_micros, false)) execute function note_low_wallet();
