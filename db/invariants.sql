-- What is true of the data whenever no transaction is under way, also after any crash. `npm run verify` runs each statement and
-- shows the rows that it returns: each is a fault. Statements only read. A name, a sentence, one select.

-- name: timeline_complete
-- The timeline of a call that was not erased is numbered from 1 to the call's last sequence without gaps.
select c.id, c.sequence, count(e.call_id) as rows, max(e.sequence) as last
from calls c left join call_events e on e.call_id = c.id where c.erased_at is null
group by c.id, c.sequence having count(e.call_id) <> c.sequence or coalesce(max(e.sequence), 0) <> c.sequence;

-- name: timeline_one_end
-- A call that is over has exactly one terminal row in its timeline, and one that is not has none.
select c.id, c.status, count(e.call_id) as ends
from calls c left join call_events e
  on e.call_id = c.id and e.type = 'state' and e.data ->> 'status' in ('completed', 'failed')
where c.erased_at is null
group by c.id, c.status having count(e.call_id) <> (case when c.status in ('completed', 'failed') then 1 else 0 end);

-- name: timeline_end_of_call
-- The terminal row of a timeline says what the call says.
select c.id, c.status, c.end_reason, e.data from calls c join call_events e on e.call_id = c.id
where e.type = 'state' and e.data ->> 'status' in ('completed', 'failed')
  and (e.data ->> 'status', e.data ->> 'end_reason') is distinct from (c.status, c.end_reason);

-- name: ended_calls_have_no_lease
-- Nobody holds a call that is over.
select id, lease_owner, leased_until from calls where ended_at is not null and leased_until is not null;

-- name: open_calls_are_held
-- A call that rings or is in progress has a lease that can run out.
select id, status from calls where status in ('ringing', 'in_progress') and leased_until is null;

-- name: answered_calls_have_a_start
-- A call in progress has a time at which it began and one at which it must end.
select id, started_at, must_end_at from calls where status = 'in_progress' and (started_at is null or must_end_at is null);

-- name: ended_calls_were_settled
-- A call that is over has its final cost.
select id, status from calls where ended_at is not null and cost_micros is null;

-- name: unanswered_calls_are_free
-- A call that was never answered lasted no time and cost nothing.
select id, duration_ms, cost_micros from calls
where ended_at is not null and started_at is null and (duration_ms <> 0 or cost_micros <> 0);

-- name: recordings_have_a_size
-- A recording that is served has a size, and no other has one.
select id, recording_state, recording_bytes from calls
where (recording_state = 'ready') is distinct from (recording_bytes is not null) and recording_state is not null;

-- name: recordings_of_answered_calls
-- Only a call that was answered has a recording.
select id, recording_state from calls where recording_state is not null and started_at is null;

-- name: analyses_of_ended_calls
-- Only a call that is over and was answered has an analysis.
select a.call_id from call_analyses a join calls c on c.id = a.call_id where c.ended_at is null or c.started_at is null;

-- name: erased_calls_are_empty
-- Nothing that was said or that identifies a person is left of an erased call, and it has a proof.
select c.id from calls c
where c.erased_at is not null and (
  num_nonnulls(c.to_number, c.from_number, c.note, c.rating, c.waveform, c.recording_state) > 0 or c.metadata <> '{}'
  or c.variables <> '{}' or c.tags <> '{}' or c.ended_at is null
  or exists (select from call_events e where e.call_id = c.id)
  or exists (select from call_analyses a where a.call_id = c.id)
  or exists (select from events e where e.call_id = c.id)
  or not exists (select from call_erasures p where p.call_id = c.id));

-- name: terminal_event_once
-- No terminal event of a call is in the outbox twice.
select call_id, name, count(*) from events
where call_id is not null and name in ('call.ended', 'call_ended', 'call.failed', 'call.completed', 'call_analyzed', 'call.error')
group by call_id, name having count(*) > 1;

-- name: terminal_event_of_ended_calls
-- An event reports the end of a call only after the call has ended.
select e.id, e.call_id, e.name from events e join calls c on c.id = e.call_id
where e.name in ('call.ended', 'call_ended', 'call.failed') and c.ended_at is null;

-- name: deliveries_finished
-- A delivery has an end exactly when nothing more is tried.
select id, status, finished_at from deliveries where (status in ('pending', 'retrying')) = (finished_at is not null);

-- name: deliveries_attempted
-- A delivery that succeeded was attempted.
select id, attempts from deliveries where status = 'succeeded' and attempts = 0;

-- name: deliveries_in_one_workspace
-- An event goes to webhooks of its own workspace only.
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
-- What a wallet holds back is the sum of its holds.
select w.workspace_id, w.held_micros, coalesce(sum(h.held_micros), 0) as holds_micros
from wallets w left join wallet_holds h on h.workspace_id = w.workspace_id
group by w.workspace_id, w.held_micros having w.held_micros <> coalesce(sum(h.held_micros), 0);

-- name: country_held_is_holds
-- What counts for a country's cap as held back is the sum of the holds that count for it.
select coalesce(s.workspace_id, h.workspace_id) as workspace_id, coalesce(s.country, h.country) as country, s.held_micros, h.held
from country_spend s full join (
  select workspace_id, country, sum(held_micros) as held
  from wallet_holds cross join jsonb_object_keys(countries) as country group by workspace_id, country
) h on h.workspace_id = s.workspace_id and h.country = s.country
where coalesce(s.held_micros, 0) <> coalesce(h.held, 0);

-- name: holds_of_open_calls
-- Nothing is held back for a call that is over.
select h.call_id, h.held_micros, h.settled_at from wallet_holds h join calls c on c.id = h.call_id
where c.ended_at is not null and (h.held_micros > 0 or h.settled_at is null);

-- name: calls_charged_once
-- A call is charged at most once.
select call_id, count(*) from ledger_movements where kind = 'call' group by call_id having count(*) > 1;

-- name: charge_is_cost
-- What the wallet paid for a call is the cost that the call shows, and nothing where billing was off.
select c.id, c.cost_micros, coalesce(sum(-e.amount_micros), 0) as paid_micros
from calls c
  left join wallet_holds h on h.call_id = c.id
  left join ledger_movements m on m.call_id = c.id and m.kind = 'call'
  left join ledger_entries e on e.movement_id = m.id and e.account = 'wallet'
where c.ended_at is not null
group by c.id, c.cost_micros, h.billed
having case when h.billed is false then 0 else c.cost_micros end <> coalesce(sum(-e.amount_micros), 0);

-- name: unbilled_is_not_charged
-- What was used while billing was off has a cost and no movement of money.
select call_id, movement_id from wallet_holds where not billed and (movement_id is not null or settled_at is null);

-- name: attempts_dialed_once
-- One attempt to reach a contact is one call.
select workspace_id, contact_id, attempt, count(*) from campaign_dials
group by workspace_id, contact_id, attempt having count(*) > 1;

-- name: calls_of_one_attempt
-- One call belongs to one attempt.
select call_id, count(*) from campaign_dials where call_id is not null group by call_id having count(*) > 1;

-- name: attempts_counted
-- A contact has as many attempts as dials are noted.
select c.id, c.attempts, count(d.contact_id) as dials
from campaign_contacts c left join campaign_dials d on d.workspace_id = c.workspace_id and d.contact_id = c.id
group by c.workspace_id, c.id, c.attempts having c.attempts <> count(d.contact_id);

-- name: schedule_runs_with_call
-- A run that was dialed in a schedule's name has at most one call.
select call_id, count(*) from schedule_runs where call_id is not null group by call_id having count(*) > 1;

-- name: payments_credited_once
-- A payment that succeeded is credited exactly once, and no other is.
select p.id, p.status, count(m.id) as credits
from payments p left join ledger_movements m on m.payment_id = p.id and m.kind = 'topup'
group by p.id, p.status having count(m.id) <> (case when p.status = 'succeeded' then 1 else 0 end);

-- name: storage_use_is_sum
-- What a workspace uses of the storage is the sum of its documents, recordings and contacts.
select w.id, u.documents_bytes, d.bytes as documents, u.recordings_bytes, r.bytes as recordings, u.contacts_bytes, k.bytes as contacts
from workspaces w left join storage_use u on u.workspace_id = w.id
  cross join lateral (select coalesce(sum(stored_bytes), 0) as bytes from knowledge_sources where workspace_id = w.id) d
  cross join lateral (select coalesce(sum(recording_use(c)), 0) as bytes from calls c where workspace_id = w.id) r
  cross join lateral (select coalesce(sum(stored_bytes), 0) as bytes from campaigns where workspace_id = w.id) k
where (coalesce(u.documents_bytes, 0), coalesce(u.recordings_bytes, 0), coalesce(u.contacts_bytes, 0))
  is distinct from (d.bytes::bigint, r.bytes::bigint, k.bytes::bigint);

-- name: sources_have_turns
-- A source that is to be read waits for its turn or has it.
select s.id, s.status from knowledge_sources s left join source_turns t on t.source_id = s.id
where s.status in ('pending', 'processing') and t.source_id is null;
