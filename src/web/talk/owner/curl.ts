// curl commands for the same conversation without a browser.
import type { Agent } from '../../../../generated/types.ts';
import { h } from '../../parts/dom.ts';
import { copyable } from '../copyable.ts';
import type { Subject } from '../subject.ts';

export function curl({ questions }: Subject, { agent_id }: Agent, key: string): HTMLElement {
  const at = `${location.origin}/v1`;
  const messages = [{ role: 'user', text: questions[0] }];
  const commands = (shown: string): string =>
    [
      '# A call: the response has the URL and the token of its socket',
      post(`${at}/rtc/token`, shown, { agent_id }),
      '# A message',
      post(`${at}/agents/${agent_id}/playground`, shown, { messages }),
    ].join('\n');
  return h(
    'details',
    { class: 'curl' },
    h('summary', {}, 'Use curl instead'),
    copyable(commands(`…${key.slice(-4)}`), 'Commands', commands(key)),
    h('p', { class: 'note' }, 'Copy copies them with the key.'),
  );
}

function post(url: string, key: string, body: object): string {
  // Escapes a quote inside single quotes for the shell.
  const text = JSON.stringify(body).replaceAll("'", String.raw`'\''`);
  return `curl -X POST ${url} -H 'Authorization: Bearer ${key}' \\\n  -H 'Content-Type: application/json' -d '${text}'`;
}
