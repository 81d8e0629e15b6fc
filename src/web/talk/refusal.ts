// The page without a conversation: why, and what to do next.
import { failure, WORDS } from '../conversation/words.ts';
import type { ServiceError } from '../line/service.ts';
import { h } from '../parts/dom.ts';

export async function refusal({ code, retryAfter }: ServiceError): Promise<HTMLElement> {
  const docs = h('p', {}, h('a', { href: '/docs' }, 'API docs'));
  if (code === 'demo_not_found') {
    const { noDemo } = await import('./no-demo.ts');
    return h('main', { class: 'refusal' }, ...noDemo(), docs);
  }
  const again = h('button', { type: 'button', class: 'primary', onclick: () => location.reload() }, WORDS.retry);
  return h('main', { class: 'refusal' }, h('h1', {}, 'Parley'), h('p', {}, failure(code, retryAfter)), again, docs);
}
