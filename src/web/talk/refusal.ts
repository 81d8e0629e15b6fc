// The page shown if no conversation is possible: the reason and the next step.
import { REFUSALS } from '../conversation/refusals.ts';
import * as WORDS from '../conversation/labels.ts';
import { failure } from '../conversation/words.ts';
import type { ServiceError } from '../line/service.ts';
import { h } from '../parts/dom.ts';
import { adopt } from '../parts/adopt.ts';
import { forgetKey } from './key.ts';
import css from './page.css?inline';

const BAD_KEY = new Set(['unauthorized', 'key_revoked', 'token_expired', 'session_revoked']);

/** @param hasKey whether the page was opened with an owner's link */
export async function refusal({ code, retryAfter }: ServiceError, hasKey: boolean): Promise<HTMLElement> {
  adopt(css);
  const docs = h('p', {}, h('a', { href: '/docs' }, 'API docs'));
  if (code === 'demo_not_found') {
    const { noDemo } = await import('./no-demo.ts');
    return h('main', { class: 'refusal' }, ...noDemo(), docs);
  }
  if (hasKey && BAD_KEY.has(code)) {
    forgetKey();
    const visit = h(
      'button',
      { type: 'button', class: 'primary', onclick: () => location.reload() },
      'Continue as a visitor',
    );
    return h(
      'main',
      { class: 'refusal' },
      h('h1', {}, 'This link does not work any more'),
      h(
        'p',
        {},
        'Its API key was revoked, or belongs to another deployment. Copy the link again from the terminal where the service started, or put a key of your workspace into it: ',
        h('code', {}, `${location.origin}/#key=sk_…`),
      ),
      visit,
      docs,
    );
  }
  const gone = code === 'widget_not_found' || code === 'not_found';
  const again = gone
    ? h('p', {}, h('a', { href: '/' }, 'Talk to the agent of this deployment'))
    : h('button', { type: 'button', class: 'primary', onclick: () => location.reload() }, WORDS.retry);
  return h(
    'main',
    { class: 'refusal' },
    h('h1', {}, 'Parley'),
    h(
      'p',
      {},
      retryAfter === null
        ? (REFUSALS[code] ?? failure(code))
        : `Too many requests from here. Try again in ${retryAfter} s.`,
    ),
    again,
    docs,
  );
}
