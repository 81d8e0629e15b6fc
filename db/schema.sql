-- The schema after all migrations, as pg_dump prints it. Made by `node scripts/schema.ts write`; do not edit.
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

CREATE FUNCTION public.check_movement() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  moved text := case when tg_table_name = 'ledger_movements' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'movement_id' end;
begin
  if (select count(*) < 2 or sum(amount_micros) <> 0 from ledger_entries where movement_id = moved) then
    raise exception 'the legs of movement % do not sum to zero', moved
      using errcode = 'check_violation', constraint = 'ledger_entries_balanced';
  end if;
  return null;
end $$;

CREATE FUNCTION public.post_entry() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update wallets set posted_micros = posted_micros + new.amount_micros, updated_at = now()
  where workspace_id = new.workspace_id;
  return null;
end $$;

CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

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
    CONSTRAINT agent_functions_type_check CHECK ((type = ANY (ARRAY['webhook'::text, 'transfer_call'::text, 'end_call'::text, 'dtmf'::text, 'send_sms'::text])))
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
    deleted_at timestamp(3) with time zone
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

CREATE TABLE public.call_events (
    call_id text NOT NULL,
    sequence integer NOT NULL,
    type text NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL,
    data jsonb NOT NULL
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
    CONSTRAINT call_legs_answered_by_check CHECK ((answered_by = ANY (ARRAY['human'::text, 'machine'::text]))),
    CONSTRAINT call_legs_status_check CHECK ((status = ANY (ARRAY['offered'::text, 'initiated'::text, 'ringing'::text, 'answered'::text, 'over'::text])))
);

CREATE TABLE public.call_wishes (
    workspace_id text NOT NULL,
    call_id text NOT NULL,
    id text NOT NULL,
    wish jsonb NOT NULL,
    done_at timestamp(3) with time zone,
    failure text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

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
    dialed_at timestamp(3) with time zone,
    must_end_at timestamp(3) with time zone,
    end_requested_at timestamp(3) with time zone,
    queue_expires_at timestamp(3) with time zone,
    schedule_id text,
    CONSTRAINT calls_channel_check CHECK ((channel = ANY (ARRAY['phone'::text, 'web'::text]))),
    CONSTRAINT calls_direction_check CHECK ((direction = ANY (ARRAY['outbound'::text, 'inbound'::text]))),
    CONSTRAINT calls_duration CHECK ((duration_ms >= 0)),
    CONSTRAINT calls_end CHECK (((status = ANY (ARRAY['completed'::text, 'failed'::text])) = (end_reason IS NOT NULL))),
    CONSTRAINT calls_end_time CHECK (((status = ANY (ARRAY['completed'::text, 'failed'::text])) = (ended_at IS NOT NULL))),
    CONSTRAINT calls_recording_state_check CHECK ((recording_state = ANY (ARRAY['pieces'::text, 'ready'::text]))),
    CONSTRAINT calls_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'ringing'::text, 'in_progress'::text, 'completed'::text, 'failed'::text])))
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
    round_attempts integer DEFAULT 0 NOT NULL,
    round_started_at timestamp(3) with time zone,
    last_status integer,
    next_attempt_at timestamp(3) with time zone,
    lease_token integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    finished_at timestamp(3) with time zone,
    CONSTRAINT deliveries_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'retrying'::text, 'succeeded'::text, 'rejected'::text, 'dead_letter'::text, 'canceled'::text])))
);

CREATE TABLE public.delivery_attempts (
    delivery_id text NOT NULL,
    number integer NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    status integer,
    body text,
    error text,
    duration_ms integer NOT NULL
);

CREATE TABLE public.dial_paces (
    key text NOT NULL,
    next_at timestamp with time zone NOT NULL
);

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
    expires_at timestamp with time zone NOT NULL
);

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
    CONSTRAINT ledger_movements_cause CHECK ((((kind = 'call'::text) = (call_id IS NOT NULL)) AND ((kind = 'topup'::text) = (payment_id IS NOT NULL)))),
    CONSTRAINT ledger_movements_kind_check CHECK ((kind = ANY (ARRAY['free_balance'::text, 'topup'::text, 'call'::text, 'number_rent'::text, 'number_refund'::text]))),
    CONSTRAINT ledger_movements_number CHECK (((kind = ANY (ARRAY['number_rent'::text, 'number_refund'::text])) = ((phone_number_id IS NOT NULL) AND (period_start IS NOT NULL))))
);

CREATE TABLE public.live_agents (
    workspace_id text NOT NULL,
    agent_id text NOT NULL
);

CREATE TABLE public.members (
    workspace_id text NOT NULL,
    user_id text NOT NULL,
    role text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT members_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'member'::text, 'viewer'::text])))
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
    CONSTRAINT payments_amount_micros_check CHECK ((amount_micros > 0)),
    CONSTRAINT payments_finished CHECK (((status = 'pending'::text) = (finished_at IS NULL))),
    CONSTRAINT payments_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text, 'expired'::text])))
);

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
    CONSTRAINT phone_numbers_monthly_micros_check CHECK ((monthly_micros >= 0)),
    CONSTRAINT phone_numbers_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'suspended'::text, 'released'::text])))
);

CREATE TABLE public.refresh_tokens (
    hash bytea NOT NULL,
    session_id text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    superseded_at timestamp(3) with time zone
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

CREATE TABLE public.sessions (
    id text NOT NULL,
    user_id text NOT NULL,
    workspace_id text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    revoked_at timestamp(3) with time zone
);

CREATE TABLE public.users (
    id text NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    password_hash text NOT NULL,
    time_zone text DEFAULT 'UTC'::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
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
    CONSTRAINT wallet_holds_held_micros_check CHECK ((held_micros >= 0)),
    CONSTRAINT wallet_holds_settled CHECK ((((settled_at IS NULL) = (total_micros IS NULL)) AND ((settled_at IS NULL) OR (held_micros = 0)))),
    CONSTRAINT wallet_holds_total_micros_check CHECK ((total_micros >= 0))
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
    provisional_cap_micros bigint,
    provisional_until timestamp(3) with time zone,
    CONSTRAINT wallets_daily_cap_micros_check CHECK ((daily_cap_micros >= 0)),
    CONSTRAINT wallets_funds CHECK (((held_micros >= 0) AND (posted_micros >= held_micros))),
    CONSTRAINT wallets_low_balance_micros_check CHECK ((low_balance_micros >= 0)),
    CONSTRAINT wallets_monthly_cap_micros_check CHECK ((monthly_cap_micros >= 0)),
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
    CONSTRAINT webhooks_disabled_reason_check CHECK ((disabled_reason = ANY (ARRAY['manual'::text, 'gone'::text, 'failing'::text]))),
    CONSTRAINT webhooks_retry_policy_check CHECK ((retry_policy = ANY (ARRAY['scheduled'::text, 'exponential'::text])))
);

CREATE TABLE public.worker_heartbeats (
    worker_id text NOT NULL,
    process text NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    beat_at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON COLUMN public.worker_heartbeats.worker_id IS 'The id that graphile-worker writes into locked_by.';

COMMENT ON COLUMN public.worker_heartbeats.process IS 'Host and process id, for people.';

CREATE TABLE public.workspaces (
    id text NOT NULL,
    name text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.agent_functions
    ADD CONSTRAINT agent_functions_id_key UNIQUE (id);

ALTER TABLE ONLY public.agent_functions
    ADD CONSTRAINT agent_functions_name UNIQUE (agent_id, name);

ALTER TABLE ONLY public.agent_functions
    ADD CONSTRAINT agent_functions_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.agent_versions
    ADD CONSTRAINT agent_versions_pkey PRIMARY KEY (workspace_id, agent_id, version);

ALTER TABLE ONLY public.agents
    ADD CONSTRAINT agents_id_key UNIQUE (id);

ALTER TABLE ONLY public.agents
    ADD CONSTRAINT agents_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_hash_key UNIQUE (hash);

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_id_key UNIQUE (id);

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.call_analyses
    ADD CONSTRAINT call_analyses_pkey PRIMARY KEY (call_id);

ALTER TABLE ONLY public.call_events
    ADD CONSTRAINT call_events_pkey PRIMARY KEY (call_id, sequence);

ALTER TABLE ONLY public.call_legs
    ADD CONSTRAINT call_legs_pkey PRIMARY KEY (call_id);

ALTER TABLE ONLY public.call_legs
    ADD CONSTRAINT call_legs_ref UNIQUE (carrier, ref);

ALTER TABLE ONLY public.call_wishes
    ADD CONSTRAINT call_wishes_id_key UNIQUE (id);

ALTER TABLE ONLY public.call_wishes
    ADD CONSTRAINT call_wishes_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_id_key UNIQUE (id);

ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_id_key UNIQUE (id);

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.delivery_attempts
    ADD CONSTRAINT delivery_attempts_pkey PRIMARY KEY (delivery_id, number);

ALTER TABLE ONLY public.dial_paces
    ADD CONSTRAINT dial_paces_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.dnc_numbers
    ADD CONSTRAINT dnc_numbers_pkey PRIMARY KEY (workspace_id, number);

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (workspace_id, route, key_hash);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (movement_id, account);

ALTER TABLE ONLY public.ledger_movements
    ADD CONSTRAINT ledger_movements_id_key UNIQUE (id);

ALTER TABLE ONLY public.ledger_movements
    ADD CONSTRAINT ledger_movements_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.live_agents
    ADD CONSTRAINT live_agents_pkey PRIMARY KEY (workspace_id, agent_id);

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_pkey PRIMARY KEY (workspace_id, user_id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_id_key UNIQUE (id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.phone_number_agents
    ADD CONSTRAINT phone_number_agents_pkey PRIMARY KEY (workspace_id, phone_number_id, direction, agent_id);

ALTER TABLE ONLY public.phone_numbers
    ADD CONSTRAINT phone_numbers_id_key UNIQUE (id);

ALTER TABLE ONLY public.phone_numbers
    ADD CONSTRAINT phone_numbers_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.schedule_runs
    ADD CONSTRAINT schedule_runs_pkey PRIMARY KEY (workspace_id, schedule_id, due_at);

ALTER TABLE ONLY public.schedules
    ADD CONSTRAINT schedules_id_key UNIQUE (id);

ALTER TABLE ONLY public.schedules
    ADD CONSTRAINT schedules_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

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

ALTER TABLE ONLY public.worker_heartbeats
    ADD CONSTRAINT worker_heartbeats_pkey PRIMARY KEY (worker_id);

ALTER TABLE ONLY public.workspaces
    ADD CONSTRAINT workspaces_pkey PRIMARY KEY (id);

CREATE INDEX agent_functions_page ON public.agent_functions USING btree (agent_id, created_at, id);

CREATE INDEX agents_folder ON public.agents USING btree (workspace_id, folder, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX agents_page ON public.agents USING btree (workspace_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX agents_tags ON public.agents USING gin (tags) WHERE (deleted_at IS NULL);

CREATE INDEX api_keys_page ON public.api_keys USING btree (workspace_id, created_at DESC, id DESC);

CREATE INDEX audit_log_page ON public.audit_log USING btree (workspace_id, created_at DESC, id DESC);

CREATE INDEX call_wishes_open ON public.call_wishes USING btree (call_id, created_at, id) WHERE (done_at IS NULL);

CREATE INDEX calls_agent ON public.calls USING btree (workspace_id, agent_id, created_at DESC, id DESC);

CREATE INDEX calls_ended ON public.calls USING btree (workspace_id, ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX calls_from ON public.calls USING btree (workspace_id, from_number text_pattern_ops);

CREATE INDEX calls_live ON public.calls USING btree (leased_until) WHERE (status = ANY (ARRAY['queued'::text, 'ringing'::text, 'in_progress'::text]));

CREATE INDEX calls_page ON public.calls USING btree (workspace_id, created_at DESC, id DESC);

CREATE INDEX calls_schedule ON public.calls USING btree (schedule_id) WHERE (schedule_id IS NOT NULL);

CREATE INDEX calls_slots ON public.calls USING btree (workspace_id) WHERE (leased_until IS NOT NULL);

CREATE INDEX calls_status ON public.calls USING btree (workspace_id, status, created_at DESC, id DESC);

CREATE INDEX calls_to ON public.calls USING btree (workspace_id, to_number text_pattern_ops);

CREATE INDEX calls_waiting ON public.calls USING btree (workspace_id, created_at, id) WHERE ((status = 'queued'::text) AND (dialed_at IS NULL) AND (direction = 'outbound'::text) AND (channel = 'phone'::text));

CREATE INDEX deliveries_agent ON public.deliveries USING btree (agent_id, created_at DESC, id DESC) WHERE (agent_id IS NOT NULL);

CREATE INDEX deliveries_call ON public.deliveries USING btree (call_id, created_at DESC, id DESC) WHERE (call_id IS NOT NULL);

CREATE INDEX deliveries_due ON public.deliveries USING btree (webhook_id, next_attempt_at) WHERE (next_attempt_at IS NOT NULL);

CREATE INDEX deliveries_event ON public.deliveries USING btree (event_id);

CREATE INDEX deliveries_page ON public.deliveries USING btree (workspace_id, created_at DESC, id DESC);

CREATE INDEX deliveries_status ON public.deliveries USING btree (workspace_id, status, created_at DESC, id DESC) WHERE (status <> 'succeeded'::text);

CREATE INDEX deliveries_webhook ON public.deliveries USING btree (webhook_id, created_at DESC, id DESC);

CREATE INDEX dnc_numbers_call ON public.dnc_numbers USING btree (call_id) WHERE (call_id IS NOT NULL);

CREATE INDEX dnc_numbers_page ON public.dnc_numbers USING btree (workspace_id, created_at DESC, number DESC);

CREATE INDEX events_call ON public.events USING btree (call_id) WHERE (call_id IS NOT NULL);

CREATE INDEX idempotency_keys_expiry ON public.idempotency_keys USING btree (expires_at);

CREATE UNIQUE INDEX ledger_movements_call ON public.ledger_movements USING btree (call_id) WHERE (call_id IS NOT NULL);

CREATE INDEX ledger_movements_page ON public.ledger_movements USING btree (workspace_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX ledger_movements_payment ON public.ledger_movements USING btree (payment_id) WHERE (payment_id IS NOT NULL);

CREATE UNIQUE INDEX ledger_movements_rent ON public.ledger_movements USING btree (phone_number_id, period_start, kind) WHERE (phone_number_id IS NOT NULL);

CREATE INDEX members_user ON public.members USING btree (user_id, created_at);

CREATE UNIQUE INDEX payments_reference ON public.payments USING btree (provider, reference);

CREATE INDEX phone_number_agents_agent ON public.phone_number_agents USING btree (workspace_id, agent_id);

CREATE UNIQUE INDEX phone_numbers_owner ON public.phone_numbers USING btree (workspace_id, number) WHERE (status <> 'released'::text);

CREATE INDEX phone_numbers_page ON public.phone_numbers USING btree (workspace_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX phone_numbers_real ON public.phone_numbers USING btree (number) WHERE (((status <> 'released'::text) OR (carrier_ref IS NOT NULL)) AND (number <> '+12025550199'::text));

CREATE INDEX phone_numbers_rent ON public.phone_numbers USING btree (rented_until) WHERE ((rented_until IS NOT NULL) AND (status = ANY (ARRAY['active'::text, 'suspended'::text])));

CREATE INDEX phone_numbers_unfinished ON public.phone_numbers USING btree (updated_at) WHERE ((status = 'pending'::text) OR ((status = 'released'::text) AND (carrier_ref IS NOT NULL)));

CREATE INDEX refresh_tokens_session ON public.refresh_tokens USING btree (session_id);

CREATE INDEX schedule_runs_call ON public.schedule_runs USING btree (call_id) WHERE (call_id IS NOT NULL);

CREATE INDEX schedules_live_agent ON public.schedules USING btree (workspace_id, live_agent_id) WHERE (live_agent_id IS NOT NULL);

CREATE INDEX schedules_page ON public.schedules USING btree (workspace_id, created_at DESC, id DESC);

CREATE INDEX sessions_user ON public.sessions USING btree (user_id);

CREATE UNIQUE INDEX users_email ON public.users USING btree (lower(email));

CREATE UNIQUE INDEX webhooks_agent ON public.webhooks USING btree (agent_id) WHERE (deleted_at IS NULL);

CREATE INDEX webhooks_page ON public.webhooks USING btree (workspace_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE TRIGGER agent_versions_append_only BEFORE UPDATE ON public.agent_versions FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER calls_status_forward BEFORE UPDATE OF status ON public.calls FOR EACH ROW EXECUTE FUNCTION public.check_call_status();

CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON public.ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.check_movement();

CREATE TRIGGER ledger_entries_post AFTER INSERT ON public.ledger_entries FOR EACH ROW WHEN ((new.account = 'wallet'::text)) EXECUTE FUNCTION public.post_entry();

CREATE TRIGGER ledger_movements_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_movements FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE CONSTRAINT TRIGGER ledger_movements_balanced AFTER INSERT ON public.ledger_movements DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.check_movement();

ALTER TABLE ONLY public.agent_functions
    ADD CONSTRAINT agent_functions_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES public.agents(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.agent_versions
    ADD CONSTRAINT agent_versions_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES public.agents(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.agents
    ADD CONSTRAINT agents_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_workspace_id_predecessor_id_fkey FOREIGN KEY (workspace_id, predecessor_id) REFERENCES public.api_keys(workspace_id, id);

ALTER TABLE ONLY public.call_analyses
    ADD CONSTRAINT call_analyses_call_id_fkey FOREIGN KEY (call_id) REFERENCES public.calls(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.call_events
    ADD CONSTRAINT call_events_call_id_fkey FOREIGN KEY (call_id) REFERENCES public.calls(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.call_legs
    ADD CONSTRAINT call_legs_workspace_id_call_id_fkey FOREIGN KEY (workspace_id, call_id) REFERENCES public.calls(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.call_wishes
    ADD CONSTRAINT call_wishes_workspace_id_call_id_fkey FOREIGN KEY (workspace_id, call_id) REFERENCES public.calls(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_schedule FOREIGN KEY (workspace_id, schedule_id) REFERENCES public.schedules(workspace_id, id) ON DELETE SET NULL (schedule_id);

ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_workspace_id_agent_id_agent_version_fkey FOREIGN KEY (workspace_id, agent_id, agent_version) REFERENCES public.agent_versions(workspace_id, agent_id, version);

ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.events(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_workspace_id_webhook_id_fkey FOREIGN KEY (workspace_id, webhook_id) REFERENCES public.webhooks(workspace_id, id);

ALTER TABLE ONLY public.delivery_attempts
    ADD CONSTRAINT delivery_attempts_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES public.deliveries(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.dnc_numbers
    ADD CONSTRAINT dnc_numbers_call FOREIGN KEY (workspace_id, call_id) REFERENCES public.calls(workspace_id, id) ON DELETE SET NULL (call_id);

ALTER TABLE ONLY public.dnc_numbers
    ADD CONSTRAINT dnc_numbers_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_workspace_id_movement_id_fkey FOREIGN KEY (workspace_id, movement_id) REFERENCES public.ledger_movements(workspace_id, id);

ALTER TABLE ONLY public.ledger_movements
    ADD CONSTRAINT ledger_movements_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.wallets(workspace_id);

ALTER TABLE ONLY public.ledger_movements
    ADD CONSTRAINT ledger_movements_workspace_id_payment_id_fkey FOREIGN KEY (workspace_id, payment_id) REFERENCES public.payments(workspace_id, id);

ALTER TABLE ONLY public.live_agents
    ADD CONSTRAINT live_agents_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES public.agents(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.wallets(workspace_id);

ALTER TABLE ONLY public.phone_number_agents
    ADD CONSTRAINT phone_number_agents_agent FOREIGN KEY (workspace_id, agent_id) REFERENCES public.live_agents(workspace_id, agent_id);

ALTER TABLE ONLY public.phone_number_agents
    ADD CONSTRAINT phone_number_agents_workspace_id_phone_number_id_fkey FOREIGN KEY (workspace_id, phone_number_id) REFERENCES public.phone_numbers(workspace_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.phone_numbers
    ADD CONSTRAINT phone_numbers_agent FOREIGN KEY (workspace_id, agent_id) REFERENCES public.live_agents(workspace_id, agent_id);

ALTER TABLE ONLY public.phone_numbers
    ADD CONSTRAINT phone_numbers_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;

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

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.wallet_holds
    ADD CONSTRAINT wallet_holds_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.wallets(workspace_id);

ALTER TABLE ONLY public.wallet_holds
    ADD CONSTRAINT wallet_holds_workspace_id_movement_id_fkey FOREIGN KEY (workspace_id, movement_id) REFERENCES public.ledger_movements(workspace_id, id);

ALTER TABLE ONLY public.wallets
    ADD CONSTRAINT wallets_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);

ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;
