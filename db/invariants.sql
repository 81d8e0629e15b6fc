-- Invariants of the data outside of transactions, also after any crash. `npm run verify` runs each statement and shows the returned
-- rows, each of which is a violation. Statements only read. Each entry is a name, a sentence and one select.

-- name: timeline_complete
-- A timeline without erased or removed content is numbered from 1 to the call's last sequence without gaps.
select c.id, c.sequence, count(e.call_id) as rows, max(e.sequence) as last
from calls c left join call_events e on e.call_id = c.id
where num_nonnulls(c.erased_at, c.transcript_removed_at, c.timeline_removed_at, c.analysis_removed_at) = 0
group by c.id, c.sequence having count(e.call_id) <> c.sequence or coalesce(max(e.sequence), 0) <> c.sequence;

-- name: timeline_one_end
-- An ended call has exactly one terminal row in its timeline until the timeline is removed; other calls have none.
select c.id, c.status, count(e.call_id) as ends
from calls c left join call_events e
  on e.call_id = c.id and e.type = 'state' and e.data ->> 'status' in ('completed', 'failed')
where c.erased_at is null and c.timeline_removed_at is null
group by c.id, c.status having count(e.call_id) <> (case when c.status in ('completed', 'failed') then 1 else 0 end);

-- name: timeline_of_workspace
-- An entry of a timeline belongs to the workspace of its call; entries from before the event stream have none.
select e.call_id, e.sequence from call_events e join calls c on c.id = e.call_id
where e.workspace_id <> c.workspace_id;

-- name: timeline_end_of_call
-- The terminal row of a timeline matches the call.
select c.id, c.status, c.end_reason, e.data from calls c join call_events e on e.call_id = c.id
where e.type = 'state' and e.data ->> 'status' in ('completed', 'failed')
  and (e.data ->> 'status', e.data ->> 'end_reason') is distinct from (c.status, c.end_reason);

-- name: ended_calls_have_no_lease
-- An ended call has no lease.
select id, lease_owner, leased_until from calls where ended_at is not null and leased_until is not null;

-- name: open_calls_are_held
-- A call that rings or is in progress has a lease that can expire.
select id, status from calls where status in ('ringing', 'in_progress') and leased_until is null;

-- name: answered_calls_have_a_start
-- A call in progress has a start time and a time at which it must end.
select id, started_at, must_end_at from calls where status = 'in_progress' and (started_at is null or must_end_at is null);

-- name: ended_calls_were_settled
-- An ended call has its final cost.
select id, status from calls where ended_at is not null and cost_micros is null;

-- name: unanswered_calls_are_free
-- A call that was never answered has no duration and no cost.
select id, duration_ms, cost_micros from calls
where ended_at is not null and started_at is null and (duration_ms <> 0 or cost_micros <> 0);

-- name: recordings_have_a_size
-- A recording has a size if and only if it is served.
select id, recording_state, recording_bytes from calls
where (recording_state = 'ready') is distinct from (recording_bytes is not null) and recording_state is not null;

-- name: recordings_of_answered_calls
-- Only a call that was answered has a recording.
select id, recording_state from calls where recording_state is not null and started_at is null;

-- name: analyses_of_ended_calls
-- Only an ended call that was answered has an analysis.
select a.call_id from call_analyses a join calls c on c.id = a.call_id where c.ended_at is null or c.started_at is null;

-- name: erased_calls_are_empty
-- An erased call contains no spoken or personal data, and it has a proof of erasure.
select c.id from calls c
where c.erased_at is not null and (
  num_nonnulls(c.to_number, c.from_number, c.note, c.rating, c.waveform, c.recording_state) > 0 or c.metadata <> '{}'
  or c.variables <> '{}' or c.tags <> '{}' or c.ended_at is null
  or exists (select from call_events e where e.call_id = c.id)
  or exists (select from call_analyses a where a.call_id = c.id)
  or exists (select from call_words w where w.workspace_id = c.workspace_id and w.call_id = c.id)
  or exists (select from events e where e.call_id = c.id)
  or exists (select from call_drafts d where d.call_id = c.id)
  or not exists (select from call_erasures p where p.call_id = c.id));

-- name: removed_content_is_gone
-- Content that was removed after its retention period is completely removed.
select c.id, c.transcript_removed_at, c.timeline_removed_at, c.analysis_removed_at, c.recording_removed_at from calls c
where (c.transcript_removed_at is not null and (
    exists (select from call_words w where w.workspace_id = c.workspace_id and w.call_id = c.id)
    or exists (
      select from call_events e where e.call_id = c.id and e.type in ('utterance', 'tool', 'dtmf', 'knowledge', 'monitor'))))
  or (c.timeline_removed_at is not null and (exists (select from call_drafts d where d.call_id = c.id) or exists (
    select from call_events e where e.call_id = c.id
      and e.type not in ('utterance', 'tool', 'dtmf', 'knowledge', 'monitor', 'analysis'))))
  or (c.analysis_removed_at is not null and (exists (select from call_analyses a where a.call_id = c.id) or exists (
    select from call_events e where e.call_id = c.id and e.type = 'analysis')))
  or (c.recording_removed_at is not null and c.ended_at is null);

-- name: terminal_event_once
-- Each terminal event of a call is in the outbox at most once per format; Retell's format is a separate row.
select call_id, name, count(*) from events
where call_id is not null and name in ('call.ended', 'call_ended', 'call.failed', 'call.completed', 'call_analyzed', 'call.error')
group by call_id, name, starts_with(body, '{"event":"' || name || '","call":{') having count(*) > 1;

-- name: terminal_event_of_ended_calls
-- An event reports the end of a call only after the call has ended.
select e.id, e.call_id, e.name from events e join calls c on c.id = e.call_id
where e.name in ('call.ended', 'call_ended', 'call.failed') and c.ended_at is null;

-- name: deliveries_finished
-- A delivery has an end if and only if no further attempt is pending.
select id, status, finished_at from deliveries where (status in ('pending', 'retrying')) = (finished_at is not null);

-- name: deliveries_attempted
-- A delivery that succeeded was attempted.
select id, attempts from deliveries where status = 'succeeded' and attempts = 0;

-- name: deliveries_queued
-- A delivery is in the queue if and only if an attempt is pending, with the time of that attempt.
select coalesce(d.id, q.delivery_id) as id, d.status, d.next_attempt_at, q.due_at, d.attempts, q.attempts as queued_attempts
from (select * from deliveries where finished_at is null or next_attempt_at is not null) d
full join delivery_queue q on q.workspace_id = d.workspace_id and q.delivery_id = d.id
where (d.next_attempt_at, d.attempts, d.webhook_id, d.event_id) is distinct from (q.due_at, q.attempts, q.webhook_id, q.event_id);

-- name: deliveries_in_one_workspace
-- An event is delivered only to webhooks of its own workspace.
select d.id, d.workspace_id, e.workspace_id as event_workspace from deliveries d join events e on e.id = d.event_id
where d.workspace_id <> e.workspace_id;

-- name: events_in_one_workspace
-- An event about a call belongs to the workspace of the call.
select e.id, e.workspace_id, c.workspace_id as call_workspace from events e join calls c on c.id = e.call_id
where e.workspace_id <> c.workspace_id;

-- name: movements_balance
-- The entries of a movement of money sum to zero.
select m.id, m.kind, sum(e.amount_micros) as micros from ledger_movements m left join ledger_entries e on e.movement_id = m.id
group by m.id, m.kind having coalesce(sum(e.amount_micros), 1) <> 0;

-- name: balance_is_ledger
-- The balance of a wallet is the sum of its entries in the ledger.
select w.workspace_id, w.posted_micros, coalesce(sum(e.amount_micros), 0) as ledger_micros
from wallets w left join ledger_entries e on e.workspace_id = w.workspace_id and e.account = 'wallet'
group by w.workspace_id, w.posted_micros having w.posted_micros <> coalesce(sum(e.amount_micros), 0);

-- name: held_is_holds
-- The reserved amount of a wallet is the sum of its holds.
select w.workspace_id, w.held_micros, coalesce(sum(h.held_micros), 0) as holds_micros
from wallets w left join wallet_holds h on h.workspace_id = w.workspace_id
group by w.workspace_id, w.held_micros having w.held_micros <> coalesce(sum(h.held_micros), 0);

-- name: country_held_is_holds
-- The reserved amount of a country's cap is the sum of the holds that count for it.
select coalesce(s.workspace_id, h.workspace_id) as workspace_id, coalesce(s.country, h.country) as country, s.held_micros, h.held
from country_spend s full join (
  select workspace_id, country, sum(held_micros) as held
  from wallet_holds cross join jsonb_object_keys(countries) as country group by workspace_id, country
) h on h.workspace_id = s.workspace_id and h.country = s.country
where coalesce(s.held_micros, 0) <> coalesce(h.held, 0);

-- name: holds_of_open_calls
-- Nothing is reserved for an ended call.
select h.call_id, h.held_micros, h.settled_at from wallet_holds h join calls c on c.id = h.call_id
where c.ended_at is not null and (h.held_micros > 0 or h.settled_at is null);

-- name: calls_charged_once
-- A call is charged at most once.
select call_id, count(*) from ledger_movements where kind = 'call' group by call_id having count(*) > 1;

-- name: charge_is_cost
-- The amount charged for a call equals the call's cost, and is zero if billing was off.
select c.id, c.cost_micros, coalesce(sum(-e.amount_micros), 0) as paid_micros
from calls c
  left join wallet_holds h on h.call_id = c.id
  left join ledger_movements m on m.call_id = c.id and m.kind = 'call'
  left join ledger_entries e on e.movement_id = m.id and e.account = 'wallet'
where c.ended_at is not null
group by c.id, c.cost_micros, h.billed
having case when h.billed is false then 0 else c.cost_micros end <> coalesce(sum(-e.amount_micros), 0);

-- name: unbilled_is_not_charged
-- Usage while billing was off has a cost but no ledger movement.
select call_id, movement_id from wallet_holds where not billed and (movement_id is not null or settled_at is null);

-- name: attempts_dialed_once
-- Each attempt to reach a contact is one call.
select workspace_id, contact_id, attempt, count(*) from campaign_dials
group by workspace_id, contact_id, attempt having count(*) > 1;

-- name: calls_of_one_attempt
-- One call belongs to one attempt.
select call_id, count(*) from campaign_dials where call_id is not null group by call_id having count(*) > 1;

-- name: attempts_counted
-- The number of a contact's attempts equals the number of its recorded dials.
select c.id, c.attempts, count(d.contact_id) as dials
from campaign_contacts c left join campaign_dials d on d.workspace_id = c.workspace_id and d.contact_id = c.id
group by c.workspace_id, c.id, c.attempts having c.attempts <> count(d.contact_id);

-- name: retries_in_time
-- A contact that waits for a retry has the time of its retry rule, and is not dialed earlier.
select id, retry_at, next_attempt_at from campaign_contacts
where status = 'retry_scheduled' and (retry_at is null or next_attempt_at is null or next_attempt_at < retry_at);

-- name: schedule_runs_with_call
-- Each call belongs to at most one run of a schedule.
select call_id, count(*) from schedule_runs where call_id is not null group by call_id having count(*) > 1;

-- name: payments_credited_once
-- A succeeded payment is credited exactly once; other payments are not credited.
select p.id, p.status, count(m.id) as credits
from payments p left join ledger_movements m on m.payment_id = p.id and m.kind = 'topup'
group by p.id, p.status having count(m.id) <> (case when p.status = 'succeeded' then 1 else 0 end);

-- name: reversals_within_payment
-- What was debited for refunds and disputes of a payment is not negative, and not more than their amounts and the payment.
select p.id, p.amount_micros, p.refunded_micros, p.disputed_micros, t.refund, t.dispute
from payments p cross join lateral (
  select coalesce(-sum(e.amount_micros) filter (where m.kind = 'refund'), 0) as refund,
    coalesce(-sum(e.amount_micros) filter (where m.kind = 'dispute'), 0) as dispute
  from ledger_movements m join ledger_entries e on e.movement_id = m.id and e.account = 'wallet'
  where m.payment_id = p.id and m.kind in ('refund', 'dispute')) t
where t.refund not between 0 and p.refunded_micros or t.dispute not between 0 and p.disputed_micros
  or t.refund + t.dispute > p.amount_micros;

-- name: storage_use_is_sum
-- The storage use of a workspace is the sum of its documents, recordings and contacts.
select w.id, u.documents_bytes, d.bytes as documents, u.recordings_bytes, r.bytes as recordings, u.contacts_bytes, k.bytes as contacts
from workspaces w left join storage_use u on u.workspace_id = w.id
  cross join lateral (select coalesce(sum(stored_bytes), 0) as bytes from knowledge_sources where workspace_id = w.id) d
  cross join lateral (select coalesce((select sum(recording_use(c)) from calls c where c.workspace_id = w.id), 0)
    + coalesce((select sum(octet_length(t.audio)) from test_recordings t where t.workspace_id = w.id), 0) as bytes) r
  cross join lateral (select coalesce(sum(stored_bytes), 0) as bytes from campaigns where workspace_id = w.id) k
where (coalesce(u.documents_bytes, 0), coalesce(u.recordings_bytes, 0), coalesce(u.contacts_bytes, 0))
  is distinct from (d.bytes::bigint, r.bytes::bigint, k.bytes::bigint);

-- name: sources_have_turns
-- A source that is to be read waits for its turn or is being read.
select s.id, s.status from knowledge_sources s left join source_turns t on t.source_id = s.id
where s.status in ('pending', 'processing') and t.source_id is null;

-- name: published_settings_of_version
-- An agent with a published version stores the settings of that version next to its number.
select a.id, a.published_version from agents a
left join agent_versions v on v.workspace_id = a.workspace_id and v.agent_id = a.id and v.version = a.published_version
where a.published_version is not null and a.deleted_at is null
  and a.published_settings is distinct from v.snapshot -> 'settings';

-- name: newest_version_exists
-- The newest version of each agent exists, so that calls, drafts and publications can refer to it.
select a.id, a.version from agents a
where not exists (select from agent_versions v
  where v.workspace_id = a.workspace_id and v.agent_id = a.id and v.version = a.version);

-- name: unanswered_calls_have_not_begun
-- A call that waits or rings has no start and no duration.
select id, status, started_at, duration_ms from calls
where status in ('queued', 'ringing') and (started_at is not null or duration_ms is not null);

-- name: leases_have_an_owner
-- A leased call names the process that leases it.
select id, leased_until from calls where leased_until is not null and lease_owner is null;

-- name: chunks_have_their_vector
-- Each chunk has exactly one vector, with the same source, edition and base number; no vector lacks its chunk.
select c.id, v.chunk_id, c.source_id, v.source_id as vector_source, c.edition, v.edition as vector_edition, b.number, v.base_number
from knowledge_chunks c
full join knowledge_vectors v on v.workspace_id = c.workspace_id and v.chunk_id = c.id
left join knowledge_bases b on b.workspace_id = c.workspace_id and b.id = c.knowledge_base_id
where c.id is null
  or ((v.source_id, v.edition, v.base_number) is distinct from (c.source_id, c.edition, b.number)
    and exists (select from knowledge_sources s where s.workspace_id = c.workspace_id and s.id = c.source_id));

-- name: editions_of_one_embedder
-- The vectors of a searched edition are from its source's embedder.
select c.id, c.embedder, s.embedder as source_embedder from knowledge_chunks c
join knowledge_sources s on s.workspace_id = c.workspace_id and s.id = c.source_id and s.edition = c.edition
where c.embedder is distinct from s.embedder;

-- name: children_in_one_workspace
-- Rows that refer to a call, an agent, a source or a session belong to the same workspace.
select 'wallet_holds' as child, h.call_id as id, h.workspace_id, c.workspace_id as parent_workspace
from wallet_holds h join calls c on c.id = h.call_id where c.workspace_id <> h.workspace_id
union all select 'ledger_movements', m.id, m.workspace_id, c.workspace_id
from ledger_movements m join calls c on c.id = m.call_id where c.workspace_id <> m.workspace_id
union all select 'deliveries', d.id, d.workspace_id, c.workspace_id
from deliveries d join calls c on c.id = d.call_id where c.workspace_id <> d.workspace_id
union all select 'deliveries', d.id, d.workspace_id, a.workspace_id
from deliveries d join agents a on a.id = d.agent_id where a.workspace_id <> d.workspace_id
union all select 'events', e.id, e.workspace_id, a.workspace_id
from events e join agents a on a.id = e.agent_id where a.workspace_id <> e.workspace_id
union all select 'knowledge_chunks', k.id, k.workspace_id, s.workspace_id
from knowledge_chunks k join knowledge_sources s on s.id = k.source_id where s.workspace_id <> k.workspace_id
union all select 'source_pages', p.source_id, p.workspace_id, s.workspace_id
from source_pages p join knowledge_sources s on s.id = p.source_id where s.workspace_id <> p.workspace_id
union all select 'widget_messages', m.id, m.workspace_id, s.workspace_id
from widget_messages m join widget_sessions s on s.id = m.session_id where s.workspace_id <> m.workspace_id;

-- name: deliveries_of_their_event
-- A delivery has the event name, call and agent of its event.
select d.id, d.event, d.call_id, d.agent_id, e.name, e.call_id as event_call, e.agent_id as event_agent
from deliveries d join events e on e.id = d.event_id
where (d.event, d.call_id, d.agent_id) is distinct from (e.name, e.call_id, e.agent_id);

-- name: contacts_have_a_campaign
-- A contact belongs to a campaign.
select k.workspace_id, k.campaign_id, count(*) from campaign_contacts k
where not exists (select from campaigns c where c.workspace_id = k.workspace_id and c.id = k.campaign_id)
group by k.workspace_id, k.campaign_id;

-- name: contents_have_a_call
-- Timelines, analyses, drafts and holds belong to a call that exists.
select 'call_events' as child, e.call_id from call_events e left join calls c on c.id = e.call_id where c.id is null
union select 'call_analyses', a.call_id from call_analyses a left join calls c on c.id = a.call_id where c.id is null
union select 'call_drafts', d.call_id from call_drafts d left join calls c on c.id = d.call_id where c.id is null;

-- name: messages_counted
-- A chat has at most as many messages as its session counts.
select s.id, s.message_count, max(m.position) as last from widget_sessions s
  join widget_messages m on m.workspace_id = s.workspace_id and m.session_id = s.id
group by s.workspace_id, s.id, s.message_count having max(m.position) > s.message_count;

-- name: erasures_of_erased_calls
-- Each proof of erasure belongs to an erased call.
select p.call_id from call_erasures p join calls c on c.id = p.call_id where c.erased_at is null;

-- name: analytics_count_every_call
-- Every ended call is counted, or marked to be counted.
select c.id from calls c left join analytics_calls f on f.call_id = c.id
where c.ended_at is not null and c.cost_micros is not null and f.call_id is null
  and not exists (select from analytics_changes n where n.call_id = c.id)
  and not exists (select from analytics_backfill b where b.done_at is null and c.id < b.before);

-- name: analytics_counts_are_current
-- A counted call is counted in its current state, or marked to be recounted.
select f.call_id from analytics_calls f join analytics_contributions v on v.call_id = f.call_id
where (f.workspace_id, f.answered, f.completed, f.end_reason, f.success, f.sentiment, f.rating, f.talk_ms, f.cost_micros, f.response_times)
    is distinct from
    (v.workspace_id, v.answered, v.completed, v.end_reason, v.success, v.sentiment, v.rating, v.talk_ms, v.cost_micros, v.response_times)
  and not exists (select from analytics_changes n where n.call_id = f.call_id)
  and not exists (select from analytics_backfill b where b.done_at is null and f.call_id < b.before);

-- name: analytics_quarters_are_sums
-- The sums by quarter of an hour match the counted calls at each level.
select coalesce(q.workspace_id, f.workspace_id) as workspace_id, coalesce(q.start, f.start) as start, q.calls, f.calls as counted
from analytics_quarters q full join (
  select f.workspace_id, each.level, f.start, each.id as group_id, count(*) as calls, count(*) filter (where answered) as answered,
    count(*) filter (where completed) as completed, count(*) filter (where success) as successes,
    count(*) filter (where not success) as failures, count(*) filter (where sentiment = 'positive') as positive,
    count(*) filter (where sentiment = 'neutral') as neutral, count(*) filter (where sentiment = 'negative') as negative,
    count(rating) as ratings, coalesce(sum(rating), 0) as rating_sum, sum(talk_ms) as talk_ms, sum(cost_micros) as cost_micros,
    sum(response_times::vector) as response_times, array(
      select count(r.reason)::integer from unnest(end_reasons()) with ordinality as e (name, n)
        left join unnest(array_agg(end_reason)) as r (reason) on r.reason = e.name
      group by e.n order by e.n) as end_reasons
  from analytics_calls f join analytics_groups g on g.id = f.group_id join analytics_groups p on p.id = g.parent_id,
    lateral (values (2, g.id), (1, p.id), (0, p.parent_id)) as each (level, id)
  group by f.workspace_id, each.level, f.start, each.id
) f on (q.workspace_id, q.level, q.start, q.group_id) = (f.workspace_id, f.level, f.start, f.group_id)
where (q.calls, q.answered, q.completed, q.successes, q.failures, q.positive, q.neutral, q.negative, q.ratings, q.rating_sum,
    q.talk_ms, q.cost_micros, q.response_times::vector, q.end_reasons)
  is distinct from (f.calls, f.answered, f.completed, f.successes, f.failures, f.positive, f.neutral, f.negative, f.ratings,
    f.rating_sum, f.talk_ms, f.cost_micros, f.response_times, f.end_reasons);

-- name: analytics_days_are_sums
-- The sums by day match the day's sums by quarter of an hour.
select coalesce(d.workspace_id, q.workspace_id) as workspace_id, coalesce(d.start, q.start) as start, d.calls, q.calls as counted
from analytics_days d full join (
  select workspace_id, level, date_trunc('day', start, time_zone) as start, group_id, sum(calls) as calls, sum(answered) as answered,
    sum(completed) as completed, sum(successes) as successes, sum(failures) as failures, sum(positive) as positive,
    sum(neutral) as neutral, sum(negative) as negative, sum(ratings) as ratings, sum(rating_sum) as rating_sum,
    sum(talk_ms) as talk_ms, sum(cost_micros) as cost_micros, sum(response_times::vector) as response_times
  from analytics_quarters join analytics_zones using (workspace_id) group by 1, 2, 3, 4
) q on (d.workspace_id, d.level, d.start, d.group_id) = (q.workspace_id, q.level, q.start, q.group_id)
where (d.calls, d.answered, d.completed, d.successes, d.failures, d.positive, d.neutral, d.negative, d.ratings, d.rating_sum,
    d.talk_ms, d.cost_micros, d.response_times::vector)
  is distinct from (q.calls, q.answered, q.completed, q.successes, q.failures, q.positive, q.neutral, q.negative, q.ratings,
    q.rating_sum, q.talk_ms, q.cost_micros, q.response_times)
  or (select sum(n) from unnest(d.end_reasons) n) <> d.calls;

-- name: usage_hours_are_sums
-- The usage sums of an hour match its calls and other charges by day, agent, campaign and number, or the hour is marked to be summed.
select coalesce(h.workspace_id, u.workspace_id) as workspace_id, coalesce(h.start, u.start) as start,
  coalesce(h.grouped_by, u.grouped_by) as grouped_by, h.key, u.key as used_key, h.calls, u.calls as used
from usage_hours h full join (
  select workspace_id, date_trunc('hour', at, 'UTC') as start, grouped_by, key, count(*) filter (where kind = 'call') as calls,
    count(*) filter (where kind = 'message') as messages, sum(duration_ms) as duration_ms, sum(input) as llm_input_tokens,
    sum(output) as llm_output_tokens, sum(characters) as tts_characters, sum(cost_micros) as cost_micros
  from (
    select c.workspace_id, ended_at as at, agent_id, campaign_id,
      case direction when 'outbound' then from_number else to_number end as number, 'call' as kind,
      coalesce(duration_ms, 0) as duration_ms, coalesce((usage ->> 'llm_input_tokens')::bigint, 0) as input,
      coalesce((usage ->> 'llm_output_tokens')::bigint, 0) as output, coalesce((usage ->> 'tts_characters')::bigint, 0) as characters,
      coalesce(cost_micros, 0) + case when started_at is not null then coalesce((
        select total_micros from wallet_holds leg where leg.call_id = 'leg_' || substr(c.id, 6)), 0) else 0 end as cost_micros
    from calls c where ended_at is not null
    union all
    select workspace_id, settled_at, agent_id, null, null, 'message', 0,
      coalesce((select sum((i ->> 'quantity')::bigint) from jsonb_array_elements(items) i where i ->> 'item' = 'llm_input'), 0),
      coalesce((select sum((i ->> 'quantity')::bigint) from jsonb_array_elements(items) i where i ->> 'item' = 'llm_output'), 0),
      coalesce((select sum((i ->> 'quantity')::bigint) from jsonb_array_elements(items) i where i ->> 'item' = 'tts'), 0),
      coalesce(total_micros, 0)
    from wallet_holds where left(call_id, 4) in ('msg_', 'test') and settled_at is not null
    union all
    select l.workspace_id, ended_at, null, null, number, 'forward', 0, 0, 0, 0, total_micros
    from onward_legs l join wallet_holds h on h.call_id = l.id and h.total_micros > 0
      left join phone_numbers p on p.workspace_id = l.workspace_id and p.id = l.phone_number_id
    where kind = 'forward' and ended_at is not null
  ) as each,
    lateral (values ('day', null), ('agent', agent_id), ('campaign', campaign_id), ('number', number)) as keys (grouped_by, key)
  group by 1, 2, 3, 4
) u on (h.workspace_id, h.start, h.grouped_by, coalesce(h.key, '-')) = (u.workspace_id, u.start, u.grouped_by, coalesce(u.key, '-'))
where (h.calls, h.messages, h.duration_ms, h.llm_input_tokens, h.llm_output_tokens, h.tts_characters, h.cost_micros)
    is distinct from
    (u.calls, u.messages, u.duration_ms, u.llm_input_tokens, u.llm_output_tokens, u.tts_characters, u.cost_micros)
  and not exists (select from usage_changes n
    where n.workspace_id = coalesce(h.workspace_id, u.workspace_id) and n.hour = coalesce(h.start, u.start))
  and not exists (select from usage_changes n join calls c on c.id = n.call_id
    where n.workspace_id = coalesce(h.workspace_id, u.workspace_id) and date_trunc('hour', c.ended_at, 'UTC') = coalesce(h.start, u.start));

-- name: usage_days_are_sums
-- The usage sums of a day match the sums of its hours.
select coalesce(d.workspace_id, h.workspace_id) as workspace_id, coalesce(d.start, h.start) as start, d.calls, h.calls as summed
from usage_days d full join (
  select workspace_id, date_trunc('day', start, 'UTC') as start, grouped_by, key, sum(calls) as calls, sum(messages) as messages,
    sum(duration_ms) as duration_ms, sum(llm_input_tokens) as llm_input_tokens, sum(llm_output_tokens) as llm_output_tokens,
    sum(tts_characters) as tts_characters, sum(cost_micros) as cost_micros
  from usage_hours group by 1, 2, 3, 4
) h on (d.workspace_id, d.start, d.grouped_by, coalesce(d.key, '-')) = (h.workspace_id, h.start, h.grouped_by, coalesce(h.key, '-'))
where (d.calls, d.messages, d.duration_ms, d.llm_input_tokens, d.llm_output_tokens, d.tts_characters, d.cost_micros)
  is distinct from (h.calls, h.messages, h.duration_ms, h.llm_input_tokens, h.llm_output_tokens, h.tts_characters, h.cost_micros);
