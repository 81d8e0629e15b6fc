// The report of a call, below its transcript: the recording, duration and end, the functions and the knowledge that the agent
// used, and the equivalent requests. All data comes from the call's own operations. Invariant: it belongs to the last call; a new
// call or conversation removes it and cancels its polling.
import type { Call, CallEvent, CallEventPage } from '../../../../generated/types.ts';
import { minutes } from '../../conversation/format.ts';
import type { View } from '../../conversation/view.ts';
import { ENDED } from '../../conversation/words.ts';
import { ServiceError } from '../../line/service.ts';
import { h } from '../../parts/dom.ts';
import { copyable } from '../copyable.ts';
import { bestPassage, passageText, type FoundPassage } from './knowledge.ts';
import type { OwnerApi } from './owner-api.ts';

interface Report {
  element: HTMLElement;
  render(view: View): void;
}

/** The service assembles the recording and writes the last lines of the timeline within seconds. */
const FIRST_POLL_MS = 700;
/** Growth factor of the polling interval, because requests count towards the rate limit of the key. */
const SLOWER = 1.4;
const MAX_POLLS = 12;
const EVENTS = 100;

export function createReport(api: OwnerApi): Report {
  const element = h('section', { class: 'report', 'aria-label': 'What happened', hidden: true });
  let shown: string | null = null;
  let life = new AbortController();

  const clear = (): void => {
    life.abort();
    life = new AbortController();
    shown = null;
    element.hidden = true;
    element.replaceChildren();
  };
  const load = async (id: string, signal: AbortSignal): Promise<void> => {
    const path = `/v1/calls/${id}`;
    for (let poll = 0; poll < MAX_POLLS && !signal.aborted; poll++) {
      const call = await api.request<Call>('GET', path, undefined, signal);
      const ended = call.status === 'completed' || call.status === 'failed';
      if (ended) {
        const events = await api.request<CallEventPage>('GET', `${path}/events?limit=${EVENTS}`, undefined, signal);
        const settled = call.recording_status !== 'pending';
        if (signal.aborted) return;
        draw(element, { call, events: events.data, key: api.key });
        element.scrollIntoView({ block: 'nearest' });
        if (settled) return;
      }
      await new Promise((resolve) => setTimeout(resolve, FIRST_POLL_MS * SLOWER ** poll));
    }
  };

  return {
    element,
    render({ phase, callId }) {
      const isOver = (phase.at === 'ended' || phase.at === 'failed') && callId !== null;
      if (!isOver) return shown === null ? undefined : clear();
      if (shown === callId) return;
      clear();
      shown = callId;
      const { signal } = life;
      element.hidden = false;
      element.replaceChildren(h('h2', {}, 'What happened'), h('p', { class: 'note' }, 'Reading the call'));
      load(callId, signal).catch((error: unknown) => {
        if (signal.aborted) return;
        const detail = error instanceof ServiceError ? (error.detail ?? error.code) : String(error);
        element.replaceChildren(
          h('h2', {}, 'What happened'),
          h('p', { class: 'note' }, `The call could not be read: ${detail}`),
        );
      });
    },
  };
}

interface EndedCall {
  call: Call;
  events: readonly CallEvent[];
  key: string;
}

function draw(element: HTMLElement, { call, events, key }: EndedCall): void {
  const runs = events.filter(({ type }) => type === 'tool').map(({ data }) => functionRun(data));
  const searches = events
    .filter(({ type }) => type === 'knowledge')
    .map(({ data }) => data['passages'] as FoundPassage[]);
  const used = searches.flatMap((passages) => bestPassage(passages) ?? []).map(({ title }) => title ?? 'untitled');
  const { latency } = call;
  const end = ENDED[call.end_reason ?? ''] ?? call.end_reason ?? '';
  const facts: [string, string][] = [
    ['Duration', call.duration === null ? '–' : minutes(call.duration * 1000)],
    ['Ended', call.end_detail ? `${end}: ${call.end_detail}` : end],
    ['Turns', String(events.filter(({ type, data }) => type === 'utterance' && data['role'] === 'user').length)],
    ['Response', latency ? `median ${latency.p50_ms} ms, 95 % within ${latency.p95_ms} ms` : 'no turn was measured'],
    ['Functions', runs.join(', ') || 'none'],
    ['Knowledge', [...new Set(used)].join(', ') || (searches.length > 0 ? 'nothing related' : 'none')],
  ];
  const url = `${location.origin}/v1/calls/${call.call_id}`;
  const request = (shown: string) => `curl -sS ${url} -H 'Authorization: Bearer ${shown}'`;
  const kept = element.querySelector<HTMLDetailsElement>('details.api')?.open ?? false;
  element.replaceChildren(
    h('h2', {}, 'What happened'),
    recording(call),
    h('dl', {}, ...facts.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)])),
    ...passagesFound(searches),
    h(
      'details',
      { class: 'api', open: kept },
      h('summary', {}, 'This call in the API'),
      copyable(request(`…${key.slice(-4)}`), 'Request', request(key)),
      h(
        'p',
        { class: 'note' },
        'Copy copies it with the key. Add /transcript, /events or /recording.mp3 to the address for more.',
      ),
    ),
  );
}

/** Every passage that the model received, collapsed. */
function passagesFound(searches: readonly FoundPassage[][]): HTMLElement[] {
  const all = [...new Set(searches.flat().map(passageText))];
  if (all.length === 0) return [];
  const list = h('ul', { class: 'found' }, ...all.map((text) => h('li', {}, text)));
  return [h('details', {}, h('summary', {}, `Passages that the searches found (${all.length})`), list)];
}

function functionRun(data: CallEvent['data']): string {
  const ms = Number(data['end_ms']) - Number(data['start_ms']);
  return `${String(data['name'])} ${ms} ms${data['ok'] === false ? ' (failed)' : ''}`;
}

function recording({ recording_status: status, recording_play_url: url }: Call): HTMLElement {
  if (status === null) return h('p', { class: 'note' }, 'Nothing was recorded.');
  if (status === 'failed') return h('p', { class: 'note' }, 'The recording could not be stored.');
  if (status === 'pending' || url === null) return h('p', { class: 'note' }, 'The recording is being made.');
  // The page may be open under another name of this machine than the one in the URL.
  const { pathname, search } = new URL(url);
  return h('audio', {
    controls: true,
    preload: 'metadata',
    src: pathname + search,
    'aria-label': 'Recording of the call',
  });
}
