// curl commands for the same conversation without a browser.
import { h } from '../../parts/dom.ts';
import { copyable } from '../copyable.ts';
import type { Subject } from '../subject.ts';

export function curl({ config, questions }: Subject): HTMLElement {
  const at = `${location.origin}/v1/demo`;
  const commands = [
    ...(config.modes.includes('voice')
      ? ['# A call: the response has the URL and the token of its socket', post(`${at}/web`)]
      : []),
    ...(config.modes.includes('chat') ? ['# A message', post(`${at}/chat`, { message: questions[0] })] : []),
  ].join('\n');
  return h('details', { class: 'curl' }, h('summary', {}, 'Use curl instead'), copyable(commands));
}

function post(url: string, body?: object): string {
  // Escapes a quote inside single quotes for the shell.
  const text = body && JSON.stringify(body).replaceAll("'", String.raw`'\''`);
  return `curl -X POST ${url}${text ? ` \\\n  -H 'Content-Type: application/json' -d '${text}'` : ''}`;
}
