-- The schema after all migrations, as pg_dump prints it. Made by `node scripts/schema.ts write`; do not edit.
CREATE EXTENSION IF NOT EXISTS vector WITH SCHEMA public;

COMMENT ON EXTENSION vector IS 'vector data type and ivfflat and hnsw access methods';

CREATE FUNCTION public.add_counts(one integer[], other integer[]) RETURNS integer[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select array_agg(coalesce(a, 0) + coalesce(b, 0) order by n) from unnest(one, other) with ordinality as c (a, b, n)
$$;

CREATE FUNCTION public.add_response_times(one public.sparsevec, other public.sparsevec) RETURNS public.sparsevec
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select coalesce((one::vector + other::vector)::sparsevec, one, other)
$$;

CREATE FUNCTION public.add_storage_use(workspace text, documents bigint, recordings bigint, contacts bigint) RETURNS void
    LANGUAGE sql
    AS $$
  insert into storage_use as u (workspace_id, documents_bytes, recordings_bytes, contacts_bytes)
  select id, documents, recordings, contacts from workspaces where id = workspace
  on conflict (workspace_id) do update set
    documents_bytes = u.documents_bytes + documents,
    recordings_bytes = u.recordings_bytes + recordings,
    contacts_bytes = u.contacts_bytes + contacts
$$;

CREATE FUNCTION public.check_call_status() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  rank constant jsonb := '{"queued": 0, "ringing": 1, "in_progress": 2, "completed": 3, "failed": 3}';
begin
  if new.status <> old.status and (rank ->> new.status)::int <= (rank ->> old.status)::int then
    raise exception 'call % cannot go from % to %', old.id, old.status, new.status
      using errcode = 'check_violation', constraint = 'calls_status_forward';
  end if;
  return new;
end $$;

CREATE FUNCTION public.check_contacts_campaign() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform 1 from campaigns where (workspace_id, id) in (select distinct workspace_id, campaign_id from added) for key share;
  if exists (select distinct workspace_id, campaign_id from added except select workspace_id, id from campaigns) then
    raise exception 'contacts of a campaign that does not exist'
      using errcode = 'foreign_key_violation', constraint = 'campaign_contacts_campaign';
  end if;
  return null;
end $$;

CREATE FUNCTION public.check_legs() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if not exists (select from ledger_entries where movement_id = new.id) then
    raise exception 'movement % has no legs', new.id
      using errcode = 'check_violation', constraint = 'ledger_entries_balanced';
  end if;
  return null;
end $$;

CREATE FUNCTION public.check_reserve() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.prepaid and new.held_micros > new.posted_micros then
    raise exception 'the wallet of % cannot reserve more than its balance', new.workspace_id
      using errcode = 'check_violation', constraint = 'wallets_funds';
  end if;
  return new;
end $$;

CREATE FUNCTION public.count_country() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  today date := (now() at time zone 'utc')::date;
  one record;
  is_new boolean;
  held bigint;
  spent bigint;
  used bigint;
begin
  for one in
    select key as country, value::bigint as cap from jsonb_each_text(coalesce(new.countries, old.countries)) order by key
  loop
    is_new := old.countries is null or not old.countries ? one.country;
    held := coalesce(new.held_micros, 0) - case when is_new then 0 else old.held_micros end;
    spent := coalesce(new.total_micros, 0) - case when is_new then 0 else coalesce(old.total_micros, 0) end;
    continue when held = 0 and spent = 0;
    insert into country_spend as counted (workspace_id, country, held_micros, spent_on, spent_micros)
    values (coalesce(new.workspace_id, old.workspace_id), one.country, greatest(held, 0), today, greatest(spent, 0))
    on conflict (workspace_id, country) do update
    set held_micros = counted.held_micros + held,
      -- A transaction that began before midnight may end after one of the new day.
      spent_micros = case when counted.spent_on >= today then counted.spent_micros else 0 end + spent,
      spent_on = greatest(today, counted.spent_on)
    returning counted.held_micros + counted.spent_micros into used;
    if held > 0 and used > one.cap and (is_new or new.sms_count > old.sms_count) then
      raise exception 'the daily cap of % is reached', one.country
        using errcode = 'check_violation', constraint = 'country_cap', detail = one.country;
    end if;
  end loop;
  return null;
end $$;

CREATE FUNCTION public.count_recording() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' then
    perform add_storage_use(old.workspace_id, 0, -recording_use(old), 0);
  elsif recording_use(new) <> recording_use(old) then
    perform add_storage_use(new.workspace_id, 0, recording_use(new) - recording_use(old), 0);
  end if;
  return null;
end $$;

CREATE FUNCTION public.count_stored_contacts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' then
    perform add_storage_use(old.workspace_id, 0, 0, -old.stored_bytes);
  else
    perform add_storage_use(new.workspace_id, 0, 0, new.stored_bytes - old.stored_bytes);
  end if;
  return null;
end $$;

CREATE FUNCTION public.count_stored_document() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform add_storage_use(new.workspace_id, new.stored_bytes - case tg_op when 'UPDATE' then old.stored_bytes else 0 end, 0, 0);
  return null;
end $$;

CREATE FUNCTION public.count_test_recording() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform add_storage_use(new.workspace_id, 0, octet_length(new.audio), 0);
  return null;
end $$;

CREATE FUNCTION public.delete_contacts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from campaign_contacts where workspace_id = old.workspace_id and campaign_id = old.id;
  return null;
end $$;

CREATE FUNCTION public.end_reason_counts(reason text, sign integer) RETURNS integer[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select array_agg(case when one = reason then sign else 0 end order by n) from unnest(end_reasons()) with ordinality as r (one, n)
$$;

CREATE FUNCTION public.end_reasons() RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select '{busy,no_answer,declined,invalid_number,carrier_error,dnc_blocked,concurrency_timeout,insufficient_funds,canceled,caller_hangup,agent_hangup,ended_by_api,transferred,voicemail,inactivity,max_duration,repetition,engine_error,stt_error,tts_error,media_lost,internal_error}'::text[]
$$;

CREATE FUNCTION public.forget_stored_answers(workspace text, resource text) RETURNS integer
    LANGUAGE sql
    AS $$
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

CREATE FUNCTION public.free_stored_documents() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform add_storage_use(workspace_id, -sum(stored_bytes)::bigint, 0, 0) from gone group by workspace_id;
  return null;
end $$;

CREATE FUNCTION public.free_test_recordings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform add_storage_use(workspace_id, 0, -sum(octet_length(audio))::bigint, 0) from gone group by workspace_id;
  return null;
end $$;

CREATE FUNCTION public.known_time_zone(zone text) RETURNS text
    LANGUAGE plpgsql STABLE
    AS $$
begin
  perform now() at time zone zone;
  return zone;
exception when invalid_parameter_value then
  return 'UTC';
end $$;

CREATE FUNCTION public.note_analysis() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into analytics_changes (workspace_id, call_id)
  select workspace_id, id from calls where id = new.call_id and ended_at is not null;
  return null;
end $$;

CREATE FUNCTION public.note_call_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into analytics_changes (workspace_id, call_id) values (new.workspace_id, new.id);
  return null;
end $$;

CREATE FUNCTION public.note_campaign() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_change(new.workspace_id, 'campaign.changed', new.agent_id, jsonb_build_object('campaign_id', new.id,
    'name', new.name, 'status', new.status, 'pause_reason', new.pause_reason, 'deleted', new.deleted_at is not null));
  return null;
end $$;

CREATE FUNCTION public.note_change(workspace text, type text, agent text, data jsonb) RETURNS void
    LANGUAGE sql
    AS $_$
  insert into workspace_changes (workspace_id, type, agent_id, data)
  select id, $2, $3, $4 from workspaces where id = $1;
  select pg_notify('workspace_changes', $1);
$_$;

CREATE FUNCTION public.note_dead_delivery() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_change(new.workspace_id, 'delivery.dead_lettered', new.agent_id, jsonb_build_object('delivery_id', new.id,
    'webhook_id', new.webhook_id, 'event', new.event, 'call_id', new.call_id, 'attempts', new.attempts,
    'http_status', new.last_status));
  return null;
end $$;

CREATE FUNCTION public.note_knowledge_source() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  source knowledge_sources := case tg_op when 'DELETE' then old else new end;
begin
  perform note_change(source.workspace_id, 'knowledge_source.changed', null, jsonb_build_object('source_id', source.id,
    'knowledge_base_id', source.knowledge_base_id, 'status', source.status, 'error_code', source.error_code,
    'deleted', tg_op = 'DELETE'));
  return null;
end $$;

CREATE FUNCTION public.note_leg_cost() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into analytics_changes (workspace_id, call_id)
  select workspace_id, id from calls
  where workspace_id = new.workspace_id and id = 'call_' || substr(new.call_id, 5) and ended_at is not null;
  return null;
end $$;

CREATE FUNCTION public.note_low_wallet() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_change(new.workspace_id, 'wallet.low', null,
    jsonb_build_object('balance_micros', new.posted_micros, 'threshold_micros', new.low_balance_micros));
  return null;
end $$;

CREATE FUNCTION public.note_phone_number() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_change(new.workspace_id, 'phone_number.changed', new.agent_id, jsonb_build_object('phone_number_id', new.id,
    'number', new.number, 'status', new.status, 'agent_id', new.agent_id));
  return null;
end $$;

CREATE FUNCTION public.note_said_words() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into call_words (workspace_id, call_id, words)
  select new.workspace_id, new.id, said_words(new.workspace_id, said) from said_in(new.id) as said where said is not null
  on conflict do nothing;
  return null;
end $$;

CREATE FUNCTION public.note_test_run() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_change(new.workspace_id, 'test_run.changed', null,
    jsonb_build_object('test_run_id', new.id, 'status', new.status));
  return null;
end $$;

CREATE FUNCTION public.note_usage_of_call() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into usage_changes (workspace_id, hour)
  select new.workspace_id, hour from (
    select date_trunc('hour', new.ended_at, 'UTC') union select case tg_op when 'UPDATE' then date_trunc('hour', old.ended_at, 'UTC') end
  ) as hours (hour) where hour is not null;
  return null;
end $$;

CREATE FUNCTION public.note_usage_of_forward() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into usage_changes (workspace_id, hour) values (new.workspace_id, date_trunc('hour', new.ended_at, 'UTC'));
  return null;
end $$;

CREATE FUNCTION public.note_usage_of_hold() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if left(new.call_id, 4) in ('msg_', 'test') then
    insert into usage_changes (workspace_id, hour)
    select new.workspace_id, hour from (
      select date_trunc('hour', new.settled_at, 'UTC')
      union select case tg_op when 'UPDATE' then date_trunc('hour', old.settled_at, 'UTC') end
    ) as hours (hour) where hour is not null;
  else
    insert into usage_changes (workspace_id, call_id) values (new.workspace_id, 'call_' || substr(new.call_id, 5));
  end if;
  return null;
end $$;

CREATE FUNCTION public.note_webhook() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform note_change(new.workspace_id, 'webhook.changed', new.agent_id, jsonb_build_object('webhook_id', new.id,
    'enabled', new.enabled, 'disabled_reason', new.disabled_reason, 'deleted', new.deleted_at is not null));
  return null;
end $$;

CREATE FUNCTION public.notify_credentials() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('credentials', '');
  return null;
end $$;

CREATE FUNCTION public.post_entries() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  crooked text := (
    select movement_id from written group by movement_id having count(*) < 2 or sum(amount_micros) <> 0 limit 1
  );
begin
  if crooked is not null then
    raise exception 'the legs of movement % do not sum to zero', crooked
      using errcode = 'check_violation', constraint = 'ledger_entries_balanced';
  end if;
  update wallets set posted_micros = posted_micros + posted.micros, updated_at = now()
  from (
    select workspace_id, sum(amount_micros)::bigint as micros from written where account = 'wallet' group by workspace_id
  ) as posted
  where wallets.workspace_id = posted.workspace_id;
  return null;
end $$;

CREATE TABLE public.calls (
    workspace_id text NOT NULL,
    id text NOT NULL,
    agent_id text NOT NULL,
    agent_version integer NOT NULL,
    direction text NOT NULL,
    channel text NOT NULL,
    to_number text,
    from_number text,
    status text DEFAULT 'queued'::text NOT NULL,
    end_reason text,
    end_detail text,
    queue_reason text,
    metadata jsonb DEFAULT '{}'::jsonb NOT NULL,
    variables jsonb DEFAULT '{}'::jsonb NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    started_at timestamp(3) with time zone,
    ended_at timestamp(3) with time zone,
    duration_ms integer,
    latency jsonb,
    usage jsonb,
    waveform smallint[],
    cost_micros bigint,
    recording_state text,
    recording_bytes bigint,
    sequence integer DEFAULT 0 NOT NULL,
    lease_owner text,
    lease_token integer DEFAULT 0 NOT NULL,
    leased_until timestamp(3) with time zone,
    lease_seen_at timestamp(3) with time zone,
    dial_at timestamp(3) with time zone,
    must_end_at timestamp(3) with time zone,
    end_requested_at timestamp(3) with time zone,
    queue_expires_at timestamp(3) with time zone,
    schedule_id text,
    campaign_id text,
    voicemail jsonb,
    dialed_at timestamp(3) with time zone,
    is_lost boolean DEFAULT false NOT NULL,
    recording_incomplete boolean DEFAULT false NOT NULL,
    recording_held_bytes bigint DEFAULT 0 NOT NULL,
    recording_pieces integer DEFAULT 0 NOT NULL,
    recording_mono_bytes bigint DEFAULT 0 NOT NULL,
    rating smallint,
    note text,
    erased_at timestamp(3) with time zone,
    no_store boolean DEFAULT false NOT NULL,
    recording_removed_at timestamp(3) with time zone,
    transcript_removed_at timestamp(3) with time zone,
    timeline_removed_at timestamp(3) with time zone,
    analysis_removed_at timestamp(3) with time zone,
    CONSTRAINT calls_channel_check CHECK ((channel = ANY (ARRAY['phone'::text, 'web'::text]))),
    CONSTRAINT calls_direction_check CHECK ((direction = ANY (ARRAY['outbound'::text, 'inbound'::text]))),
    CONSTRAINT calls_duration CHECK ((duration_ms >= 0)),
    CONSTRAINT calls_end CHECK (((status = ANY (ARRAY['completed'::text, 'failed'::text])) = (end_reason IS NOT NULL))),
    CONSTRAINT calls_end_time CHECK (((status = ANY (ARRAY['completed'::text, 'failed'::text])) = (ended_at IS NOT NULL))),
    CONSTRAINT calls_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
    CONSTRAINT calls_recording_held_bytes_check CHECK ((recording_held_bytes >= 0)),
    CONSTRAINT calls_recording_mono_bytes_check CHECK ((recording_mono_bytes >= 0)),
    CONSTRAINT calls_recording_state_check CHECK ((recording_state = ANY (ARRAY['pieces'::text, 'ready'::text, 'failed'::text]))),
    CONSTRAINT calls_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'ringing'::text, 'in_progress'::text, 'completed'::text, 'failed'::text])))
)
WITH (autovacuum_analyze_scale_factor='0.02');
ALTER TABLE ONLY public.calls ALTER COLUMN workspace_id SET STATISTICS 0;

CREATE FUNCTION public.recording_use(call public.calls) RETURNS bigint
    LANGUAGE sql IMMUTABLE
    AS $$
  select case when call.recording_state = 'failed' then 0
    else coalesce(call.recording_bytes, call.recording_held_bytes) end + call.recording_mono_bytes
$$;

CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

CREATE FUNCTION public.refuse_changed_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if (new.workspace_id, new.agent_id, new.version, new.changed, new.created_by, new.created_at)
      is distinct from (old.workspace_id, old.agent_id, old.version, old.changed, old.created_by, old.created_at)
    or version_without_seals(new.snapshot) is distinct from version_without_seals(old.snapshot) then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

CREATE FUNCTION public.refuse_moved_contact() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'a contact stays in its campaign';
end $$;

CREATE FUNCTION public.response_slot(ms text) RETURNS integer
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select case when coalesce(ms::float8, 0) <= 40 then 1 else least(48, 1 + ceil(ln(ms::float8 / 40) / ln(1.15::float8)))::integer end
$$;

CREATE FUNCTION public.response_times(call text) RETURNS public.sparsevec
    LANGUAGE plpgsql STABLE PARALLEL SAFE
    AS $$
declare
  counts integer[] := array_fill(0, array[192]);
  turn record;
  found_any boolean := false;
begin
  for turn in
    select response_slot(data ->> 'hear_ms') as hear, 48 + response_slot(data ->> 'think_ms') as think,
      96 + response_slot(data ->> 'speak_ms') as speak, 144 + response_slot(data ->> 'total_ms') as total
    from call_events where call_id = call and type = 'latency'
  loop
    found_any := true;
    counts[turn.hear] := counts[turn.hear] + 1;
    counts[turn.think] := counts[turn.think] + 1;
    counts[turn.speak] := counts[turn.speak] + 1;
    counts[turn.total] := counts[turn.total] + 1;
  end loop;
  return case when found_any then counts::vector::sparsevec end;
end $$;

CREATE FUNCTION public.said_in(call text) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select string_agg(data ->> 'text', ' ' order by sequence) from call_events
  where call_id = call and (type = 'utterance' or type = 'monitor' and data ->> 'what' = 'said')
$$;

CREATE FUNCTION public.said_query(workspace text, asked text) RETURNS tsquery
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select string_agg('''' || substr(md5(workspace), 1, 6) || '/' || word || '''' || case when length(word) >= 3 then ':*' else '' end, ' & ')::tsquery
  from unnest(words_of(asked)) as word
$$;

CREATE FUNCTION public.said_words(workspace text, said text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select array_to_tsvector(array(
    select substr(md5(workspace), 1, 6) || '/' || word from unnest(words_of(left(said, 100000))) as word limit 20000))
$$;

CREATE FUNCTION public.version_without_seals(snapshot jsonb) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    AS $$
  select jsonb_set(snapshot, '{functions}', coalesce(
    (select jsonb_agg(item - 'headers_sealed' - 'signing_secret_sealed' order by place)
      from jsonb_array_elements(snapshot -> 'functions') with ordinality as each (item, place)),
    '[]'::jsonb))
$$;

CREATE FUNCTION public.words_of(said text) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select coalesce(array_agg(lexeme), '{}') from unnest(to_tsvector('simple', regexp_replace(regexp_replace(
    case when getdatabaseencoding() = 'UTF8' then regexp_replace(normalize(lower(said), NFKD), '[\u0300-\u036f]', '', 'g') else lower(said) end,
    '[!-/:-@\[-`{-~]+', ' ', 'g'), '([\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff])', ' \1 ', 'g')))
$$;

CREATE TABLE public.agent_functions (
    workspace_id text NOT NULL,
    id text NOT NULL,
    agent_id text NOT NULL,
    type text NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    settings jsonb NOT NULL,
    headers_sealed text,
    signing_secret_sealed text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT agent_functions_type_check CHECK ((type = ANY (ARRAY['webhook'::text, 'transfer_call'::text, 'end_call'::text, 'dtmf'::text, 'mcp'::text, 'send_sms'::text])))
);

CREATE TABLE public.agent_knowledge_bases (
    workspace_id text NOT NULL,
    agent_id text NOT NULL,
    knowledge_base_id text NOT NULL
);

CREATE TABLE public.agent_versions (
    workspace_id text NOT NULL,
    agent_id text NOT NULL,
    version integer NOT NULL,
    snapshot jsonb NOT NULL,
    changed text[] NOT NULL,
    created_by text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.agents (
    workspace_id text NOT NULL,
    id text NOT NULL,
    agent_name text NOT NULL,
    folder text,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    settings jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp(3) with time zone,
    cloned_voice_id text GENERATED ALWAYS AS (
CASE
    WHEN ((deleted_at IS NULL) AND ((settings ->> 'voice_id'::text) ~ '^elevenlabs-[0-9a-hjkmnp-tv-z]{26}$'::text)) THEN (settings ->> 'voice_id'::text)
    ELSE NULL::text
END) STORED,
    cloned_fallback_voice_id text GENERATED ALWAYS AS (
CASE
    WHEN ((deleted_at IS NULL) AND ((settings ->> 'fallback_voice_id'::text) ~ '^elevenlabs-[0-9a-hjkmnp-tv-z]{26}$'::text)) THEN (settings ->> 'fallback_voice_id'::text)
    ELSE NULL::text
END) STORED,
    published_version integer,
    published_settings jsonb,
    published_cloned_voice_id text GENERATED ALWAYS AS (
CASE
    WHEN ((deleted_at IS NULL) AND ((published_settings ->> 'voice_id'::text) ~ '^elevenlabs-[0-9a-hjkmnp-tv-z]{26}$'::text)) THEN (published_settings ->> 'voice_id'::text)
    ELSE NULL::text
END) STORED,
    published_cloned_fallback_voice_id text GENERATED ALWAYS AS (
CASE
    WHEN ((deleted_at IS NULL) AND ((published_settings ->> 'fallback_voice_id'::text) ~ '^elevenlabs-[0-9a-hjkmnp-tv-z]{26}$'::text)) THEN (published_settings ->> 'fallback_voice_id'::text)
    ELSE NULL::text
END) STORED,
    CONSTRAINT agents_published CHECK (((published_version IS NULL) = (published_settings IS NULL)))
);

CREATE TABLE public.analytics_backfill (
    is_only boolean DEFAULT true NOT NULL,
    before text NOT NULL,
    done_at timestamp with time zone,
    CONSTRAINT analytics_backfill_is_only_check CHECK (is_only)
);

CREATE TABLE public.analytics_calls (
    workspace_id text NOT NULL,
    call_id text NOT NULL,
    start timestamp with time zone NOT NULL,
    group_id bigint NOT NULL,
    answered boolean NOT NULL,
    completed boolean NOT NULL,
    end_reason text NOT NULL,
    success boolean,
    sentiment text,
    rating smallint,
    talk_ms integer NOT NULL,
    cost_micros bigint NOT NULL,
    response_times public.sparsevec(192)
);

CREATE TABLE public.analytics_changes (
    id bigint NOT NULL,
    workspace_id text NOT NULL,
    call_id text NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE public.analytics_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.analytics_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.analytics_groups (
    id bigint NOT NULL,
    workspace_id text NOT NULL,
    level smallint NOT NULL,
    parent_id bigint,
    agent_id text NOT NULL,
    agent_version integer NOT NULL,
    number text NOT NULL,
    campaign_id text NOT NULL,
    direction text NOT NULL,
    channel text NOT NULL,
    folded smallint DEFAULT 0 NOT NULL,
    CONSTRAINT analytics_groups_check CHECK (((level = 0) = (parent_id IS NULL))),
    CONSTRAINT analytics_groups_folded_check CHECK (((folded >= 0) AND (folded <= 2))),
    CONSTRAINT analytics_groups_level_check CHECK (((level >= 0) AND (level <= 2)))
);

CREATE TABLE public.call_analyses (
    call_id text NOT NULL,
    summary text NOT NULL,
    success boolean,
    sentiment text,
    extracted jsonb DEFAULT '{}'::jsonb NOT NULL,
    engine text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT call_analyses_sentiment_check CHECK ((sentiment = ANY (ARRAY['positive'::text, 'neutral'::text, 'negative'::text])))
);

CREATE TABLE public.wallet_holds (
    workspace_id text NOT NULL,
    call_id text NOT NULL,
    prices jsonb DEFAULT '[]'::jsonb NOT NULL,
    held_micros bigint NOT NULL,
    settled_at timestamp(3) with time zone,
    total_micros bigint,
    items jsonb DEFAULT '[]'::jsonb NOT NULL,
    movement_id text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    agent_id text,
    sms_micros bigint DEFAULT 0 NOT NULL,
    sms_count smallint DEFAULT 0 NOT NULL,
    countries jsonb DEFAULT '{}'::jsonb NOT NULL,
    sms_segments integer DEFAULT 0 NOT NULL,
    billed boolean DEFAULT true NOT NULL,
    chat_settled_at timestamp(3) with time zone GENERATED ALWAYS AS (
CASE
    WHEN ("left"(call_id, 4) = 'msg_'::text) THEN settled_at
    ELSE NULL::timestamp with time zone
END) STORED,
    CONSTRAINT wallet_holds_held_micros_check CHECK ((held_micros >= 0)),
    CONSTRAINT wallet_holds_settled CHECK ((((settled_at IS NULL) = (total_micros IS NULL)) AND ((settled_at IS NULL) OR (held_micros = 0)))),
    CONSTRAINT wallet_holds_sms_micros_check CHECK ((sms_micros >= 0)),
    CONSTRAINT wallet_holds_sms_segments_check CHECK ((sms_segments >= 0)),
    CONSTRAINT wallet_holds_total_micros_check CHECK ((total_micros >= 0))
)
WITH (fillfactor='60');

CREATE VIEW public.analytics_contributions AS
 SELECT c.workspace_id,
    c.id AS call_id,
    COALESCE(f.start, date_bin('00:15:00'::interval, c.created_at, '2000-01-01 00:00:00+00'::timestamp with time zone)) AS start,
    f.group_id,
    COALESCE(g.agent_id, c.agent_id) AS agent_id,
    COALESCE(g.agent_version, c.agent_version) AS agent_version,
    COALESCE(g.number,
        CASE c.direction
            WHEN 'outbound'::text THEN c.from_number
            ELSE c.to_number
        END, ''::text) AS number,
    COALESCE(g.campaign_id, c.campaign_id, ''::text) AS campaign_id,
    COALESCE(g.direction, c.direction) AS direction,
    COALESCE(g.channel, c.channel) AS channel,
    COALESCE((g.folded)::integer, 0) AS folded,
    (c.started_at IS NOT NULL) AS answered,
    (c.status = 'completed'::text) AS completed,
    c.end_reason,
        CASE
            WHEN (a.call_id IS NULL) THEN f.success
            ELSE a.success
        END AS success,
        CASE
            WHEN (a.call_id IS NULL) THEN f.sentiment
            ELSE a.sentiment
        END AS sentiment,
        CASE
            WHEN (c.erased_at IS NULL) THEN c.rating
            ELSE f.rating
        END AS rating,
    COALESCE(c.duration_ms, 0) AS talk_ms,
    (c.cost_micros + COALESCE(leg.total_micros, (0)::bigint)) AS cost_micros,
    COALESCE(public.response_times(c.id), f.response_times) AS response_times
   FROM ((((public.calls c
     LEFT JOIN public.call_analyses a ON ((a.call_id = c.id)))
     LEFT JOIN public.wallet_holds leg ON (((leg.workspace_id = c.workspace_id) AND (leg.call_id = ('leg_'::text || substr(c.id, 6))))))
     LEFT JOIN public.analytics_calls f ON ((f.call_id = c.id)))
     LEFT JOIN public.analytics_groups g ON ((g.id = f.group_id)))
  WHERE ((c.ended_at IS NOT NULL) AND (c.cost_micros IS NOT NULL));

CREATE TABLE public.analytics_days (
    workspace_id text NOT NULL,
    level smallint NOT NULL,
    start timestamp with time zone NOT NULL,
    group_id bigint NOT NULL,
    calls integer NOT NULL,
    answered integer NOT NULL,
    completed integer NOT NULL,
    end_reasons integer[] NOT NULL,
    successes integer NOT NULL,
    failures integer NOT NULL,
    positive integer NOT NULL,
    neutral integer NOT NULL,
    negative integer NOT NULL,
    ratings integer NOT NULL,
    rating_sum integer NOT NULL,
    talk_ms bigint NOT NULL,
    cost_micros bigint NOT NULL,
    response_times public.sparsevec(192)
)
WITH (fillfactor='80');

ALTER TABLE public.analytics_groups ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.analytics_groups_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.analytics_quarters (
    workspace_id text NOT NULL,
    level smallint NOT NULL,
    start timestamp with time zone NOT NULL,
    group_id bigint NOT NULL,
    calls integer NOT NULL,
    answered integer NOT NULL,
    completed integer NOT NULL,
    end_reasons integer[] NOT NULL,
    successes integer NOT NULL,
    failures integer NOT NULL,
    positive integer NOT NULL,
    neutral integer NOT NULL,
    negative integer NOT NULL,
    ratings integer NOT NULL,
    rating_sum integer NOT NULL,
    talk_ms bigint NOT NULL,
    cost_micros bigint NOT NULL,
    response_times public.sparsevec(192)
)
WITH (fillfactor='80');

CREATE TABLE public.analytics_zones (
    workspace_id text NOT NULL,
    time_zone text NOT NULL
);

CREATE TABLE public.api_keys (
    workspace_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    scope text NOT NULL,
    prefix text NOT NULL,
    hash bytea NOT NULL,
    created_by text NOT NULL,
    predecessor_id text,
    last_used_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    revoked_at timestamp(3) with time zone,
    allowed_ips text[] DEFAULT '{}'::text[] NOT NULL,
    last_used_ip text,
    CONSTRAINT api_keys_scope_check CHECK ((scope = ANY (ARRAY['read-only'::text, 'write'::text, 'admin'::text])))
);

CREATE TABLE public.audit_log (
    id text NOT NULL,
    workspace_id text NOT NULL,
    actor_kind text NOT NULL,
    actor_id text,
    user_id text,
    action text NOT NULL,
    target_id text,
    changes jsonb DEFAULT '{}'::jsonb NOT NULL,
    request_id text,
    ip text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT audit_log_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'key'::text, 'system'::text])))
);
ALTER TABLE ONLY public.audit_log ALTER COLUMN workspace_id SET STATISTICS 0;

CREATE TABLE public.availability_hours (
    hour timestamp with time zone NOT NULL,
    api_minutes bigint DEFAULT 0 NOT NULL,
    voice_minutes bigint DEFAULT 0 NOT NULL,
    requests bigint DEFAULT 0 NOT NULL,
    failed_requests bigint DEFAULT 0 NOT NULL,
    calls bigint DEFAULT 0 NOT NULL,
    failed_calls bigint DEFAULT 0 NOT NULL,
    counted_at timestamp with time zone,
    CONSTRAINT availability_hours_check CHECK ((failed_requests <= requests)),
    CONSTRAINT availability_hours_check1 CHECK ((failed_calls <= calls))
);

CREATE TABLE public.brand_domains (
    workspace_id text NOT NULL,
    domain text NOT NULL,
    token text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    verified_at timestamp(3) with time zone,
    checked_at timestamp(3) with time zone,
    failing_since timestamp(3) with time zone,
    CONSTRAINT brand_domains_check CHECK (((status = 'verified'::text) = (verified_at IS NOT NULL))),
    CONSTRAINT brand_domains_check1 CHECK (((failing_since IS NULL) OR (status = 'verified'::text))),
    CONSTRAINT brand_domains_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'verified'::text])))
);

CREATE TABLE public.brand_logos (
    workspace_id text NOT NULL,
    id text NOT NULL,
    media_type text NOT NULL,
    content bytea NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT brand_logos_content_check CHECK ((octet_length(content) <= 131072)),
    CONSTRAINT brand_logos_media_type_check CHECK ((media_type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text, 'image/webp'::text])))
);

CREATE TABLE public.brands (
    workspace_id text NOT NULL,
    name text,
    support_email text,
    accent text,
    accent_dark text,
    hide_vendor_name boolean DEFAULT false NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT brands_accent_check CHECK ((accent ~ '^#[0-9a-f]{6}$'::text)),
    CONSTRAINT brands_accent_dark_check CHECK ((accent_dark ~ '^#[0-9a-f]{6}$'::text))
);

CREATE TABLE public.call_commands (
    workspace_id text NOT NULL,
    call_id text NOT NULL,
    id text NOT NULL,
    command jsonb NOT NULL,
    done_at timestamp(3) with time zone,
    failure text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.call_drafts (
    workspace_id text NOT NULL,
    call_id text NOT NULL,
    settings jsonb NOT NULL
);

CREATE TABLE public.call_erasures (
    workspace_id text NOT NULL,
    call_id text NOT NULL,
    requested_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    completed_at timestamp(3) with time zone,
    pending text[] NOT NULL,
    counts jsonb NOT NULL,
    CONSTRAINT call_erasures_completed CHECK (((completed_at IS NULL) = (cardinality(pending) > 0)))
);

CREATE SEQUENCE public.stream_positions
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.call_events (
    call_id text NOT NULL,
    sequence integer NOT NULL,
    type text NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL,
    data jsonb NOT NULL,
    workspace_id text,
    "position" bigint DEFAULT nextval('public.stream_positions'::regclass),
    written_in xid8 DEFAULT pg_current_xact_id()
);

CREATE TABLE public.call_legs (
    workspace_id text NOT NULL,
    call_id text NOT NULL,
    carrier text NOT NULL,
    ref text NOT NULL,
    status text NOT NULL,
    detail text,
    answered_by text,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    number smallint DEFAULT 1 NOT NULL,
    CONSTRAINT call_legs_answered_by_check CHECK ((answered_by = ANY (ARRAY['human'::text, 'machine'::text]))),
    CONSTRAINT call_legs_number_check CHECK ((number >= 1)),
    CONSTRAINT call_legs_status_check CHECK ((status = ANY (ARRAY['offered'::text, 'initiated'::text, 'ringing'::text, 'answered'::text, 'over'::text])))
);

CREATE TABLE public.call_words (
    workspace_id text NOT NULL,
    call_id text NOT NULL,
    words tsvector NOT NULL
);

CREATE TABLE public.campaign_contacts (
    workspace_id text NOT NULL,
    campaign_id text NOT NULL,
    id text NOT NULL,
    "position" integer NOT NULL,
    upload integer NOT NULL,
    to_number text NOT NULL,
    time_zone text,
    variables jsonb DEFAULT '{}'::jsonb NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    skip_reason text,
    attempts integer DEFAULT 0 NOT NULL,
    round_attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp(3) with time zone,
    last_call_id text,
    last_outcome text,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    retry_at timestamp(3) with time zone,
    CONSTRAINT campaign_contacts_skip_reason_check CHECK ((skip_reason = ANY (ARRAY['dnc'::text, 'duplicate'::text, 'invalid'::text, 'window_closed'::text]))),
    CONSTRAINT campaign_contacts_skipped CHECK (((status = 'skipped'::text) = (skip_reason IS NOT NULL))),
    CONSTRAINT campaign_contacts_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'dialing'::text, 'retry_scheduled'::text, 'completed'::text, 'failed'::text, 'skipped'::text, 'canceled'::text])))
)
WITH (autovacuum_analyze_scale_factor='0.02');

CREATE TABLE public.campaign_dials (
    workspace_id text NOT NULL,
    contact_id text NOT NULL,
    attempt integer NOT NULL,
    campaign_id text NOT NULL,
    round integer NOT NULL,
    call_id text,
    outcome text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    settled_at timestamp(3) with time zone,
    leg_micros bigint
);
ALTER TABLE ONLY public.campaign_dials ALTER COLUMN workspace_id SET STATISTICS 0;

CREATE TABLE public.campaign_plan_waits (
    workspace_id text NOT NULL,
    campaign_id text NOT NULL,
    since timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    asked_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    woken boolean DEFAULT false NOT NULL
);

CREATE TABLE public.campaign_stats (
    workspace_id text NOT NULL,
    campaign_id text NOT NULL,
    pending integer DEFAULT 0 NOT NULL,
    dialing integer DEFAULT 0 NOT NULL,
    retry_scheduled integer DEFAULT 0 NOT NULL,
    completed integer DEFAULT 0 NOT NULL,
    failed integer DEFAULT 0 NOT NULL,
    skipped integer DEFAULT 0 NOT NULL,
    canceled integer DEFAULT 0 NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    answered integer DEFAULT 0 NOT NULL,
    outcomes jsonb DEFAULT '{}'::jsonb NOT NULL,
    cost_micros bigint DEFAULT 0 NOT NULL,
    talk_ms bigint DEFAULT 0 NOT NULL,
    CONSTRAINT campaign_stats_counts CHECK (((pending >= 0) AND (dialing >= 0) AND (retry_scheduled >= 0) AND (completed >= 0) AND (failed >= 0) AND (skipped >= 0) AND (canceled >= 0) AND (attempts >= 0) AND (answered >= 0)))
)
WITH (fillfactor='20');

CREATE TABLE public.campaign_throttles (
    workspace_id text NOT NULL,
    id text NOT NULL,
    dials_per_second double precision NOT NULL,
    concurrency integer NOT NULL,
    paused boolean DEFAULT false NOT NULL,
    CONSTRAINT campaign_throttles_concurrency_check CHECK ((concurrency >= 1)),
    CONSTRAINT campaign_throttles_dials_per_second_check CHECK ((dials_per_second > (0)::double precision))
);

CREATE TABLE public.campaigns (
    workspace_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    agent_id text,
    from_numbers text[] DEFAULT '{}'::text[] NOT NULL,
    dials_per_second double precision NOT NULL,
    concurrency integer NOT NULL,
    retry jsonb DEFAULT '{}'::jsonb NOT NULL,
    windows jsonb DEFAULT '[]'::jsonb NOT NULL,
    time_zone text DEFAULT 'contact'::text NOT NULL,
    default_country text,
    voicemail jsonb,
    circuit_breaker jsonb,
    scheduled_at timestamp(3) with time zone,
    status text DEFAULT 'draft'::text NOT NULL,
    pause_reason text,
    pause_detail text,
    next_dial_at timestamp(3) with time zone,
    round integer DEFAULT 1 NOT NULL,
    variable_names text[] DEFAULT '{}'::text[] NOT NULL,
    uploads_ready integer DEFAULT 0 NOT NULL,
    upload_id text,
    upload_leased_until timestamp(3) with time zone,
    started_at timestamp(3) with time zone,
    completed_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp(3) with time zone,
    live_agent_id text GENERATED ALWAYS AS (
CASE
    WHEN ((status = ANY (ARRAY['draft'::text, 'scheduled'::text, 'running'::text, 'paused'::text])) AND (deleted_at IS NULL)) THEN agent_id
    ELSE NULL::text
END) STORED,
    breaker_since timestamp(3) with time zone,
    stored_bytes bigint DEFAULT 0 NOT NULL,
    contacts_removed_at timestamp(3) with time zone,
    CONSTRAINT campaigns_concurrency_check CHECK ((concurrency >= 1)),
    CONSTRAINT campaigns_dials_per_second_check CHECK ((dials_per_second >= (0.1)::double precision)),
    CONSTRAINT campaigns_pause CHECK (((status = 'paused'::text) = (pause_reason IS NOT NULL))),
    CONSTRAINT campaigns_pause_reason_check CHECK ((pause_reason = ANY (ARRAY['manual'::text, 'circuit_breaker'::text, 'insufficient_funds'::text, 'provider_error'::text, 'restored'::text]))),
    CONSTRAINT campaigns_started CHECK (((status <> ALL (ARRAY['scheduled'::text, 'running'::text])) OR (agent_id IS NOT NULL))),
    CONSTRAINT campaigns_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'scheduled'::text, 'running'::text, 'paused'::text, 'completed'::text, 'canceled'::text]))),
    CONSTRAINT campaigns_stored_bytes_check CHECK ((stored_bytes >= 0)),
    CONSTRAINT campaigns_upload CHECK (((upload_id IS NULL) = (upload_leased_until IS NULL)))
);

CREATE TABLE public.carrier_throttles (
    key text NOT NULL,
    next_at timestamp with time zone NOT NULL,
    set_at timestamp with time zone
);

CREATE TABLE public.client_events (
    id bigint NOT NULL,
    name text NOT NULL,
    page text,
    properties jsonb NOT NULL,
    occurred_at timestamp(3) with time zone NOT NULL,
    received_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE public.client_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.client_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.cloned_voices (
    workspace_id text NOT NULL,
    id text NOT NULL,
    provider text NOT NULL,
    vendor_voice_id text NOT NULL,
    source text NOT NULL,
    name text NOT NULL,
    gender text NOT NULL,
    description text NOT NULL,
    consent text NOT NULL,
    consent_by text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    key_provider text GENERATED ALWAYS AS (
CASE
    WHEN (source = 'own'::text) THEN provider
    ELSE NULL::text
END) STORED,
    CONSTRAINT cloned_voices_gender_check CHECK ((gender = ANY (ARRAY['female'::text, 'male'::text, 'neutral'::text]))),
    CONSTRAINT cloned_voices_provider_check CHECK ((provider = 'elevenlabs'::text)),
    CONSTRAINT cloned_voices_source_check CHECK ((source = ANY (ARRAY['platform'::text, 'own'::text])))
);

CREATE TABLE public.contact_messages (
    id text NOT NULL,
    email text NOT NULL,
    name text,
    subject text,
    message text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.country_spend (
    workspace_id text NOT NULL,
    country text NOT NULL,
    held_micros bigint DEFAULT 0 NOT NULL,
    spent_on date NOT NULL,
    spent_micros bigint DEFAULT 0 NOT NULL,
    CONSTRAINT country_spend_held_micros_check CHECK ((held_micros >= 0)),
    CONSTRAINT country_spend_spent_micros_check CHECK ((spent_micros >= 0))
);

CREATE TABLE public.database_identity (
    singleton boolean DEFAULT true NOT NULL,
    identity text NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    restored_at timestamp with time zone,
    CONSTRAINT database_identity_singleton_check CHECK (singleton)
);

CREATE TABLE public.deliveries (
    workspace_id text NOT NULL,
    id text NOT NULL,
    webhook_id text NOT NULL,
    event_id text NOT NULL,
    event text NOT NULL,
    call_id text,
    agent_id text,
    status text DEFAULT 'pending'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_status integer,
    next_attempt_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    finished_at timestamp(3) with time zone,
    last_at timestamp(3) with time zone,
    last_answer text,
    last_error text,
    last_duration_ms integer,
    unusual_status text GENERATED ALWAYS AS (
CASE
    WHEN (status <> ALL (ARRAY['pending'::text, 'succeeded'::text])) THEN status
    ELSE NULL::text
END) STORED,
    dead_at timestamp(3) with time zone GENERATED ALWAYS AS (
CASE
    WHEN (status = 'dead_letter'::text) THEN finished_at
    ELSE NULL::timestamp with time zone
END) STORED,
    CONSTRAINT deliveries_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'retrying'::text, 'succeeded'::text, 'rejected'::text, 'dead_letter'::text, 'canceled'::text])))
)
WITH (fillfactor='50');
ALTER TABLE ONLY public.deliveries ALTER COLUMN workspace_id SET STATISTICS 0;

CREATE TABLE public.delivery_attempts (
    delivery_id text NOT NULL,
    number integer NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    status integer,
    body text,
    error text,
    duration_ms integer NOT NULL
);

CREATE TABLE public.delivery_queue (
    workspace_id text NOT NULL,
    delivery_id text NOT NULL,
    webhook_id text NOT NULL,
    event_id text NOT NULL,
    due_at timestamp(3) with time zone NOT NULL,
    lease uuid,
    leased_until timestamp(3) with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    round_attempts integer DEFAULT 0 NOT NULL,
    round_started_at timestamp(3) with time zone
)
WITH (fillfactor='50');
ALTER TABLE ONLY public.delivery_queue ALTER COLUMN workspace_id SET STATISTICS 0;

CREATE TABLE public.dnc_numbers (
    workspace_id text NOT NULL,
    number text NOT NULL,
    reason text,
    call_id text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.events (
    id text NOT NULL,
    workspace_id text NOT NULL,
    name text NOT NULL,
    call_id text,
    agent_id text,
    body text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.finished_sign_ins (
    hash bytea NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.function_secrets (
    workspace_id text NOT NULL,
    function_id text NOT NULL,
    agent_id text NOT NULL,
    secret_sealed text NOT NULL,
    next_secret_sealed text,
    rotation_expires_at timestamp with time zone,
    CONSTRAINT function_secrets_check CHECK (((next_secret_sealed IS NULL) = (rotation_expires_at IS NULL)))
);

CREATE TABLE public.idempotency_keys (
    workspace_id text NOT NULL,
    route text NOT NULL,
    key_hash bytea NOT NULL,
    fingerprint bytea NOT NULL,
    ulid text NOT NULL,
    attempt integer DEFAULT 1 NOT NULL,
    lease_until timestamp with time zone NOT NULL,
    status integer,
    answer text,
    sealed boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    principal text
);

CREATE TABLE public.identities (
    issuer text NOT NULL,
    subject text NOT NULL,
    id text NOT NULL,
    user_id text NOT NULL,
    email text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp(3) with time zone
);

CREATE TABLE public.invitations (
    workspace_id text NOT NULL,
    id text NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    token_hash bytea NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    invited_by text,
    accepted_by text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    closed_at timestamp(3) with time zone,
    CONSTRAINT invitations_check CHECK (((status = 'pending'::text) = (closed_at IS NULL))),
    CONSTRAINT invitations_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'member'::text, 'viewer'::text]))),
    CONSTRAINT invitations_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'revoked'::text])))
);

CREATE TABLE public.knowledge_bases (
    workspace_id text NOT NULL,
    id text NOT NULL,
    number integer NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    max_chars integer NOT NULL,
    overlap_chars integer NOT NULL,
    refresh_interval_seconds integer,
    indexed_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE public.knowledge_bases ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.knowledge_bases_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.knowledge_chunks (
    workspace_id text NOT NULL,
    id text NOT NULL,
    knowledge_base_id text NOT NULL,
    source_id text NOT NULL,
    edition integer NOT NULL,
    "position" integer NOT NULL,
    text text NOT NULL,
    title text,
    heading text,
    url text,
    hash text NOT NULL,
    embedder text NOT NULL,
    words text[] NOT NULL
);
ALTER TABLE ONLY public.knowledge_chunks ALTER COLUMN workspace_id SET STATISTICS 0;
ALTER TABLE ONLY public.knowledge_chunks ALTER COLUMN workspace_id SET STORAGE PLAIN;
ALTER TABLE ONLY public.knowledge_chunks ALTER COLUMN id SET STORAGE PLAIN;
ALTER TABLE ONLY public.knowledge_chunks ALTER COLUMN knowledge_base_id SET STORAGE PLAIN;
ALTER TABLE ONLY public.knowledge_chunks ALTER COLUMN source_id SET STORAGE PLAIN;
ALTER TABLE ONLY public.knowledge_chunks ALTER COLUMN hash SET STORAGE PLAIN;
ALTER TABLE ONLY public.knowledge_chunks ALTER COLUMN embedder SET STORAGE PLAIN;

CREATE TABLE public.knowledge_sources (
    workspace_id text NOT NULL,
    id text NOT NULL,
    knowledge_base_id text NOT NULL,
    type text NOT NULL,
    content text,
    url text,
    crawl jsonb,
    file_name text,
    content_type text,
    storage_key text,
    metadata jsonb DEFAULT '{}'::jsonb NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    error_code text,
    error_detail text,
    edition integer DEFAULT 0 NOT NULL,
    draft integer DEFAULT 0 NOT NULL,
    draft_at timestamp(3) with time zone,
    content_hash text,
    embedder text,
    bytes bigint DEFAULT 0 NOT NULL,
    chunks integer DEFAULT 0 NOT NULL,
    pages integer DEFAULT 0 NOT NULL,
    last_fetched_at timestamp(3) with time zone,
    next_refresh_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    stored_bytes bigint DEFAULT 0 NOT NULL,
    CONSTRAINT knowledge_sources_error CHECK (((error_code IS NULL) = (status <> 'failed'::text))),
    CONSTRAINT knowledge_sources_kind CHECK ((((type = 'text'::text) AND (content IS NOT NULL)) OR ((type = 'url'::text) AND (url IS NOT NULL)) OR ((type = 'file'::text) AND (storage_key IS NOT NULL)))),
    CONSTRAINT knowledge_sources_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'processing'::text, 'ready'::text, 'failed'::text]))),
    CONSTRAINT knowledge_sources_stored_bytes_check CHECK ((stored_bytes >= 0)),
    CONSTRAINT knowledge_sources_type_check CHECK ((type = ANY (ARRAY['text'::text, 'url'::text, 'file'::text])))
);

CREATE TABLE public.knowledge_vectors (
    base_number integer NOT NULL,
    edition integer NOT NULL,
    embedding public.halfvec(512) NOT NULL,
    workspace_id text NOT NULL,
    chunk_id text NOT NULL,
    source_id text NOT NULL
);
ALTER TABLE ONLY public.knowledge_vectors ALTER COLUMN base_number SET STATISTICS 0;
ALTER TABLE ONLY public.knowledge_vectors ALTER COLUMN embedding SET STORAGE PLAIN;
ALTER TABLE ONLY public.knowledge_vectors ALTER COLUMN workspace_id SET STATISTICS 0;

CREATE TABLE public.ledger_entries (
    workspace_id text NOT NULL,
    movement_id text NOT NULL,
    account text NOT NULL,
    amount_micros bigint NOT NULL,
    CONSTRAINT ledger_entries_account_check CHECK ((account = ANY (ARRAY['wallet'::text, 'payments'::text, 'promotion'::text, 'revenue'::text]))),
    CONSTRAINT ledger_entries_amount_micros_check CHECK ((amount_micros <> 0))
);

CREATE TABLE public.ledger_movements (
    workspace_id text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    call_id text,
    payment_id text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    phone_number_id text,
    period_start timestamp(3) with time zone,
    CONSTRAINT ledger_movements_cause CHECK ((((kind = 'call'::text) = (call_id IS NOT NULL)) AND ((kind = ANY (ARRAY['topup'::text, 'refund'::text, 'dispute'::text])) = (payment_id IS NOT NULL)))),
    CONSTRAINT ledger_movements_kind_check CHECK ((kind = ANY (ARRAY['free_balance'::text, 'topup'::text, 'call'::text, 'refund'::text, 'dispute'::text, 'number_rent'::text, 'number_refund'::text]))),
    CONSTRAINT ledger_movements_number CHECK (((kind = ANY (ARRAY['number_rent'::text, 'number_refund'::text])) = ((phone_number_id IS NOT NULL) AND (period_start IS NOT NULL))))
);
ALTER TABLE ONLY public.ledger_movements ALTER COLUMN workspace_id SET STATISTICS 0;

CREATE TABLE public.live_agents (
    workspace_id text NOT NULL,
    agent_id text NOT NULL
);

CREATE TABLE public.login_attempts (
    key bytea NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    blocked_until timestamp(3) with time zone,
    last_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    succeeded_at timestamp(3) with time zone,
    unaudited integer DEFAULT 0 NOT NULL,
    user_id text,
    ip text
);

CREATE TABLE public.mails (
    id text NOT NULL,
    workspace_id text,
    kind text NOT NULL,
    recipient text NOT NULL,
    content_sealed text,
    status text DEFAULT 'pending'::text NOT NULL,
    failure text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    finished_at timestamp(3) with time zone,
    CONSTRAINT mails_check CHECK (((status = 'pending'::text) = (content_sealed IS NOT NULL))),
    CONSTRAINT mails_check1 CHECK (((status = 'pending'::text) = (finished_at IS NULL))),
    CONSTRAINT mails_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'sent'::text, 'failed'::text])))
);

CREATE TABLE public.members (
    workspace_id text NOT NULL,
    user_id text NOT NULL,
    role text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT members_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'member'::text, 'viewer'::text])))
);

CREATE TABLE public.monitor_tokens (
    token_hash bytea NOT NULL,
    workspace_id text NOT NULL,
    call_id text NOT NULL,
    mode text NOT NULL,
    initial_mode text NOT NULL,
    actor_kind text NOT NULL,
    actor_id text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    credential_id text,
    CONSTRAINT monitor_tokens_initial_mode_check CHECK ((initial_mode = ANY (ARRAY['listen'::text, 'whisper'::text, 'barge'::text]))),
    CONSTRAINT monitor_tokens_mode_check CHECK ((mode = ANY (ARRAY['listen'::text, 'whisper'::text, 'barge'::text])))
);

CREATE TABLE public.newsletter_subscribers (
    id text NOT NULL,
    email text,
    token text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    mails integer DEFAULT 0 NOT NULL,
    mails_since timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    confirmed_at timestamp(3) with time zone,
    ended_at timestamp(3) with time zone,
    CONSTRAINT newsletter_subscribers_check CHECK (((status = 'ended'::text) = (email IS NULL))),
    CONSTRAINT newsletter_subscribers_check1 CHECK (((status = 'ended'::text) = (ended_at IS NOT NULL))),
    CONSTRAINT newsletter_subscribers_check2 CHECK (((status <> 'confirmed'::text) OR (confirmed_at IS NOT NULL))),
    CONSTRAINT newsletter_subscribers_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'ended'::text])))
);

CREATE TABLE public.onward_legs (
    workspace_id text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    direction text NOT NULL,
    call_id text,
    phone_number_id text NOT NULL,
    carrier text NOT NULL,
    ref text,
    to_number text NOT NULL,
    limit_seconds integer NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    requested_at timestamp(3) with time zone,
    answered_at timestamp(3) with time zone,
    left_at timestamp(3) with time zone,
    ended_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT onward_legs_call CHECK (((kind = 'forward'::text) = (call_id IS NULL))),
    CONSTRAINT onward_legs_direction_check CHECK ((direction = ANY (ARRAY['inbound'::text, 'outbound'::text]))),
    CONSTRAINT onward_legs_kind_check CHECK ((kind = ANY (ARRAY['transfer'::text, 'warm'::text, 'forward'::text]))),
    CONSTRAINT onward_legs_limit_seconds_check CHECK ((limit_seconds > 0)),
    CONSTRAINT onward_legs_ref CHECK (((kind = 'forward'::text) = (ref IS NOT NULL)))
);

CREATE TABLE public.password_resets (
    token_hash bytea NOT NULL,
    user_id text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.payment_methods (
    workspace_id text NOT NULL,
    provider text NOT NULL,
    customer text NOT NULL,
    method text NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.payments (
    workspace_id text NOT NULL,
    id text NOT NULL,
    provider text NOT NULL,
    reference text,
    status text DEFAULT 'pending'::text NOT NULL,
    amount_micros bigint NOT NULL,
    pay_url text,
    automatic boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    finished_at timestamp(3) with time zone,
    request jsonb DEFAULT '{}'::jsonb NOT NULL,
    look_at timestamp(3) with time zone DEFAULT (now() + '00:01:00'::interval) NOT NULL,
    failure text,
    receipt_url text,
    refunded_micros bigint DEFAULT 0 NOT NULL,
    disputed_micros bigint DEFAULT 0 NOT NULL,
    disputed_at timestamp(3) with time zone,
    reversal_changes integer DEFAULT 0 NOT NULL,
    CONSTRAINT payments_amount_micros_check CHECK ((amount_micros > 0)),
    CONSTRAINT payments_check CHECK (((refunded_micros >= 0) AND (refunded_micros <= amount_micros))),
    CONSTRAINT payments_check1 CHECK (((disputed_micros >= 0) AND (disputed_micros <= amount_micros))),
    CONSTRAINT payments_finished CHECK (((status = 'pending'::text) = (finished_at IS NULL))),
    CONSTRAINT payments_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text, 'expired'::text])))
);
ALTER TABLE ONLY public.payments ALTER COLUMN workspace_id SET STATISTICS 0;

CREATE TABLE public.phone_number_agents (
    workspace_id text NOT NULL,
    phone_number_id text NOT NULL,
    direction text NOT NULL,
    agent_id text NOT NULL,
    agent_version integer,
    weight integer NOT NULL,
    CONSTRAINT phone_number_agents_direction_check CHECK ((direction = ANY (ARRAY['inbound'::text, 'outbound'::text]))),
    CONSTRAINT phone_number_agents_weight_check CHECK (((weight >= 1) AND (weight <= 1000)))
);

CREATE TABLE public.phone_numbers (
    workspace_id text NOT NULL,
    id text NOT NULL,
    number text NOT NULL,
    carrier text NOT NULL,
    status text DEFAULT 'active'::text NOT NULL,
    agent_id text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    country text,
    nickname text,
    capabilities text[] DEFAULT '{voice}'::text[] NOT NULL,
    carrier_ref text,
    account jsonb,
    account_sealed text,
    monthly_micros bigint DEFAULT 0 NOT NULL,
    rented_until timestamp(3) with time zone,
    suspended_at timestamp(3) with time zone,
    released_at timestamp(3) with time zone,
    agent_version integer,
    fallback_number text,
    allowed_countries text[],
    inbound_webhook_url text,
    inbound_webhook_secret_sealed text,
    proven boolean DEFAULT true NOT NULL,
    inbound_webhook_next_secret_sealed text,
    inbound_webhook_rotation_expires_at timestamp with time zone,
    CONSTRAINT phone_numbers_monthly_micros_check CHECK ((monthly_micros >= 0)),
    CONSTRAINT phone_numbers_rotation CHECK (((inbound_webhook_next_secret_sealed IS NULL) = (inbound_webhook_rotation_expires_at IS NULL))),
    CONSTRAINT phone_numbers_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'suspended'::text, 'released'::text])))
);

CREATE TABLE public.provider_credentials (
    workspace_id text NOT NULL,
    provider text NOT NULL,
    version text NOT NULL,
    key_sealed text NOT NULL,
    key_hint text NOT NULL,
    verified_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE UNLOGGED TABLE public.rate_counts (
    key text NOT NULL,
    count integer NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    CONSTRAINT rate_counts_count_check CHECK ((count > 0)),
    CONSTRAINT rate_counts_key_check CHECK ((octet_length(key) <= 64))
)
WITH (fillfactor='50');

CREATE TABLE public.recovery_codes (
    user_id text NOT NULL,
    hash bytea NOT NULL
);

CREATE TABLE public.refresh_tokens (
    hash bytea NOT NULL,
    session_id text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    superseded_at timestamp(3) with time zone,
    successor_sealed text
);

CREATE TABLE public.retention_clock (
    singleton boolean DEFAULT true NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    settles_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    CONSTRAINT retention_clock_singleton_check CHECK (singleton)
);

CREATE TABLE public.retention_runs (
    singleton boolean DEFAULT true NOT NULL,
    finished_at timestamp with time zone NOT NULL,
    CONSTRAINT retention_runs_singleton_check CHECK (singleton)
);

CREATE TABLE public.rtc_tokens (
    token_hash bytea NOT NULL,
    workspace_id text NOT NULL,
    call_id text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    credential_id text
);

CREATE TABLE public.schedule_runs (
    workspace_id text NOT NULL,
    schedule_id text NOT NULL,
    due_at timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    reason text,
    call_id text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT schedule_runs_status_check CHECK ((status = ANY (ARRAY['dialed'::text, 'missed'::text, 'failed'::text])))
);
ALTER TABLE ONLY public.schedule_runs ALTER COLUMN workspace_id SET STATISTICS 0;

CREATE TABLE public.schedules (
    workspace_id text NOT NULL,
    id text NOT NULL,
    agent_id text NOT NULL,
    to_number text NOT NULL,
    from_number text,
    at timestamp(3) with time zone,
    rrule text,
    time_zone text,
    starts_at text,
    metadata jsonb DEFAULT '{}'::jsonb NOT NULL,
    variables jsonb DEFAULT '{}'::jsonb NOT NULL,
    misfire_grace_seconds integer NOT NULL,
    status text DEFAULT 'scheduled'::text NOT NULL,
    status_reason text,
    next_run_at timestamp(3) with time zone,
    live_agent_id text GENERATED ALWAYS AS (
CASE
    WHEN (status = ANY (ARRAY['scheduled'::text, 'paused'::text, 'running'::text])) THEN agent_id
    ELSE NULL::text
END) STORED,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT schedules_kind CHECK (((at IS NULL) <> (rrule IS NULL))),
    CONSTRAINT schedules_next CHECK (((next_run_at IS NOT NULL) = (status = 'scheduled'::text))),
    CONSTRAINT schedules_rule CHECK (((rrule IS NULL) OR ((time_zone IS NOT NULL) AND (starts_at IS NOT NULL)))),
    CONSTRAINT schedules_status_check CHECK ((status = ANY (ARRAY['scheduled'::text, 'paused'::text, 'running'::text, 'completed'::text, 'failed'::text, 'canceled'::text])))
);

CREATE TABLE public.schema_migrations (
    name text NOT NULL,
    sha256 text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.second_factors (
    user_id text NOT NULL,
    secret_sealed text NOT NULL,
    confirmed_at timestamp(3) with time zone,
    last_step bigint,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.sessions (
    id text NOT NULL,
    user_id text NOT NULL,
    workspace_id text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    revoked_at timestamp(3) with time zone,
    ip text,
    user_agent text,
    last_used_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    last_used_ip text,
    second_factor text,
    CONSTRAINT sessions_second_factor_check CHECK ((second_factor = ANY (ARRAY['totp'::text, 'recovery_code'::text, 'provider'::text])))
);

CREATE TABLE public.site_days (
    day date NOT NULL,
    kind text NOT NULL,
    count integer NOT NULL,
    CONSTRAINT site_days_kind_check CHECK ((kind = ANY (ARRAY['contact'::text, 'newsletter'::text, 'event'::text])))
);

CREATE TABLE public.source_pages (
    workspace_id text NOT NULL,
    source_id text NOT NULL,
    "position" integer NOT NULL,
    part integer NOT NULL,
    page jsonb NOT NULL
);

CREATE TABLE public.source_readings (
    workspace_id text NOT NULL,
    source_id text NOT NULL,
    draft integer NOT NULL,
    embedder text NOT NULL,
    frontier jsonb
);

CREATE TABLE public.source_turns (
    workspace_id text NOT NULL,
    source_id text NOT NULL,
    state text NOT NULL,
    turn_at timestamp with time zone DEFAULT now() NOT NULL,
    requested integer DEFAULT 1 NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    CONSTRAINT source_turns_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'queued'::text, 'reading'::text])))
);

CREATE TABLE public.storage_use (
    workspace_id text NOT NULL,
    documents_bytes bigint DEFAULT 0 NOT NULL,
    recordings_bytes bigint DEFAULT 0 NOT NULL,
    contacts_bytes bigint DEFAULT 0 NOT NULL
);

CREATE TABLE public.test_cases (
    workspace_id text NOT NULL,
    id text NOT NULL,
    agent_id text NOT NULL,
    agent_version integer,
    name text NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    from_call_id text,
    definition jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT test_cases_agent_version_check CHECK ((agent_version > 0))
);

CREATE TABLE public.test_recordings (
    workspace_id text NOT NULL,
    run_id text NOT NULL,
    "position" integer NOT NULL,
    sample integer NOT NULL,
    audio bytea NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
ALTER TABLE ONLY public.test_recordings ALTER COLUMN audio SET STORAGE EXTERNAL;

CREATE TABLE public.test_results (
    workspace_id text NOT NULL,
    run_id text NOT NULL,
    "position" integer NOT NULL,
    sample integer NOT NULL,
    status text NOT NULL,
    outcome jsonb NOT NULL,
    transcript jsonb NOT NULL,
    timeline jsonb NOT NULL,
    duration_ms integer NOT NULL,
    cost_micros bigint NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    recording_omitted text,
    CONSTRAINT test_results_recording_omitted_check CHECK ((recording_omitted = ANY (ARRAY['storage_full'::text, 'run_full'::text]))),
    CONSTRAINT test_results_status_check CHECK ((status = ANY (ARRAY['passed'::text, 'failed'::text, 'error'::text])))
);

CREATE TABLE public.test_run_cases (
    workspace_id text NOT NULL,
    run_id text NOT NULL,
    "position" integer NOT NULL,
    case_id text NOT NULL,
    agent_id text NOT NULL,
    agent_version integer NOT NULL,
    name text NOT NULL,
    definition jsonb NOT NULL,
    from_call_id text
);

CREATE TABLE public.test_runs (
    workspace_id text NOT NULL,
    id text NOT NULL,
    status text DEFAULT 'queued'::text NOT NULL,
    selection jsonb NOT NULL,
    line text,
    samples integer NOT NULL,
    parallel integer NOT NULL,
    seed bigint NOT NULL,
    baseline_run_id text,
    error text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    started_at timestamp(3) with time zone,
    ended_at timestamp(3) with time zone,
    CONSTRAINT test_runs_ended CHECK (((ended_at IS NOT NULL) = (status = ANY (ARRAY['completed'::text, 'failed'::text, 'canceled'::text])))),
    CONSTRAINT test_runs_line_check CHECK ((line = ANY (ARRAY['text'::text, 'audio'::text]))),
    CONSTRAINT test_runs_parallel_check CHECK ((parallel > 0)),
    CONSTRAINT test_runs_samples_check CHECK ((samples > 0)),
    CONSTRAINT test_runs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'completed'::text, 'failed'::text, 'canceled'::text])))
);

CREATE TABLE public.usage_changes (
    id bigint NOT NULL,
    workspace_id text NOT NULL,
    hour timestamp with time zone,
    call_id text,
    CONSTRAINT usage_changes_check CHECK (((hour IS NULL) <> (call_id IS NULL)))
);

ALTER TABLE public.usage_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.usage_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.usage_days (
    workspace_id text NOT NULL,
    start timestamp with time zone NOT NULL,
    grouped_by text NOT NULL,
    key text,
    calls bigint NOT NULL,
    messages bigint NOT NULL,
    duration_ms bigint NOT NULL,
    llm_input_tokens bigint NOT NULL,
    llm_output_tokens bigint NOT NULL,
    tts_characters bigint NOT NULL,
    cost_micros bigint NOT NULL
);

CREATE TABLE public.usage_hours (
    workspace_id text NOT NULL,
    start timestamp with time zone NOT NULL,
    grouped_by text NOT NULL,
    key text,
    calls bigint NOT NULL,
    messages bigint NOT NULL,
    duration_ms bigint NOT NULL,
    llm_input_tokens bigint NOT NULL,
    llm_output_tokens bigint NOT NULL,
    tts_characters bigint NOT NULL,
    cost_micros bigint NOT NULL
);

CREATE TABLE public.users (
    id text NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    password_hash text,
    time_zone text DEFAULT 'UTC'::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    email_verified boolean DEFAULT false NOT NULL
);

CREATE TABLE public.voice_processes (
    owner text NOT NULL,
    url text NOT NULL,
    seen_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    capacity integer,
    configured integer,
    reason text,
    CONSTRAINT voice_processes_capacity_check CHECK ((capacity >= 0)),
    CONSTRAINT voice_processes_configured_check CHECK ((configured >= 0)),
    CONSTRAINT voice_processes_reason_check CHECK ((reason = ANY (ARRAY['busy'::text, 'late'::text, 'paused'::text, 'draining'::text])))
);

CREATE TABLE public.wallets (
    workspace_id text NOT NULL,
    posted_micros bigint DEFAULT 0 NOT NULL,
    held_micros bigint DEFAULT 0 NOT NULL,
    low_balance_micros bigint,
    daily_cap_micros bigint,
    monthly_cap_micros bigint,
    topup_threshold_micros bigint,
    topup_amount_micros bigint,
    spent_on date,
    spent_day_micros bigint DEFAULT 0 NOT NULL,
    spent_month_micros bigint DEFAULT 0 NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    topup_set_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    provisional_cap_micros bigint,
    provisional_until timestamp(3) with time zone,
    prepaid boolean DEFAULT true NOT NULL,
    operator_cap_micros bigint,
    CONSTRAINT wallets_daily_cap_micros_check CHECK ((daily_cap_micros >= 0)),
    CONSTRAINT wallets_funds CHECK ((held_micros >= 0)),
    CONSTRAINT wallets_low_balance_micros_check CHECK ((low_balance_micros >= 0)),
    CONSTRAINT wallets_monthly_cap_micros_check CHECK ((monthly_cap_micros >= 0)),
    CONSTRAINT wallets_operator_cap_micros_check CHECK ((operator_cap_micros >= 0)),
    CONSTRAINT wallets_provisional_cap_micros_check CHECK ((provisional_cap_micros >= 0)),
    CONSTRAINT wallets_topup CHECK (((topup_threshold_micros IS NULL) = (topup_amount_micros IS NULL))),
    CONSTRAINT wallets_topup_amount_micros_check CHECK ((topup_amount_micros > 0)),
    CONSTRAINT wallets_topup_threshold_micros_check CHECK ((topup_threshold_micros >= 0))
);

CREATE TABLE public.webhooks (
    workspace_id text NOT NULL,
    id text NOT NULL,
    agent_id text,
    url text NOT NULL,
    events text[] NOT NULL,
    retry_policy text DEFAULT 'scheduled'::text NOT NULL,
    enabled boolean DEFAULT true NOT NULL,
    disabled_reason text,
    secret_sealed text NOT NULL,
    next_secret_sealed text,
    rotation_expires_at timestamp(3) with time zone,
    failure_streak integer DEFAULT 0 NOT NULL,
    failing_since timestamp(3) with time zone,
    last_success_at timestamp(3) with time zone,
    last_failure_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp(3) with time zone,
    format text DEFAULT 'parley'::text NOT NULL,
    CONSTRAINT webhooks_disabled_reason_check CHECK ((disabled_reason = ANY (ARRAY['manual'::text, 'gone'::text, 'failing'::text]))),
    CONSTRAINT webhooks_format_check CHECK ((format = ANY (ARRAY['parley'::text, 'retell'::text]))),
    CONSTRAINT webhooks_retry_policy_check CHECK ((retry_policy = ANY (ARRAY['scheduled'::text, 'exponential'::text])))
);

CREATE TABLE public.widget_days (
    workspace_id text NOT NULL,
    widget_id text NOT NULL,
    day date NOT NULL,
    messages integer DEFAULT 0 NOT NULL,
    calls integer DEFAULT 0 NOT NULL,
    chat_micros bigint DEFAULT 0 NOT NULL
);

CREATE TABLE public.widget_messages (
    workspace_id text NOT NULL,
    session_id text NOT NULL,
    "position" integer NOT NULL,
    id text NOT NULL,
    role text NOT NULL,
    text text NOT NULL,
    tools text[] DEFAULT '{}'::text[] NOT NULL,
    llm_input_tokens integer DEFAULT 0 NOT NULL,
    llm_output_tokens integer DEFAULT 0 NOT NULL,
    cost_micros bigint DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT widget_messages_role_check CHECK ((role = ANY (ARRAY['agent'::text, 'user'::text])))
);

CREATE TABLE public.widget_sessions (
    workspace_id text NOT NULL,
    id text NOT NULL,
    widget_id text NOT NULL,
    mode text NOT NULL,
    origin text,
    call_id text,
    token_hash bytea NOT NULL,
    answering_until timestamp(3) with time zone,
    message_count integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    last_message_at timestamp(3) with time zone,
    address text,
    messages_removed_at timestamp(3) with time zone,
    CONSTRAINT widget_sessions_mode_check CHECK ((mode = ANY (ARRAY['chat'::text, 'voice'::text])))
);
ALTER TABLE ONLY public.widget_sessions ALTER COLUMN workspace_id SET STATISTICS 0;

CREATE TABLE public.widgets (
    workspace_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    agent_id text NOT NULL,
    modes text[] NOT NULL,
    allowed_domains text[] DEFAULT '{}'::text[] NOT NULL,
    theme jsonb DEFAULT '{}'::jsonb NOT NULL,
    greeting text,
    title text,
    budget_micros bigint,
    status text DEFAULT 'active'::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT widgets_budget_micros_check CHECK ((budget_micros >= 0)),
    CONSTRAINT widgets_modes_check CHECK (((modes <@ ARRAY['chat'::text, 'voice'::text]) AND (cardinality(modes) > 0))),
    CONSTRAINT widgets_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text])))
);

CREATE TABLE public.worker_heartbeats (
    worker_id text NOT NULL,
    process text NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    beat_at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON COLUMN public.worker_heartbeats.worker_id IS 'The id that graphile-worker writes into locked_by.';

COMMENT ON COLUMN public.worker_heartbeats.process IS 'Host and process id, for people.';

CREATE TABLE public.workspace_changes (
    workspace_id text NOT NULL,
    "position" bigint DEFAULT nextval('public.stream_positions'::regclass) NOT NULL,
    written_in xid8 DEFAULT pg_current_xact_id() NOT NULL,
    at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    type text NOT NULL,
    agent_id text,
    data jsonb NOT NULL
);

CREATE TABLE public.workspaces (
    id text NOT NULL,
    name text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    concurrent_calls integer,
    time_zone text DEFAULT 'UTC'::text NOT NULL,
    calling_hours jsonb DEFAULT '[]'::jsonb NOT NULL,
    own_concurrent_calls integer,
    storage_quota_bytes bigint,
    privacy jsonb DEFAULT '{}'::jsonb NOT NULL,
    require_second_factor boolean DEFAULT false NOT NULL,
    CONSTRAINT workspaces_concurrent_calls_check CHECK ((concurrent_calls >= 1)),
    CONSTRAINT workspaces_own_concurrent_calls_check CHECK ((own_concurrent_calls >= 1)),
    CONSTRAINT workspaces_storage_quota_bytes_check CHECK ((storage_quota_bytes >= 0))
);

ALTER TABLE ONLY public.agent_functions
    ADD CONSTRAINT agent_functions_id_key UNIQUE (id);

ALTER TABLE ONLY public.agent_functions
    ADD CONSTRAINT agent_functions_name UNIQUE (agent_id, name);

ALTER TABLE ONLY public.agent_functions
    ADD CONSTRAINT agent_functions_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.agent_knowledge_bases
    ADD CONSTRAINT agent_knowledge_bases_pkey PRIMARY KEY (workspace_id, agent_id, knowledge_base_id);

ALTER TABLE ONLY public.agent_versions
    ADD CONSTRAINT agent_versions_pkey PRIMARY KEY (workspace_id, agent_id, version);

ALTER TABLE ONLY public.agents
    ADD CONSTRAINT agents_id_key UNIQUE (id);

ALTER TABLE ONLY public.agents
    ADD CONSTRAINT agents_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.analytics_backfill
    ADD CONSTRAINT analytics_backfill_pkey PRIMARY KEY (is_only);

ALTER TABLE ONLY public.analytics_calls
    ADD CONSTRAINT analytics_calls_pkey PRIMARY KEY (call_id);

ALTER TABLE ONLY public.analytics_changes
    ADD CONSTRAINT analytics_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.analytics_days
    ADD CONSTRAINT analytics_days_pkey PRIMARY KEY (workspace_id, level, start, group_id);

ALTER TABLE ONLY public.analytics_groups
    ADD CONSTRAINT analytics_groups_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.analytics_groups
    ADD CONSTRAINT analytics_groups_workspace_id_level_agent_id_agent_version__key UNIQUE (workspace_id, level, agent_id, agent_version, number, campaign_id, direction, channel, folded);

ALTER TABLE ONLY public.analytics_quarters
    ADD CONSTRAINT analytics_quarters_pkey PRIMARY KEY (workspace_id, level, start, group_id);

ALTER TABLE ONLY public.analytics_zones
    ADD CONSTRAINT analytics_zones_pkey PRIMARY KEY (workspace_id);

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_hash_key UNIQUE (hash);

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_id_key UNIQUE (id);

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.availability_hours
    ADD CONSTRAINT availability_hours_pkey PRIMARY KEY (hour);

ALTER TABLE ONLY public.brand_domains
    ADD CONSTRAINT brand_domains_pkey PRIMARY KEY (workspace_id, domain);

ALTER TABLE ONLY public.brand_logos
    ADD CONSTRAINT brand_logos_id_key UNIQUE (id);

ALTER TABLE ONLY public.brand_logos
    ADD CONSTRAINT brand_logos_pkey PRIMARY KEY (workspace_id);

ALTER TABLE ONLY public.brands
    ADD CONSTRAINT brands_pkey PRIMARY KEY (workspace_id);

ALTER TABLE ONLY public.call_analyses
    ADD CONSTRAINT call_analyses_pkey PRIMARY KEY (call_id);

ALTER TABLE ONLY public.call_commands
    ADD CONSTRAINT call_commands_id_key UNIQUE (id);

ALTER TABLE ONLY public.call_commands
    ADD CONSTRAINT call_commands_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.call_drafts
    ADD CONSTRAINT call_drafts_pkey PRIMARY KEY (call_id);

ALTER TABLE ONLY public.call_erasures
    ADD CONSTRAINT call_erasures_pkey PRIMARY KEY (workspace_id, call_id);

ALTER TABLE ONLY public.call_events
    ADD CONSTRAINT call_events_pkey PRIMARY KEY (call_id, sequence);

ALTER TABLE ONLY public.call_legs
    ADD CONSTRAINT call_legs_pkey PRIMARY KEY (call_id, number);

ALTER TABLE ONLY public.call_legs
    ADD CONSTRAINT call_legs_ref UNIQUE (carrier, ref);

ALTER TABLE ONLY public.call_words
    ADD CONSTRAINT call_words_pkey PRIMARY KEY (workspace_id, call_id);

ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_id_key UNIQUE (id);

ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.campaign_contacts
    ADD CONSTRAINT campaign_contacts_pkey PRIMARY KEY (workspace_id, campaign_id, id);

ALTER TABLE ONLY public.campaign_dials
    ADD CONSTRAINT campaign_dials_call_id_key UNIQUE (call_id);

ALTER TABLE ONLY public.campaign_dials
    ADD CONSTRAINT campaign_dials_pkey PRIMARY KEY (workspace_id, contact_id, attempt);

ALTER TABLE ONLY public.campaign_plan_waits
    ADD CONSTRAINT campaign_plan_waits_pkey PRIMARY KEY (workspace_id, campaign_id);

ALTER TABLE ONLY public.campaign_stats
    ADD CONSTRAINT campaign_stats_pkey PRIMARY KEY (workspace_id, campaign_id);

ALTER TABLE ONLY public.campaign_throttles
    ADD CONSTRAINT campaign_throttles_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_id_key UNIQUE (id);

ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.carrier_throttles
    ADD CONSTRAINT carrier_throttles_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.client_events
    ADD CONSTRAINT client_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.cloned_voices
    ADD CONSTRAINT cloned_voices_id_key UNIQUE (id);

ALTER TABLE ONLY public.cloned_voices
    ADD CONSTRAINT cloned_voices_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.country_spend
    ADD CONSTRAINT country_spend_pkey PRIMARY KEY (workspace_id, country);

ALTER TABLE ONLY public.database_identity
    ADD CONSTRAINT database_identity_pkey PRIMARY KEY (singleton);

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_id_key UNIQUE (id);

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.delivery_attempts
    ADD CONSTRAINT delivery_attempts_pkey PRIMARY KEY (delivery_id, number);

ALTER TABLE ONLY public.delivery_queue
    ADD CONSTRAINT delivery_queue_pkey PRIMARY KEY (workspace_id, delivery_id);

ALTER TABLE ONLY public.dnc_numbers
    ADD CONSTRAINT dnc_numbers_pkey PRIMARY KEY (workspace_id, number);

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.finished_sign_ins
    ADD CONSTRAINT finished_sign_ins_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.function_secrets
    ADD CONSTRAINT function_secrets_pkey PRIMARY KEY (workspace_id, function_id);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (workspace_id, route, key_hash);

ALTER TABLE ONLY public.identities
    ADD CONSTRAINT identities_id_key UNIQUE (id);

ALTER TABLE ONLY public.identities
    ADD CONSTRAINT identities_pkey PRIMARY KEY (issuer, subject);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_id_key UNIQUE (id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.knowledge_bases
    ADD CONSTRAINT knowledge_bases_id_key UNIQUE (id);

ALTER TABLE ONLY public.knowledge_bases
    ADD CONSTRAINT knowledge_bases_number_key UNIQUE (number);

ALTER TABLE ONLY public.knowledge_bases
    ADD CONSTRAINT knowledge_bases_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.knowledge_chunks
    ADD CONSTRAINT knowledge_chunks_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.knowledge_sources
    ADD CONSTRAINT knowledge_sources_id_key UNIQUE (id);

ALTER TABLE ONLY public.knowledge_sources
    ADD CONSTRAINT knowledge_sources_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.knowledge_vectors
    ADD CONSTRAINT knowledge_vectors_pkey PRIMARY KEY (workspace_id, chunk_id);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (movement_id, account);

ALTER TABLE ONLY public.ledger_movements
    ADD CONSTRAINT ledger_movements_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.live_agents
    ADD CONSTRAINT live_agents_pkey PRIMARY KEY (workspace_id, agent_id);

ALTER TABLE ONLY public.login_attempts
    ADD CONSTRAINT login_attempts_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_pkey PRIMARY KEY (workspace_id, user_id);

ALTER TABLE ONLY public.monitor_tokens
    ADD CONSTRAINT monitor_tokens_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.newsletter_subscribers
    ADD CONSTRAINT newsletter_subscribers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.newsletter_subscribers
    ADD CONSTRAINT newsletter_subscribers_token_key UNIQUE (token);

ALTER TABLE ONLY public.onward_legs
    ADD CONSTRAINT onward_legs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.payment_methods
    ADD CONSTRAINT payment_methods_pkey PRIMARY KEY (workspace_id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_id_key UNIQUE (id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.phone_numbers
    ADD CONSTRAINT phone_numbers_id_key UNIQUE (id);

ALTER TABLE ONLY public.phone_numbers
    ADD CONSTRAINT phone_numbers_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.provider_credentials
    ADD CONSTRAINT provider_credentials_pkey PRIMARY KEY (workspace_id, provider);

ALTER TABLE ONLY public.provider_credentials
    ADD CONSTRAINT provider_credentials_version_key UNIQUE (version);

ALTER TABLE ONLY public.rate_counts
    ADD CONSTRAINT rate_counts_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, hash);

ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.retention_clock
    ADD CONSTRAINT retention_clock_pkey PRIMARY KEY (singleton);

ALTER TABLE ONLY public.retention_runs
    ADD CONSTRAINT retention_runs_pkey PRIMARY KEY (singleton);

ALTER TABLE ONLY public.rtc_tokens
    ADD CONSTRAINT rtc_tokens_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.schedule_runs
    ADD CONSTRAINT schedule_runs_pkey PRIMARY KEY (workspace_id, schedule_id, due_at);

ALTER TABLE ONLY public.schedules
    ADD CONSTRAINT schedules_id_key UNIQUE (id);

ALTER TABLE ONLY public.schedules
    ADD CONSTRAINT schedules_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.site_days
    ADD CONSTRAINT site_days_pkey PRIMARY KEY (day, kind);

ALTER TABLE ONLY public.source_pages
    ADD CONSTRAINT source_pages_pkey PRIMARY KEY (source_id, "position", part);

ALTER TABLE ONLY public.source_readings
    ADD CONSTRAINT source_readings_pkey PRIMARY KEY (source_id);

ALTER TABLE ONLY public.source_turns
    ADD CONSTRAINT source_turns_pkey PRIMARY KEY (source_id);

ALTER TABLE ONLY public.storage_use
    ADD CONSTRAINT storage_use_pkey PRIMARY KEY (workspace_id);

ALTER TABLE ONLY public.test_cases
    ADD CONSTRAINT test_cases_id_key UNIQUE (id);

ALTER TABLE ONLY public.test_cases
    ADD CONSTRAINT test_cases_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.test_recordings
    ADD CONSTRAINT test_recordings_pkey PRIMARY KEY (workspace_id, run_id, "position", sample);

ALTER TABLE ONLY public.test_results
    ADD CONSTRAINT test_results_pkey PRIMARY KEY (workspace_id, run_id, "position", sample);

ALTER TABLE ONLY public.test_run_cases
    ADD CONSTRAINT test_run_cases_pkey PRIMARY KEY (workspace_id, run_id, "position");

ALTER TABLE ONLY public.test_runs
    ADD CONSTRAINT test_runs_id_key UNIQUE (id);

ALTER TABLE ONLY public.test_runs
    ADD CONSTRAINT test_runs_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.usage_changes
    ADD CONSTRAINT usage_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.voice_processes
    ADD CONSTRAINT voice_processes_pkey PRIMARY KEY (owner);

ALTER TABLE ONLY public.wallet_holds
    ADD CONSTRAINT wallet_holds_call_id_key UNIQUE (call_id);

ALTER TABLE ONLY public.wallet_holds
    ADD CONSTRAINT wallet_holds_pkey PRIMARY KEY (workspace_id, call_id);

ALTER TABLE ONLY public.wallets
    ADD CONSTRAINT wallets_pkey PRIMARY KEY (workspace_id);

ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_id_key UNIQUE (id);

ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.widget_days
    ADD CONSTRAINT widget_days_pkey PRIMARY KEY (workspace_id, widget_id, day);

ALTER TABLE ONLY public.widget_messages
    ADD CONSTRAINT widget_messages_id_key UNIQUE (id);

ALTER TABLE ONLY public.widget_messages
    ADD CONSTRAINT widget_messages_pkey PRIMARY KEY (workspace_id, session_id, "position");

ALTER TABLE ONLY public.widget_sessions
    ADD CONSTRAINT widget_sessions_id_key UNIQUE (id);

ALTER TABLE ONLY public.widget_sessions
    ADD CONSTRAINT widget_sessions_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.widget_sessions
    ADD CONSTRAINT widget_sessions_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.widgets
    ADD CONSTRAINT widgets_id_key UNIQUE (id);

ALTER TABLE ONLY public.widgets
    ADD CONSTRAINT widgets_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.worker_heartbeats
    ADD CONSTRAINT worker_heartbeats_pkey PRIMARY KEY (worker_id);

ALTER TABLE ONLY public.workspace_changes
    ADD CONSTRAINT workspace_changes_pkey PRIMARY KEY (workspace_id, "position");

ALTER TABLE ONLY public.workspaces
    ADD CONSTRAINT workspaces_pkey PRIMARY KEY (id);

CREATE INDEX agent_functions_page ON public.agent_functions USING btree (agent_id, created_at, id);

CREATE INDEX agent_knowledge_bases_base ON public.agent_knowledge_bases USING btree (workspace_id, knowledge_base_id);

CREATE INDEX agents_cloned_fallback_voices ON public.agents USING btree (workspace_id, cloned_fallback_voice_id) WHERE (cloned_fallback_voice_id IS NOT NULL);

CREATE INDEX agents_cloned_voices ON public.agents USING btree (workspace_id, cloned_voice_id) WHERE (cloned_voice_id IS NOT NULL);

CREATE INDEX agents_folder ON public.agents USING btree (workspace_id, folder, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX agents_page ON public.agents USING btree (workspace_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX agents_published_cloned_fallback_voices ON public.agents USING btree (workspace_id, published_cloned_fallback_voice_id) WHERE (published_cloned_fallback_voice_id IS NOT NULL);

CREATE INDEX agents_published_cloned_voices ON public.agents USING btree (workspace_id, published_cloned_voice_id) WHERE (published_cloned_voice_id IS NOT NULL);

CREATE INDEX agents_tags ON public.agents USING gin (tags) WHERE (deleted_at IS NULL);

CREATE INDEX analytics_calls_start ON public.analytics_calls USING brin (start);

CREATE INDEX analytics_changes_workspace ON public.analytics_changes USING btree (workspace_id, id);

CREATE INDEX api_keys_page ON public.api_keys USING btree (workspace_id, created_at DESC, id DESC);

CREATE INDEX audit_log_action ON public.audit_log USING btree (workspace_id, action, created_at DESC, id DESC);

CREATE INDEX audit_log_actor ON public.audit_log USING btree (workspace_id, actor_id, created_at DESC, id DESC) WHERE (actor_id IS NOT NULL);

CREATE INDEX audit_log_page ON public.audit_log USING btree (workspace_id, created_at DESC, id DESC);

CREATE INDEX audit_log_target ON public.audit_log USING btree (workspace_id, target_id, created_at DESC, id DESC) WHERE (target_id IS NOT NULL);

CREATE INDEX brand_domains_checked ON public.brand_domains USING btree (COALESCE(checked_at, created_at));

CREATE UNIQUE INDEX brand_domains_verified ON public.brand_domains USING btree (domain) WHERE (status = 'verified'::text);

CREATE INDEX call_commands_open ON public.call_commands USING btree (call_id, created_at, id) WHERE (done_at IS NULL);

CREATE INDEX call_events_runs ON public.call_events USING btree (((data ->> 'function_id'::text)), at DESC, call_id DESC, sequence DESC) WHERE (type = 'tool'::text);

CREATE INDEX call_events_searches ON public.call_events USING btree (workspace_id, at DESC) WHERE (type = 'knowledge'::text);

CREATE INDEX call_events_stream ON public.call_events USING btree (workspace_id, written_in) WHERE (written_in IS NOT NULL);

CREATE INDEX call_words_said ON public.call_words USING gin (words);

CREATE INDEX calls_agent ON public.calls USING btree (workspace_id, agent_id, created_at DESC, id DESC);

CREATE INDEX calls_agent_version ON public.calls USING btree (workspace_id, agent_id, agent_version);

CREATE INDEX calls_answered ON public.calls USING btree (workspace_id, duration_ms) WHERE ((started_at IS NOT NULL) AND (ended_at IS NOT NULL));

CREATE INDEX calls_campaign ON public.calls USING btree (workspace_id, campaign_id, created_at DESC, id DESC) WHERE (campaign_id IS NOT NULL);

CREATE INDEX calls_campaign_dial_at ON public.calls USING btree (workspace_id, campaign_id, dial_at) WHERE (campaign_id IS NOT NULL);

CREATE INDEX calls_end_reason ON public.calls USING btree (workspace_id, end_reason, created_at DESC, id DESC) WHERE (end_reason IS NOT NULL);

CREATE INDEX calls_ended ON public.calls USING btree (workspace_id, ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX calls_ended_at ON public.calls USING brin (ended_at) WITH (pages_per_range='16', autosummarize='on');

CREATE INDEX calls_from ON public.calls USING btree (workspace_id, from_number text_pattern_ops);

CREATE INDEX calls_kept_analyses ON public.calls USING btree (workspace_id, agent_id, ended_at) WHERE ((ended_at IS NOT NULL) AND (erased_at IS NULL) AND (started_at IS NOT NULL) AND (analysis_removed_at IS NULL));

CREATE INDEX calls_kept_recordings ON public.calls USING btree (workspace_id, agent_id, ended_at) WHERE ((ended_at IS NOT NULL) AND (erased_at IS NULL) AND (recording_state IS NOT NULL));

CREATE INDEX calls_kept_timelines ON public.calls USING btree (workspace_id, agent_id, ended_at) WHERE ((ended_at IS NOT NULL) AND (erased_at IS NULL) AND (timeline_removed_at IS NULL));

CREATE INDEX calls_kept_transcripts ON public.calls USING btree (workspace_id, agent_id, ended_at) WHERE ((ended_at IS NOT NULL) AND (erased_at IS NULL) AND (started_at IS NOT NULL) AND (transcript_removed_at IS NULL));

CREATE INDEX calls_live ON public.calls USING btree (leased_until) WHERE (status = ANY (ARRAY['queued'::text, 'ringing'::text, 'in_progress'::text]));

CREATE INDEX calls_metadata ON public.calls USING gin (metadata jsonb_path_ops) WHERE (metadata <> '{}'::jsonb);

CREATE INDEX calls_page ON public.calls USING btree (workspace_id, created_at DESC, id DESC);

CREATE INDEX calls_rating ON public.calls USING btree (workspace_id, rating, created_at DESC, id DESC) WHERE (rating IS NOT NULL);

CREATE INDEX calls_recordings_unsettled ON public.calls USING btree (ended_at) WHERE ((recording_state = ANY (ARRAY['pieces'::text, 'failed'::text])) OR recording_incomplete OR (lease_owner ~~ '%/reaper'::text));

CREATE INDEX calls_recordings_waiting ON public.calls USING btree (ended_at) WHERE (recording_state = ANY (ARRAY['pieces'::text, 'failed'::text]));

CREATE INDEX calls_schedule ON public.calls USING btree (schedule_id) WHERE (schedule_id IS NOT NULL);

CREATE INDEX calls_slots ON public.calls USING btree (workspace_id) WHERE (leased_until IS NOT NULL);

CREATE INDEX calls_status ON public.calls USING btree (workspace_id, status, created_at DESC, id DESC);

CREATE INDEX calls_tags ON public.calls USING gin (tags) WHERE (tags <> '{}'::text[]);

CREATE INDEX calls_to ON public.calls USING btree (workspace_id, to_number text_pattern_ops);

CREATE INDEX calls_waiting ON public.calls USING btree (workspace_id, created_at, id) WHERE ((status = 'queued'::text) AND (dial_at IS NULL) AND (direction = 'outbound'::text) AND (channel = 'phone'::text));

CREATE INDEX campaign_contacts_call ON public.campaign_contacts USING btree (last_call_id) WHERE (last_call_id IS NOT NULL);

CREATE INDEX campaign_contacts_due ON public.campaign_contacts USING btree (workspace_id, campaign_id, next_attempt_at NULLS FIRST, "position") WHERE (status = ANY (ARRAY['pending'::text, 'retry_scheduled'::text]));

CREATE UNIQUE INDEX campaign_contacts_number ON public.campaign_contacts USING btree (((campaign_id || to_number)), workspace_id);

CREATE INDEX campaign_contacts_status ON public.campaign_contacts USING btree (workspace_id, campaign_id, status, id) WHERE (status <> 'pending'::text);

CREATE INDEX campaign_dials_open ON public.campaign_dials USING btree (created_at) WHERE (settled_at IS NULL);

CREATE INDEX campaign_dials_settled ON public.campaign_dials USING btree (workspace_id, campaign_id, settled_at DESC) WHERE (settled_at IS NOT NULL);

CREATE INDEX campaigns_live_agent ON public.campaigns USING btree (workspace_id, live_agent_id) WHERE (live_agent_id IS NOT NULL);

CREATE INDEX campaigns_page ON public.campaigns USING btree (workspace_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX campaigns_running ON public.campaigns USING btree (status) WHERE ((status = ANY (ARRAY['running'::text, 'scheduled'::text])) AND (deleted_at IS NULL));

CREATE INDEX client_events_received ON public.client_events USING btree (received_at);

CREATE INDEX contact_messages_created ON public.contact_messages USING btree (created_at);

CREATE INDEX deliveries_agent ON public.deliveries USING btree (agent_id, created_at DESC, id DESC) WHERE (agent_id IS NOT NULL);

CREATE INDEX deliveries_call ON public.deliveries USING btree (call_id, created_at DESC, id DESC) WHERE (call_id IS NOT NULL);

CREATE INDEX deliveries_dead ON public.deliveries USING btree (dead_at) WHERE (dead_at IS NOT NULL);

CREATE INDEX deliveries_event ON public.deliveries USING btree (event_id);

CREATE INDEX deliveries_page ON public.deliveries USING btree (workspace_id, created_at DESC, id DESC);

CREATE INDEX deliveries_unusual ON public.deliveries USING btree (workspace_id, unusual_status, created_at DESC, id DESC) WHERE (unusual_status IS NOT NULL);

CREATE INDEX deliveries_webhook ON public.deliveries USING btree (webhook_id, created_at DESC, id DESC);

CREATE INDEX delivery_queue_due ON public.delivery_queue USING btree (webhook_id, due_at);

CREATE INDEX dnc_numbers_call ON public.dnc_numbers USING btree (call_id) WHERE (call_id IS NOT NULL);

CREATE INDEX dnc_numbers_page ON public.dnc_numbers USING btree (workspace_id, created_at DESC, number DESC);

CREATE INDEX events_call ON public.events USING btree (call_id) WHERE (call_id IS NOT NULL);

CREATE INDEX finished_sign_ins_expiry ON public.finished_sign_ins USING btree (expires_at);

CREATE INDEX function_secrets_agent ON public.function_secrets USING btree (workspace_id, agent_id);

CREATE INDEX idempotency_keys_expiry ON public.idempotency_keys USING btree (expires_at);

CREATE INDEX identities_user ON public.identities USING btree (user_id, created_at DESC, id DESC);

CREATE INDEX invitations_accepted_by ON public.invitations USING btree (accepted_by);

CREATE INDEX invitations_invited_by ON public.invitations USING btree (invited_by);

CREATE INDEX invitations_page ON public.invitations USING btree (workspace_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX invitations_pending ON public.invitations USING btree (workspace_id, lower(email)) WHERE (status = 'pending'::text);

CREATE INDEX knowledge_bases_page ON public.knowledge_bases USING btree (workspace_id, created_at DESC, id DESC);

CREATE INDEX knowledge_chunks_base ON public.knowledge_chunks USING btree (workspace_id, knowledge_base_id);

CREATE INDEX knowledge_chunks_source ON public.knowledge_chunks USING btree (source_id, edition, "position");

CREATE INDEX knowledge_chunks_words ON public.knowledge_chunks USING gin (words);

CREATE INDEX knowledge_sources_due ON public.knowledge_sources USING btree (next_refresh_at) WHERE (next_refresh_at IS NOT NULL);

CREATE INDEX knowledge_sources_embedder ON public.knowledge_sources USING btree (embedder) WHERE (edition > 0);

CREATE INDEX knowledge_sources_page ON public.knowledge_sources USING btree (workspace_id, knowledge_base_id, created_at DESC, id DESC);

CREATE INDEX knowledge_sources_unfinished ON public.knowledge_sources USING btree (draft_at) WHERE (status = 'processing'::text);

CREATE INDEX knowledge_vectors_base ON public.knowledge_vectors USING btree (base_number);

CREATE UNIQUE INDEX ledger_movements_call ON public.ledger_movements USING btree (call_id) WHERE (call_id IS NOT NULL);

CREATE INDEX ledger_movements_page ON public.ledger_movements USING btree (workspace_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX ledger_movements_payment ON public.ledger_movements USING btree (payment_id) WHERE (kind = 'topup'::text);

CREATE UNIQUE INDEX ledger_movements_rent ON public.ledger_movements USING btree (phone_number_id, period_start, kind) WHERE (phone_number_id IS NOT NULL);

CREATE INDEX ledger_movements_reversals ON public.ledger_movements USING btree (payment_id) WHERE (kind = ANY (ARRAY['refund'::text, 'dispute'::text]));

CREATE INDEX login_attempts_last ON public.login_attempts USING btree (last_at);

CREATE INDEX login_attempts_unaudited ON public.login_attempts USING btree (key) WHERE (unaudited > 0);

CREATE INDEX login_attempts_user ON public.login_attempts USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE INDEX mails_created ON public.mails USING btree (created_at);

CREATE INDEX mails_workspace ON public.mails USING btree (workspace_id);

CREATE INDEX members_page ON public.members USING btree (workspace_id, created_at DESC, user_id DESC);

CREATE INDEX members_user ON public.members USING btree (user_id, created_at);

CREATE INDEX monitor_tokens_call ON public.monitor_tokens USING btree (workspace_id, call_id);

CREATE INDEX monitor_tokens_expiry ON public.monitor_tokens USING btree (expires_at);

CREATE INDEX newsletter_subscribers_created ON public.newsletter_subscribers USING btree (created_at);

CREATE UNIQUE INDEX newsletter_subscribers_email ON public.newsletter_subscribers USING btree (lower(email));

CREATE INDEX onward_legs_due ON public.onward_legs USING btree (expires_at) WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX onward_legs_forward ON public.onward_legs USING btree (phone_number_id, carrier, ref) WHERE (ref IS NOT NULL);

CREATE INDEX onward_legs_forwarded ON public.onward_legs USING btree (workspace_id, ended_at) WHERE ((kind = 'forward'::text) AND (ended_at IS NOT NULL));

CREATE INDEX onward_legs_of_call ON public.onward_legs USING btree (call_id) WHERE (call_id IS NOT NULL);

CREATE INDEX onward_legs_open ON public.onward_legs USING btree (workspace_id) WHERE (ended_at IS NULL);

CREATE INDEX password_resets_expires ON public.password_resets USING btree (expires_at);

CREATE INDEX password_resets_user ON public.password_resets USING btree (user_id);

CREATE INDEX payments_look ON public.payments USING btree (look_at) WHERE (status = 'pending'::text);

CREATE INDEX payments_page ON public.payments USING btree (workspace_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX payments_reference ON public.payments USING btree (provider, reference);

CREATE INDEX phone_number_agents_agent ON public.phone_number_agents USING btree (workspace_id, agent_id);

CREATE UNIQUE INDEX phone_number_agents_key ON public.phone_number_agents USING btree (workspace_id, phone_number_id, direction, agent_id, agent_version) NULLS NOT DISTINCT;

CREATE INDEX phone_numbers_called ON public.phone_numbers USING btree (number) WHERE (status = 'active'::text);

CREATE UNIQUE INDEX phone_numbers_owner ON public.phone_numbers USING btree (workspace_id, number) WHERE (status <> 'released'::text);

CREATE INDEX phone_numbers_page ON public.phone_numbers USING btree (workspace_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX phone_numbers_real ON public.phone_numbers USING btree (number) WHERE (((status <> 'released'::text) OR (carrier_ref IS NOT NULL)) AND (number <> '+12025550199'::text) AND proven);

CREATE INDEX phone_numbers_rent ON public.phone_numbers USING btree (rented_until) WHERE ((rented_until IS NOT NULL) AND (status = ANY (ARRAY['active'::text, 'suspended'::text])));

CREATE INDEX phone_numbers_unfinished ON public.phone_numbers USING btree (updated_at) WHERE ((status = 'pending'::text) OR ((status = 'released'::text) AND (carrier_ref IS NOT NULL)));

CREATE INDEX rate_counts_over ON public.rate_counts USING btree (ends_at);

CREATE INDEX refresh_tokens_session ON public.refresh_tokens USING btree (session_id);

CREATE INDEX rtc_tokens_call ON public.rtc_tokens USING btree (workspace_id, call_id);

CREATE INDEX schedule_runs_call ON public.schedule_runs USING btree (call_id) WHERE (call_id IS NOT NULL);

CREATE INDEX schedules_due ON public.schedules USING btree (workspace_id, next_run_at) WHERE (status = 'scheduled'::text);

CREATE INDEX schedules_live_agent ON public.schedules USING btree (workspace_id, live_agent_id) WHERE (live_agent_id IS NOT NULL);

CREATE INDEX schedules_page ON public.schedules USING btree (workspace_id, created_at DESC, id DESC);

CREATE INDEX schedules_running ON public.schedules USING btree (updated_at) WHERE (status = 'running'::text);

CREATE INDEX schedules_waiting ON public.schedules USING btree (next_run_at) WHERE (status = 'scheduled'::text);

CREATE INDEX sessions_ended ON public.sessions USING btree (LEAST(expires_at, revoked_at));

CREATE INDEX sessions_page ON public.sessions USING btree (user_id, created_at DESC, id DESC);

CREATE INDEX source_turns_next ON public.source_turns USING btree (workspace_id, state, turn_at);

CREATE INDEX source_turns_taken ON public.source_turns USING btree (turn_at) WHERE (state <> 'waiting'::text);

CREATE INDEX test_cases_from_call ON public.test_cases USING btree (workspace_id, from_call_id) WHERE (from_call_id IS NOT NULL);

CREATE INDEX test_cases_of_agent ON public.test_cases USING btree (workspace_id, agent_id, created_at DESC, id DESC);

CREATE INDEX test_cases_page ON public.test_cases USING btree (workspace_id, created_at DESC, id DESC);

CREATE INDEX test_cases_tags ON public.test_cases USING gin (tags) WHERE (tags <> '{}'::text[]);

CREATE INDEX test_recordings_created_at ON public.test_recordings USING btree (created_at);

CREATE INDEX test_run_cases_from_call ON public.test_run_cases USING btree (workspace_id, from_call_id) WHERE (from_call_id IS NOT NULL);

CREATE INDEX test_runs_baseline ON public.test_runs USING btree (workspace_id, baseline_run_id) WHERE (baseline_run_id IS NOT NULL);

CREATE INDEX test_runs_ended_at ON public.test_runs USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX test_runs_page ON public.test_runs USING btree (workspace_id, created_at DESC, id DESC);

CREATE INDEX test_runs_pending ON public.test_runs USING btree (workspace_id) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));

CREATE INDEX usage_changes_calls ON public.usage_changes USING btree (workspace_id) WHERE (call_id IS NOT NULL);

CREATE INDEX usage_changes_hours ON public.usage_changes USING btree (workspace_id, hour) WHERE (hour IS NOT NULL);

CREATE UNIQUE INDEX usage_days_key ON public.usage_days USING btree (workspace_id, start, grouped_by, key) NULLS NOT DISTINCT;

CREATE UNIQUE INDEX usage_hours_key ON public.usage_hours USING btree (workspace_id, start, grouped_by, key) NULLS NOT DISTINCT;

CREATE UNIQUE INDEX users_email ON public.users USING btree (lower(email));

CREATE INDEX wallet_holds_chats ON public.wallet_holds USING btree (workspace_id, chat_settled_at) WHERE (chat_settled_at IS NOT NULL);

CREATE INDEX wallet_holds_tests ON public.wallet_holds USING btree (workspace_id, settled_at) WHERE (("left"(call_id, 4) = 'test'::text) AND (settled_at IS NOT NULL));

CREATE UNIQUE INDEX webhooks_agent ON public.webhooks USING btree (agent_id) WHERE (deleted_at IS NULL);

CREATE INDEX webhooks_page ON public.webhooks USING btree (workspace_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX widget_sessions_call ON public.widget_sessions USING btree (workspace_id, call_id) WHERE (call_id IS NOT NULL);

CREATE INDEX widget_sessions_kept ON public.widget_sessions USING btree (workspace_id, widget_id, last_message_at) WHERE ((last_message_at IS NOT NULL) AND ((messages_removed_at IS NULL) OR (messages_removed_at < last_message_at)));

CREATE INDEX widget_sessions_page ON public.widget_sessions USING btree (workspace_id, widget_id, created_at DESC, id DESC);

CREATE INDEX widget_sessions_visitors ON public.widget_sessions USING btree (workspace_id, widget_id, created_at) WHERE ((last_message_at IS NULL) AND ((address IS NOT NULL) OR (origin IS NOT NULL)));

CREATE INDEX widgets_of_agent ON public.widgets USING btree (workspace_id, agent_id, created_at DESC, id DESC);

CREATE INDEX widgets_page ON public.widgets USING btree (workspace_id, created_at DESC, id DESC);

CREATE INDEX workspace_changes_stream ON public.workspace_changes USING btree (workspace_id, written_in);

CREATE TRIGGER agent_versions_append_only BEFORE UPDATE ON public.agent_versions FOR EACH ROW EXECUTE FUNCTION public.refuse_changed_version();

CREATE TRIGGER api_keys_ended AFTER UPDATE OF revoked_at ON public.api_keys FOR EACH ROW WHEN ((old.revoked_at IS DISTINCT FROM new.revoked_at)) EXECUTE FUNCTION public.notify_credentials();

CREATE TRIGGER api_keys_moved AFTER UPDATE OF allowed_ips ON public.api_keys FOR EACH ROW WHEN ((old.allowed_ips IS DISTINCT FROM new.allowed_ips)) EXECUTE FUNCTION public.notify_credentials();

CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER call_analyses_counted AFTER INSERT OR UPDATE OF success, sentiment ON public.call_analyses FOR EACH ROW EXECUTE FUNCTION public.note_analysis();

CREATE TRIGGER calls_counted AFTER INSERT ON public.calls FOR EACH ROW WHEN (((new.ended_at IS NOT NULL) AND (new.cost_micros IS NOT NULL))) EXECUTE FUNCTION public.note_call_change();

CREATE TRIGGER calls_recorded AFTER UPDATE OF recording_state, recording_bytes, recording_held_bytes, recording_mono_bytes ON public.calls FOR EACH ROW EXECUTE FUNCTION public.count_recording();

CREATE TRIGGER calls_recounted AFTER UPDATE OF cost_micros, duration_ms, rating, end_reason, started_at ON public.calls FOR EACH ROW WHEN (((new.ended_at IS NOT NULL) AND (new.cost_micros IS NOT NULL) AND (new.erased_at IS NULL) AND (((((old.cost_micros IS DISTINCT FROM new.cost_micros) OR (old.duration_ms IS DISTINCT FROM new.duration_ms)) OR (old.rating IS DISTINCT FROM new.rating)) OR (old.end_reason IS DISTINCT FROM new.end_reason)) OR (old.started_at IS DISTINCT FROM new.started_at)))) EXECUTE FUNCTION public.note_call_change();

CREATE TRIGGER calls_said AFTER UPDATE OF ended_at ON public.calls FOR EACH ROW WHEN (((old.ended_at IS NULL) AND (new.ended_at IS NOT NULL) AND (new.started_at IS NOT NULL))) EXECUTE FUNCTION public.note_said_words();

CREATE TRIGGER calls_status_forward BEFORE UPDATE OF status ON public.calls FOR EACH ROW EXECUTE FUNCTION public.check_call_status();

CREATE TRIGGER calls_unrecorded AFTER DELETE ON public.calls FOR EACH ROW EXECUTE FUNCTION public.count_recording();

CREATE TRIGGER calls_used AFTER INSERT ON public.calls FOR EACH ROW WHEN ((new.ended_at IS NOT NULL)) EXECUTE FUNCTION public.note_usage_of_call();

CREATE TRIGGER calls_used_otherwise AFTER UPDATE ON public.calls FOR EACH ROW WHEN (((COALESCE(new.ended_at, old.ended_at) IS NOT NULL) AND ((((((((new.ended_at IS DISTINCT FROM old.ended_at) OR (new.agent_id IS DISTINCT FROM old.agent_id)) OR (new.campaign_id IS DISTINCT FROM old.campaign_id)) OR (new.duration_ms IS DISTINCT FROM old.duration_ms)) OR (new.usage IS DISTINCT FROM old.usage)) OR (new.cost_micros IS DISTINCT FROM old.cost_micros)) OR (new.end_reason IS DISTINCT FROM old.end_reason)) OR (
        CASE new.direction
            WHEN 'outbound'::text THEN new.from_number
            ELSE new.to_number
        END IS DISTINCT FROM
        CASE old.direction
            WHEN 'outbound'::text THEN old.from_number
            ELSE old.to_number
        END)))) EXECUTE FUNCTION public.note_usage_of_call();

CREATE TRIGGER campaign_contacts_campaign AFTER INSERT ON public.campaign_contacts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.check_contacts_campaign();

CREATE TRIGGER campaign_contacts_stay BEFORE UPDATE OF workspace_id, campaign_id ON public.campaign_contacts FOR EACH ROW EXECUTE FUNCTION public.refuse_moved_contact();

CREATE TRIGGER campaigns_added AFTER INSERT ON public.campaigns FOR EACH ROW EXECUTE FUNCTION public.note_campaign();

CREATE TRIGGER campaigns_changed AFTER UPDATE OF name, agent_id, status, pause_reason, deleted_at ON public.campaigns FOR EACH ROW WHEN ((((((old.name IS DISTINCT FROM new.name) OR (old.agent_id IS DISTINCT FROM new.agent_id)) OR (old.status IS DISTINCT FROM new.status)) OR (old.pause_reason IS DISTINCT FROM new.pause_reason)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION public.note_campaign();

CREATE TRIGGER campaigns_contacts AFTER DELETE ON public.campaigns FOR EACH ROW EXECUTE FUNCTION public.delete_contacts();

CREATE TRIGGER campaigns_freed AFTER DELETE ON public.campaigns FOR EACH ROW EXECUTE FUNCTION public.count_stored_contacts();

CREATE TRIGGER campaigns_stored AFTER UPDATE OF stored_bytes ON public.campaigns FOR EACH ROW WHEN ((new.stored_bytes <> old.stored_bytes)) EXECUTE FUNCTION public.count_stored_contacts();

CREATE TRIGGER deliveries_died AFTER UPDATE OF status ON public.deliveries FOR EACH ROW WHEN (((new.status = 'dead_letter'::text) AND (old.status <> 'dead_letter'::text))) EXECUTE FUNCTION public.note_dead_delivery();

CREATE TRIGGER forwards_used AFTER UPDATE ON public.onward_legs FOR EACH ROW WHEN (((new.kind = 'forward'::text) AND (new.ended_at IS DISTINCT FROM old.ended_at))) EXECUTE FUNCTION public.note_usage_of_forward();

CREATE TRIGGER knowledge_sources_changed AFTER UPDATE OF status, error_code, edition ON public.knowledge_sources FOR EACH ROW WHEN ((((old.status IS DISTINCT FROM new.status) OR (old.error_code IS DISTINCT FROM new.error_code)) OR (old.edition IS DISTINCT FROM new.edition))) EXECUTE FUNCTION public.note_knowledge_source();

CREATE TRIGGER knowledge_sources_freed AFTER DELETE ON public.knowledge_sources REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.free_stored_documents();

CREATE TRIGGER knowledge_sources_noted AFTER INSERT OR DELETE ON public.knowledge_sources FOR EACH ROW EXECUTE FUNCTION public.note_knowledge_source();

CREATE TRIGGER knowledge_sources_restored AFTER UPDATE OF stored_bytes ON public.knowledge_sources FOR EACH ROW WHEN ((new.stored_bytes <> old.stored_bytes)) EXECUTE FUNCTION public.count_stored_document();

CREATE TRIGGER knowledge_sources_stored AFTER INSERT ON public.knowledge_sources FOR EACH ROW WHEN ((new.stored_bytes <> 0)) EXECUTE FUNCTION public.count_stored_document();

CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER ledger_entries_post AFTER INSERT ON public.ledger_entries REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.post_entries();

CREATE TRIGGER ledger_movements_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_movements FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE CONSTRAINT TRIGGER ledger_movements_balanced AFTER INSERT ON public.ledger_movements DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.check_legs();

CREATE TRIGGER members_changed AFTER DELETE OR UPDATE OF role ON public.members FOR EACH ROW EXECUTE FUNCTION public.notify_credentials();

CREATE TRIGGER phone_numbers_added AFTER INSERT ON public.phone_numbers FOR EACH ROW EXECUTE FUNCTION public.note_phone_number();

CREATE TRIGGER phone_numbers_changed AFTER UPDATE OF status, agent_id, nickname ON public.phone_numbers FOR EACH ROW WHEN ((((old.status IS DISTINCT FROM new.status) OR (old.agent_id IS DISTINCT FROM new.agent_id)) OR (old.nickname IS DISTINCT FROM new.nickname))) EXECUTE FUNCTION public.note_phone_number();

CREATE TRIGGER sessions_ended AFTER UPDATE OF revoked_at ON public.sessions FOR EACH ROW WHEN ((old.revoked_at IS DISTINCT FROM new.revoked_at)) EXECUTE FUNCTION public.notify_credentials();

CREATE TRIGGER sessions_weakened AFTER UPDATE OF second_factor ON public.sessions FOR EACH ROW WHEN (((old.second_factor IS NOT NULL) AND (new.second_factor IS NULL))) EXECUTE FUNCTION public.notify_credentials();

CREATE TRIGGER test_recordings_freed AFTER DELETE ON public.test_recordings REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.free_test_recordings();

CREATE TRIGGER test_recordings_stored AFTER INSERT ON public.test_recordings FOR EACH ROW EXECUTE FUNCTION public.count_test_recording();

CREATE TRIGGER test_runs_added AFTER INSERT ON public.test_runs FOR EACH ROW EXECUTE FUNCTION public.note_test_run();

CREATE TRIGGER test_runs_changed AFTER UPDATE OF status ON public.test_runs FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION public.note_test_run();

CREATE TRIGGER wallet_holds_counted AFTER INSERT ON public.wallet_holds FOR EACH ROW WHEN ((new.countries <> '{}'::jsonb)) EXECUTE FUNCTION public.count_country();

CREATE TRIGGER wallet_holds_leg_counted AFTER UPDATE OF total_micros ON public.wallet_holds FOR EACH ROW WHEN ((("left"(new.call_id, 4) = 'leg_'::text) AND (new.total_micros IS DISTINCT FROM old.total_micros))) EXECUTE FUNCTION public.note_leg_cost();

CREATE TRIGGER wallet_holds_recounted AFTER UPDATE OF held_micros, total_micros, countries ON public.wallet_holds FOR EACH ROW WHEN ((new.countries <> '{}'::jsonb)) EXECUTE FUNCTION public.count_country();

CREATE TRIGGER wallet_holds_uncounted AFTER DELETE ON public.wallet_holds FOR EACH ROW WHEN ((old.countries <> '{}'::jsonb)) EXECUTE FUNCTION public.count_country();

CREATE TRIGGER wallet_holds_used AFTER INSERT ON public.wallet_holds FOR EACH ROW WHEN ((("left"(new.call_id, 4) = ANY (ARRAY['msg_'::text, 'test'::text, 'leg_'::text])) AND (new.settled_at IS NOT NULL))) EXECUTE FUNCTION public.note_usage_of_hold();

CREATE TRIGGER wallet_holds_used_otherwise AFTER UPDATE ON public.wallet_holds FOR EACH ROW WHEN ((("left"(new.call_id, 4) = ANY (ARRAY['msg_'::text, 'test'::text, 'leg_'::text])) AND (COALESCE(new.settled_at, old.settled_at) IS NOT NULL) AND ((new.settled_at IS DISTINCT FROM old.settled_at) OR (new.total_micros IS DISTINCT FROM old.total_micros) OR (new.items IS DISTINCT FROM old.items) OR (new.agent_id IS DISTINCT FROM old.agent_id)))) EXECUTE FUNCTION public.note_usage_of_hold();

CREATE TRIGGER wallets_low AFTER UPDATE OF posted_micros, low_balance_micros ON public.wallets FOR EACH ROW WHEN ((new.prepaid AND (new.posted_micros < new.low_balance_micros) AND (NOT COALESCE((old.prepaid AND (old.posted_micros < old.low_balance_micros)), false)))) EXECUTE FUNCTION public.note_low_wallet();

CREATE TRIGGER wallets_reserve BEFORE UPDATE OF held_micros ON public.wallets FOR EACH ROW WHEN ((new.held_micros > old.held_micros)) EXECUTE FUNCTION public.check_reserve();

CREATE TRIGGER webhooks_added AFTER INSERT ON public.webhooks FOR EACH ROW EXECUTE FUNCTION public.note_webhook();

CREATE TRIGGER webhooks_changed AFTER UPDATE OF url, events, enabled, disabled_reason, deleted_at, format, retry_policy, rotation_expires_at ON public.webhooks FOR EACH ROW WHEN (((((((((old.url IS DISTINCT FROM new.url) OR (old.events IS DISTINCT FROM new.events)) OR (old.enabled IS DISTINCT FROM new.enabled)) OR (old.disabled_reason IS DISTINCT FROM new.disabled_reason)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at)) OR (old.format IS DISTINCT FROM new.format)) OR (old.retry_policy IS DISTINCT FROM new.retry_policy)) OR (old.rotation_expires_at IS DISTINCT FROM new.rotation_expires_at))) EXECUTE FUNCTION public.note_webhook();

CREATE TRIGGER workspaces_strengthened AFTER UPDATE OF require_second_factor ON public.workspaces FOR EACH ROW WHEN ((new.require_second_factor AND (NOT old.require_second_factor))) EXECUTE FUNCTION public.notify_credentials();

ALTER TABLE ONLY public.agent_functions
    ADD CONSTRAINT agent_functions_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES public.agents(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.agent_knowledge_bases
    ADD CONSTRAINT agent_knowledge_bases_base FOREIGN KEY (workspace_id, knowledge_base_id) REFERENCES public.knowledge_bases(workspace_id, id);

ALTER TABLE ONLY public.agent_knowledge_bases
    ADD CONSTRAINT agent_knowledge_bases_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES public.live_agents(workspace_id, agent_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.agent_versions
    ADD CONSTRAINT agent_versions_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES public.agents(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.agents
    ADD CONSTRAINT agents_cloned_fallback_voice FOREIGN KEY (workspace_id, cloned_fallback_voice_id) REFERENCES public.cloned_voices(workspace_id, id);

ALTER TABLE ONLY public.agents
    ADD CONSTRAINT agents_cloned_published_fallback_voice FOREIGN KEY (workspace_id, published_cloned_fallback_voice_id) REFERENCES public.cloned_voices(workspace_id, id);

ALTER TABLE ONLY public.agents
    ADD CONSTRAINT agents_cloned_published_voice FOREIGN KEY (workspace_id, published_cloned_voice_id) REFERENCES public.cloned_voices(workspace_id, id);

ALTER TABLE ONLY public.agents
    ADD CONSTRAINT agents_cloned_voice FOREIGN KEY (workspace_id, cloned_voice_id) REFERENCES public.cloned_voices(workspace_id, id);

ALTER TABLE ONLY public.agents
    ADD CONSTRAINT agents_published_version FOREIGN KEY (workspace_id, id, published_version) REFERENCES public.agent_versions(workspace_id, agent_id, version);

ALTER TABLE ONLY public.agents
    ADD CONSTRAINT agents_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.analytics_calls
    ADD CONSTRAINT analytics_calls_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.analytics_groups(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.analytics_calls
    ADD CONSTRAINT analytics_calls_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.analytics_days
    ADD CONSTRAINT analytics_days_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.analytics_groups(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.analytics_days
    ADD CONSTRAINT analytics_days_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.analytics_groups
    ADD CONSTRAINT analytics_groups_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.analytics_groups(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.analytics_groups
    ADD CONSTRAINT analytics_groups_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.analytics_quarters
    ADD CONSTRAINT analytics_quarters_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.analytics_groups(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.analytics_quarters
    ADD CONSTRAINT analytics_quarters_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.analytics_zones
    ADD CONSTRAINT analytics_zones_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_workspace_id_predecessor_id_fkey FOREIGN KEY (workspace_id, predecessor_id) REFERENCES public.api_keys(workspace_id, id);

ALTER TABLE ONLY public.brand_domains
    ADD CONSTRAINT brand_domains_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.brand_logos
    ADD CONSTRAINT brand_logos_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.brands
    ADD CONSTRAINT brands_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.call_analyses
    ADD CONSTRAINT call_analyses_call_id_fkey FOREIGN KEY (call_id) REFERENCES public.calls(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.call_commands
    ADD CONSTRAINT call_commands_workspace_id_call_id_fkey FOREIGN KEY (workspace_id, call_id) REFERENCES public.calls(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.call_drafts
    ADD CONSTRAINT call_drafts_workspace_id_call_id_fkey FOREIGN KEY (workspace_id, call_id) REFERENCES public.calls(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.call_erasures
    ADD CONSTRAINT call_erasures_workspace_id_call_id_fkey FOREIGN KEY (workspace_id, call_id) REFERENCES public.calls(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.call_events
    ADD CONSTRAINT call_events_call_id_fkey FOREIGN KEY (call_id) REFERENCES public.calls(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.call_legs
    ADD CONSTRAINT call_legs_workspace_id_call_id_fkey FOREIGN KEY (workspace_id, call_id) REFERENCES public.calls(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.call_words
    ADD CONSTRAINT call_words_workspace_id_call_id_fkey FOREIGN KEY (workspace_id, call_id) REFERENCES public.calls(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_campaign FOREIGN KEY (workspace_id, campaign_id) REFERENCES public.campaigns(workspace_id, id) ON DELETE SET NULL (campaign_id);

ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_schedule FOREIGN KEY (workspace_id, schedule_id) REFERENCES public.schedules(workspace_id, id) ON DELETE SET NULL (schedule_id);

ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_workspace_id_agent_id_agent_version_fkey FOREIGN KEY (workspace_id, agent_id, agent_version) REFERENCES public.agent_versions(workspace_id, agent_id, version);

ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.campaign_contacts
    ADD CONSTRAINT campaign_contacts_workspace_id_last_call_id_fkey FOREIGN KEY (workspace_id, last_call_id) REFERENCES public.calls(workspace_id, id) ON DELETE SET NULL (last_call_id);

ALTER TABLE ONLY public.campaign_dials
    ADD CONSTRAINT campaign_dials_workspace_id_call_id_fkey FOREIGN KEY (workspace_id, call_id) REFERENCES public.calls(workspace_id, id) ON DELETE SET NULL (call_id);

ALTER TABLE ONLY public.campaign_dials
    ADD CONSTRAINT campaign_dials_workspace_id_campaign_id_contact_id_fkey FOREIGN KEY (workspace_id, campaign_id, contact_id) REFERENCES public.campaign_contacts(workspace_id, campaign_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.campaign_plan_waits
    ADD CONSTRAINT campaign_plan_waits_workspace_id_campaign_id_fkey FOREIGN KEY (workspace_id, campaign_id) REFERENCES public.campaigns(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.campaign_stats
    ADD CONSTRAINT campaign_stats_workspace_id_campaign_id_fkey FOREIGN KEY (workspace_id, campaign_id) REFERENCES public.campaigns(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.campaign_throttles
    ADD CONSTRAINT campaign_throttles_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_agent FOREIGN KEY (workspace_id, live_agent_id) REFERENCES public.live_agents(workspace_id, agent_id);

ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES public.agents(workspace_id, id);

ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.cloned_voices
    ADD CONSTRAINT cloned_voices_key FOREIGN KEY (workspace_id, key_provider) REFERENCES public.provider_credentials(workspace_id, provider);

ALTER TABLE ONLY public.cloned_voices
    ADD CONSTRAINT cloned_voices_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.country_spend
    ADD CONSTRAINT country_spend_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.events(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_workspace_id_webhook_id_fkey FOREIGN KEY (workspace_id, webhook_id) REFERENCES public.webhooks(workspace_id, id);

ALTER TABLE ONLY public.delivery_attempts
    ADD CONSTRAINT delivery_attempts_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES public.deliveries(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.delivery_queue
    ADD CONSTRAINT delivery_queue_workspace_id_delivery_id_fkey FOREIGN KEY (workspace_id, delivery_id) REFERENCES public.deliveries(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.dnc_numbers
    ADD CONSTRAINT dnc_numbers_call FOREIGN KEY (workspace_id, call_id) REFERENCES public.calls(workspace_id, id) ON DELETE SET NULL (call_id);

ALTER TABLE ONLY public.dnc_numbers
    ADD CONSTRAINT dnc_numbers_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.function_secrets
    ADD CONSTRAINT function_secrets_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES public.agents(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.identities
    ADD CONSTRAINT identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.knowledge_bases
    ADD CONSTRAINT knowledge_bases_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.knowledge_chunks
    ADD CONSTRAINT knowledge_chunks_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.knowledge_sources
    ADD CONSTRAINT knowledge_sources_workspace_id_knowledge_base_id_fkey FOREIGN KEY (workspace_id, knowledge_base_id) REFERENCES public.knowledge_bases(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.knowledge_vectors
    ADD CONSTRAINT knowledge_vectors_workspace_id_chunk_id_fkey FOREIGN KEY (workspace_id, chunk_id) REFERENCES public.knowledge_chunks(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_workspace_id_movement_id_fkey FOREIGN KEY (workspace_id, movement_id) REFERENCES public.ledger_movements(workspace_id, id);

ALTER TABLE ONLY public.ledger_movements
    ADD CONSTRAINT ledger_movements_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.wallets(workspace_id);

ALTER TABLE ONLY public.ledger_movements
    ADD CONSTRAINT ledger_movements_workspace_id_payment_id_fkey FOREIGN KEY (workspace_id, payment_id) REFERENCES public.payments(workspace_id, id);

ALTER TABLE ONLY public.live_agents
    ADD CONSTRAINT live_agents_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES public.agents(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.login_attempts
    ADD CONSTRAINT login_attempts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.monitor_tokens
    ADD CONSTRAINT monitor_tokens_workspace_id_call_id_fkey FOREIGN KEY (workspace_id, call_id) REFERENCES public.calls(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.onward_legs
    ADD CONSTRAINT onward_legs_workspace_id_call_id_fkey FOREIGN KEY (workspace_id, call_id) REFERENCES public.calls(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.onward_legs
    ADD CONSTRAINT onward_legs_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.payment_methods
    ADD CONSTRAINT payment_methods_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.wallets(workspace_id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.wallets(workspace_id);

ALTER TABLE ONLY public.phone_number_agents
    ADD CONSTRAINT phone_number_agents_agent FOREIGN KEY (workspace_id, agent_id) REFERENCES public.live_agents(workspace_id, agent_id);

ALTER TABLE ONLY public.phone_number_agents
    ADD CONSTRAINT phone_number_agents_agent_version FOREIGN KEY (workspace_id, agent_id, agent_version) REFERENCES public.agent_versions(workspace_id, agent_id, version) NOT VALID;

ALTER TABLE ONLY public.phone_number_agents
    ADD CONSTRAINT phone_number_agents_workspace_id_phone_number_id_fkey FOREIGN KEY (workspace_id, phone_number_id) REFERENCES public.phone_numbers(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.phone_numbers
    ADD CONSTRAINT phone_numbers_agent FOREIGN KEY (workspace_id, agent_id) REFERENCES public.live_agents(workspace_id, agent_id);

ALTER TABLE ONLY public.phone_numbers
    ADD CONSTRAINT phone_numbers_agent_version FOREIGN KEY (workspace_id, agent_id, agent_version) REFERENCES public.agent_versions(workspace_id, agent_id, version) NOT VALID;

ALTER TABLE ONLY public.phone_numbers
    ADD CONSTRAINT phone_numbers_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.provider_credentials
    ADD CONSTRAINT provider_credentials_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.second_factors(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.rtc_tokens
    ADD CONSTRAINT rtc_tokens_workspace_id_call_id_fkey FOREIGN KEY (workspace_id, call_id) REFERENCES public.calls(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.schedule_runs
    ADD CONSTRAINT schedule_runs_workspace_id_call_id_fkey FOREIGN KEY (workspace_id, call_id) REFERENCES public.calls(workspace_id, id) ON DELETE SET NULL (call_id);

ALTER TABLE ONLY public.schedule_runs
    ADD CONSTRAINT schedule_runs_workspace_id_schedule_id_fkey FOREIGN KEY (workspace_id, schedule_id) REFERENCES public.schedules(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.schedules
    ADD CONSTRAINT schedules_agent FOREIGN KEY (workspace_id, live_agent_id) REFERENCES public.live_agents(workspace_id, agent_id);

ALTER TABLE ONLY public.schedules
    ADD CONSTRAINT schedules_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES public.agents(workspace_id, id);

ALTER TABLE ONLY public.schedules
    ADD CONSTRAINT schedules_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.source_pages
    ADD CONSTRAINT source_pages_source_id_fkey FOREIGN KEY (source_id) REFERENCES public.source_readings(source_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.source_readings
    ADD CONSTRAINT source_readings_workspace_id_source_id_fkey FOREIGN KEY (workspace_id, source_id) REFERENCES public.knowledge_sources(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.source_turns
    ADD CONSTRAINT source_turns_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.storage_use
    ADD CONSTRAINT storage_use_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.test_cases
    ADD CONSTRAINT test_cases_agent_version FOREIGN KEY (workspace_id, agent_id, agent_version) REFERENCES public.agent_versions(workspace_id, agent_id, version) NOT VALID;

ALTER TABLE ONLY public.test_cases
    ADD CONSTRAINT test_cases_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES public.agents(workspace_id, id);

ALTER TABLE ONLY public.test_cases
    ADD CONSTRAINT test_cases_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.test_recordings
    ADD CONSTRAINT test_recordings_workspace_id_run_id_position_sample_fkey FOREIGN KEY (workspace_id, run_id, "position", sample) REFERENCES public.test_results(workspace_id, run_id, "position", sample) ON DELETE CASCADE;

ALTER TABLE ONLY public.test_results
    ADD CONSTRAINT test_results_workspace_id_run_id_position_fkey FOREIGN KEY (workspace_id, run_id, "position") REFERENCES public.test_run_cases(workspace_id, run_id, "position") ON DELETE CASCADE;

ALTER TABLE ONLY public.test_run_cases
    ADD CONSTRAINT test_run_cases_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES public.agents(workspace_id, id);

ALTER TABLE ONLY public.test_run_cases
    ADD CONSTRAINT test_run_cases_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES public.test_runs(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.test_runs
    ADD CONSTRAINT test_runs_workspace_id_baseline_run_id_fkey FOREIGN KEY (workspace_id, baseline_run_id) REFERENCES public.test_runs(workspace_id, id) ON DELETE SET NULL (baseline_run_id);

ALTER TABLE ONLY public.test_runs
    ADD CONSTRAINT test_runs_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.usage_days
    ADD CONSTRAINT usage_days_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.usage_hours
    ADD CONSTRAINT usage_hours_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.wallet_holds
    ADD CONSTRAINT wallet_holds_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.wallets(workspace_id);

ALTER TABLE ONLY public.wallet_holds
    ADD CONSTRAINT wallet_holds_workspace_id_movement_id_fkey FOREIGN KEY (workspace_id, movement_id) REFERENCES public.ledger_movements(workspace_id, id);

ALTER TABLE ONLY public.wallets
    ADD CONSTRAINT wallets_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);

ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.widget_days
    ADD CONSTRAINT widget_days_workspace_id_widget_id_fkey FOREIGN KEY (workspace_id, widget_id) REFERENCES public.widgets(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.widget_messages
    ADD CONSTRAINT widget_messages_workspace_id_session_id_fkey FOREIGN KEY (workspace_id, session_id) REFERENCES public.widget_sessions(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.widget_sessions
    ADD CONSTRAINT widget_sessions_workspace_id_call_id_fkey FOREIGN KEY (workspace_id, call_id) REFERENCES public.calls(workspace_id, id) ON DELETE SET NULL (call_id);

ALTER TABLE ONLY public.widget_sessions
    ADD CONSTRAINT widget_sessions_workspace_id_widget_id_fkey FOREIGN KEY (workspace_id, widget_id) REFERENCES public.widgets(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.widgets
    ADD CONSTRAINT widgets_agent FOREIGN KEY (workspace_id, agent_id) REFERENCES public.live_agents(workspace_id, agent_id);

ALTER TABLE ONLY public.widgets
    ADD CONSTRAINT widgets_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.workspace_changes
    ADD CONSTRAINT workspace_changes_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;
