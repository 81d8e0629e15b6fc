// The live wall: every running call with its last words, and one opened call next to it. The workspace's event stream keeps it
// current; while the stream is lost the lists are polled every 15 seconds, and the page shows since when.
import { useEffect, useState } from 'preact/hooks';
import { refreshAnswers } from '../../api/answers.ts';
import { useGet } from '../../api/get.ts';
import { followWorkspace } from '../../api/workspace-events.ts';
import { useAgentNames } from '../../parts/choices.tsx';
import { FilterBar, FilterChoice, useFilters } from '../../parts/filters.tsx';
import { wordsOf } from '../../parts/outcome.tsx';
import { Page } from '../../parts/page.tsx';
import { Empty, Failed, Loading } from '../../parts/state-box.tsx';
import { countOf, When } from '../../parts/when.tsx';
import { LiveRow } from './row.tsx';
import { EMPTY, EVENTS, applyEvent, mergeList, needsAttention, type Wall } from './wall.ts';
import { Panel } from './panel.tsx';
import './live.css';

const LOOK_MS = 15_000;
const TICK_MS = 1000;
/** Rows whose earlier words are requested; each is one request. */
const MAX_ASKED = 12;

export function LivePage({ call: open }: { call?: string }) {
  const { wall, isWhole, failure, isPending, lostAt, request, retry } = useWall();
  const now = useNow();
  const filters = useFilters();
  const names = useAgentNames(wall.calls.flatMap(({ agent, said }) => [agent, ...said.map((line) => line.agent_id)]));
  const nameOf = (id: string | null): string => names.get(id ?? '') ?? 'The agent';
  const agent = filters.of('agent');
  const isNeeding = filters.of('show') === 'needs-you';
  const shown = wall.calls.filter(
    (call) => (!agent || call.agent === agent) && (!isNeeding || needsAttention(call, now) || call.id === open),
  );
  const opened = wall.calls.find(({ id }) => id === open);
  return (
    <Page title="Live" note={wordsOfWall(wall, isWhole, now)} request={request}>
      <div class={opened ? 'live-page with-panel' : 'live-page'}>
        <section class="live-wall" aria-label="Running calls">
          <p class="vh" role="status">
            {wall.calls.some((call) => needsAttention(call, now)) && 'A call needs you.'}
          </p>
          {lostAt !== null && (
            <p class="note warn" role="status">
              Not live since <When at={new Date(lostAt).toISOString()} as="clock" />. The page reconnects automatically.
            </p>
          )}
          {wall.calls.length > 1 && (
            <FilterBar label="Filter calls" filters={filters} known={['show', 'agent']}>
              <FilterChoice
                filters={filters}
                name="show"
                label="Show"
                options={[['needs-you', 'those that need you']]}
              />
              <FilterChoice filters={filters} name="agent" label="Agent" options={[...names]} />
            </FilterBar>
          )}
          {isPending && !failure && <Loading rows={5} />}
          {failure && wall.calls.length === 0 && <Failed failure={failure} retry={retry} />}
          {!isPending && !failure && wall.calls.length === 0 && (
            <Empty title="No call is running">
              <p>A call appears here when it rings. You can listen, whisper to the agent, and take over.</p>
            </Empty>
          )}
          <ol class="live-rows">
            {shown.map((call, i) => (
              <LiveRow
                key={call.id}
                call={call}
                nameOf={nameOf}
                now={now}
                isOpen={call.id === open}
                asks={i < MAX_ASKED && !document.hidden}
              />
            ))}
          </ol>
          {wall.calls.length > 0 && shown.length === 0 && (
            <p class="mut t12 live-note">No running call matches. Remove a filter.</p>
          )}
          <Ended wall={wall} />
        </section>
        {opened && <Panel key={opened.id} call={opened} nameOf={nameOf} now={now} />}
      </div>
    </Page>
  );
}

function wordsOfWall({ calls }: Wall, isWhole: boolean, now: number): string {
  if (calls.length === 0) return '';
  const needing = calls.filter((call) => needsAttention(call, now)).length;
  const count = `${isWhole ? '' : 'the newest '}${countOf(calls.length, 'call')}`;
  return needing === 0 ? count : `${count}, ${needing} ${needing === 1 ? 'needs' : 'need'} you`;
}

const MAX_ENDED = 3;

function Ended({ wall: { ended } }: { wall: Wall }) {
  return (
    <p class="mut t12 live-note" role="status">
      {ended.slice(0, MAX_ENDED).map(({ id, otherSide, reason }, i) => (
        <span key={id}>
          {i === 0 ? 'Just ended: ' : ', '}
          <a href={`/app/calls/${id}`}>{otherSide}</a>
          {reason !== null && ` (${wordsOf(reason as never)})`}
        </span>
      ))}
    </p>
  );
}

/** Ticks once a second, for clocks and silences. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function useWall() {
  const [wall, setWall] = useState(EMPTY);
  const [lostAt, setLost] = useState<number | null>(null);
  const every = { everyMs: lostAt === null ? (false as const) : LOOK_MS };
  const running = useGet('/v1/calls', { query: { limit: 100, status: 'in_progress' } }, every);
  const ringing = useGet('/v1/calls', { query: { limit: 100, status: 'ringing' } }, every);
  useEffect(() => {
    const read = (): void => void refreshAnswers(['/v1/calls']);
    const stop = followWorkspace(EVENTS, {
      on: (event) => setWall((before) => applyEvent(before, event, Date.now())),
      begun: read,
      lost: setLost,
    });
    // Cached responses of an earlier visit are older than the stream.
    read();
    return stop;
  }, []);
  useEffect(() => {
    const [first, second] = [running.data, ringing.data];
    if (!first || !second) return;
    setWall((before) => mergeList(before, [...first.data, ...second.data], !first.has_more));
  }, [running.data, ringing.data]);
  const { error: failure, isPending, request } = running;
  /** Whether the list has all calls in progress. */
  const isWhole = !running.data?.has_more;
  return { wall, isWhole, lostAt, failure, isPending, request, retry: () => void running.refetch() };
}
