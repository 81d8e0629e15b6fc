// Response times by component, and the providers that the agent uses. The figures come from the call's timeline, which the server
// sends.
import { median } from '../../conversation/format.ts';
import type { Latency, View } from '../../conversation/view.ts';
import { h } from '../../parts/dom.ts';
import type { Subject } from '../subject.ts';

interface Figures {
  times: HTMLElement;
  facts: HTMLElement;
  render(view: View): void;
}

const RECOGNIZERS = { browser: 'Your browser', typed: 'What you type' };

export function createFigures(subject: Subject): Figures {
  const name = subject.config.agent_name;
  const rows = h('tbody', { class: 'num' });
  const summary = h('p', { class: 'note' });
  const times = h('section', { hidden: true }, h('h2', {}, 'Response time'), h('table', {}, head(), rows), summary);
  const facts = h('dl');
  let shown: readonly Latency[] | null = null;
  return {
    times,
    facts: h('section', {}, h('h2', {}, `What ${name} runs on`), facts),
    render(view) {
      facts.replaceChildren(...factsOf(subject, view));
      if (view.latencies === shown) return;
      shown = view.latencies;
      times.hidden = shown.length === 0;
      rows.replaceChildren(...shown.map(row));
      const middle = median(shown.map(({ total_ms }) => total_ms));
      summary.textContent = `Milliseconds from your last word to ${name}'s first sound. Median ${middle} ms.`;
    },
  };
}

function factsOf({ config, providers, embedded }: Subject, view: View): HTMLElement[] {
  const input = view.openedAt === null ? config.ears : view.speechInput;
  return [
    ...fact('Recognizer', input === 'server' ? providers.stt : RECOGNIZERS[input]),
    ...fact('Model', embedded ? 'Built-in demo responder, no language model' : providers.llm),
    ...fact('Voice', providers.tts),
    ...(view.callId === null ? [] : fact('Call', h('code', {}, view.callId))),
  ];
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
