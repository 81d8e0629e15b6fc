// One call: who spoke when, what was said, how fast the agent responded, what it did and what it cost. Waveform, transcript and
// response times share one cursor. A running call is refetched every few seconds.
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Call, CallEvent, Transcript } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { usePages } from '../../api/pages.ts';
import { useSend } from '../../api/send.ts';
import { useNamesOf } from '../../parts/choices.tsx';
import { ConfirmButton, EndCall } from '../../parts/confirm-button.tsx';
import { CopyButton } from '../../parts/copy.tsx';
import { OutcomeMark, wordsOf } from '../../parts/outcome.tsx';
import { Page } from '../../parts/page.tsx';
import { NotYet, Unread } from '../../parts/state-box.tsx';
import { clockOf, When } from '../../parts/when.tsx';
import { otherSideOf } from '../calls/other-side.ts';
import { Cost } from './cost.tsx';
import { createCursor, type Cursor } from './cursor.ts';
import { Deliveries } from './deliveries.tsx';
import { Latency } from './latency.tsx';
import { Player, pathOfRecording } from './player.tsx';
import { TranscriptView } from './transcript.tsx';
import { turnsOf, type SaidTurn } from './turns.ts';
import { Facts } from './facts.tsx';
import { Review } from './review.tsx';

/** Interval of refetches while the call runs. */
const LOOK_MS = 4000;
const ABOVE = { href: '/app/calls', title: 'Calls' };

export function CallPage({ id }: { id: string }) {
  const path = { path: { id } };
  const call = useGet('/v1/calls/{id}', path, { everyMs: ({ end_time: end }) => (end === null ? LOOK_MS : false) });
  const transcript = useGet('/v1/calls/{id}/transcript', path, {
    everyMs: ({ final }) => (final ? false : LOOK_MS),
  });
  const events = useTimeline(id, call.data?.end_time === null, transcript.data?.data.length);
  const cursor = useMemo(createCursor, [id]);
  if (!call.data) {
    return (
      <Page title="Call" above={ABOVE}>
        <NotYet answer={call} />
      </Page>
    );
  }
  return (
    <Page
      title={titleOf(call.data)}
      above={ABOVE}
      note={<OutcomeMark call={call.data} />}
      request={call.request}
      actions={<Actions call={call.data} />}
    >
      <CallBody call={call.data} transcript={transcript.data ?? null} events={events.items} cursor={cursor}>
        <Unread answer={transcript} />
        <Unread answer={events.unread} />
      </CallBody>
    </Page>
  );
}

/** The whole timeline. For a running call it is refetched after each line of the transcript, and once after its end. */
function useTimeline(id: string, isRunning: boolean, lines: number | undefined) {
  const events = usePages('/v1/calls/{id}/events', { path: { id }, query: { limit: 100 } });
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current) events.refresh();
    wasRunning.current = isRunning;
  }, [isRunning, lines]);
  useEffect(() => {
    // A refresh would be stopped, and a failure repeated.
    if (!events.isRefreshing && !events.failure) events.more?.();
  }, [events.items.length, events.isRefreshing]);
  return { items: events.items, unread: { data: undefined, error: events.failure, refetch: events.refresh } };
}

function titleOf(call: Call): string {
  if (call.channel === 'web') return 'Call in a browser';
  return `Call ${call.direction === 'inbound' ? 'from' : 'to'} ${otherSideOf(call)}`;
}

function Actions({ call }: { call: Call }) {
  const { call_id: id, end_time: end, recording_status: recording, recording_play_url: url } = call;
  const [mutate] = useSend('delete', '/v1/calls/{id}', { refreshes: ['/v1/calls'] });
  return (
    <>
      {url !== null && recording !== 'pending' && (
        <a class="btn" href={pathOfRecording(url)} download={`${id}.mp3`}>
          Download
        </a>
      )}
      {end !== null && (
        <a class="btn wide" href={`/app/tests?call=${id}`}>
          Make a test
        </a>
      )}
      {end === null ? (
        <EndCall id={id} otherSide={otherSideOf(call)} />
      ) : (
        <ConfirmButton
          label="Erase"
          title="Erase this call"
          action="Erase it"
          run={() => mutate({ path: { id } })}
          done="The call is erased."
          to={ABOVE.href}
        >
          Its recording, transcript, numbers and review are deleted. This cannot be undone.
        </ConfirmButton>
      )}
    </>
  );
}

interface BodyProps {
  call: Call;
  transcript: Transcript | null;
  events: readonly CallEvent[];
  cursor: Cursor;
  /** What could not be read. */
  children: ComponentChildren;
}

function CallBody({ call, transcript, events, cursor, children }: BodyProps) {
  const first = call.agent_id;
  const turns = useMemo(() => turnsOf(transcript?.data ?? [], events, first), [transcript, events]);
  const agents = [...new Set([first, ...turns.flatMap((turn) => (turn.kind === 'said' ? [turn.agentId] : []))])];
  const names = useNamesOf(agents);
  const nameOfAgent = (id: string): string => names.get(id) ?? (id === first ? 'Agent' : 'Another agent');
  const nameOf = ({ utterance: { role }, agentId }: SaidTurn): string => {
    if (role === 'agent') return nameOfAgent(agentId);
    return role === 'supervisor' ? 'Supervisor' : 'Caller';
  };
  return (
    <div class="body call">
      {children}
      <p class="mut call-line">
        <span>
          <a href={`/app/agents/${first}`}>{nameOfAgent(first)}</a> <span class="num">v{call.agent_version}</span>
          {agents.slice(1).map((id) => (
            <span key={id}>
              , then <a href={`/app/agents/${id}`}>{nameOfAgent(id)}</a>
            </span>
          ))}
        </span>
        <When at={call.start_time ?? call.created_at} />
        <span class="num">{clockOf(call.duration)}</span>
        {call.end_reason !== null && (
          <a href="/docs/call-outcomes" target="_blank">
            ended: {wordsOf(call.end_reason)}
          </a>
        )}
        <span class="row">
          <code>{call.call_id}</code>
          <CopyButton kind="s quiet" label="Copy id" text={() => call.call_id} />
        </span>
      </p>
      {call.end_detail !== null && <p class="note warn">{call.end_detail}</p>}
      <Player call={call} cursor={cursor} turns={turns} agents={agents.map(nameOfAgent).join(', ')} nameOf={nameOf} />
      <div class="call-grid">
        <TranscriptView turns={turns} cursor={cursor} nameOf={nameOf} call={call} transcript={transcript} />
        <aside class="side" aria-label="About the call">
          <Latency turns={turns} events={events} cursor={cursor} />
          <Cost call={call} />
          <Deliveries events={events} />
          <Facts call={call} />
          <Review call={call} />
        </aside>
      </div>
    </div>
  );
}
