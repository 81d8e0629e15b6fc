// The column of figures: levels of both sides, response times by component, and the providers of STT, LLM and TTS. The figures
// are those of the call's timeline, which the server sends.
import { median } from '../conversation/format.ts';
import { WORDS } from '../conversation/words.ts';
import type { Latency, View } from '../conversation/view.ts';
import type { VisitorConversation } from '../line/conversation.ts';
import { h } from '../parts/dom.ts';
import type { Subject } from './subject.ts';

export interface Figures {
  element: HTMLElement;
  levels(): void;
  render(view: View): void;
}

const SPEECH_INPUT = {
  server: 'The server recognizes your speech',
  browser: 'Your browser recognizes your speech',
  typed: 'None: the agent reads what you type',
};

export function createFigures({ config, providers }: Subject, conversation: VisitorConversation): Figures {
  const you = level();
  const agent = level();
  const rows = h('tbody', { class: 'num' });
  const summary = h('p', { class: 'note' });
  const table = h('table', {}, head(), rows);
  const times = h('section', { hidden: true }, h('h2', {}, 'Response time'), table, summary);
  const facts = h('dl');
  const folded = h(
    'details',
    { class: 'more', open: true },
    h('summary', {}, 'Figures'),
    times,
    h('section', {}, h('h2', {}, 'This call'), facts),
  );
  if (matchMedia('(max-width: 820px)').matches) folded.open = false;
  let shown: readonly Latency[] | null = null;

  return {
    element: h(
      'aside',
      { 'aria-label': 'Call details' },
      h(
        'section',
        {},
        h('h2', {}, 'Levels'),
        h('div', { class: 'levels' }, WORDS.you, you.element, config.agent_name, agent.element),
      ),
      folded,
    ),
    levels() {
      const now = conversation.levels();
      you.show(now.you);
      agent.show(now.agent);
    },
    render(view) {
      const begun = view.openedAt !== null;
      const recognizer = providers?.stt ?? SPEECH_INPUT[config.ears];
      facts.replaceChildren(
        ...fact('Recognizer', begun && view.speechInput !== 'server' ? SPEECH_INPUT[view.speechInput] : recognizer),
        ...(providers ? [...fact('Model', providers.llm), ...fact('Voice', providers.tts)] : []),
        ...(view.callId === null ? [] : fact('Call', h('code', {}, view.callId))),
      );
      if (view.latencies === shown) return;
      shown = view.latencies;
      times.hidden = shown.length === 0;
      rows.replaceChildren(...shown.map(row));
      const middle = median(shown.map(({ total_ms }) => total_ms));
      summary.textContent = `Milliseconds from your last word to ${config.agent_name}'s first sound. Median ${middle} ms.`;
    },
  };
}

function head(): HTMLElement {
  const names = ['Turn', 'STT', 'LLM', 'TTS', 'Total'];
  return h('thead', {}, h('tr', {}, ...names.map((name) => h('th', { scope: 'col' }, name))));
}

function row({ turn, hear_ms, think_ms, speak_ms, total_ms }: Latency): HTMLElement {
  const cells = [hear_ms, think_ms, speak_ms, total_ms].map((value) => h('td', {}, String(value)));
  return h('tr', {}, h('th', { scope: 'row' }, String(turn)), ...cells);
}

function fact(name: string, value: string | Node): HTMLElement[] {
  return [h('dt', {}, name), h('dd', {}, value)];
}

function level(): { element: HTMLElement; show(rms: number): void } {
  const bar = h('i');
  return {
    element: h('span', { class: 'level', 'aria-hidden': 'true' }, bar),
    show(rms) {
      bar.style.transform = `scaleX(${Math.min(1, Math.sqrt(4 * rms)).toFixed(3)})`;
    },
  };
}
