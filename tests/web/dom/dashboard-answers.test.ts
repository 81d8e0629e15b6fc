// Cached responses in dashboard pages: when a request is sent, and how a change or a failure affects the shown data.
import { parseHTML } from 'linkedom';
import { h, render } from 'preact';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type * as Answers from '../../../src/web/dashboard/api/answers.ts';
import { until } from '../../support/until.ts';

let answers: typeof Answers;
let root: Element;
beforeAll(async () => {
  const { document } = parseHTML('<body><main></main></body>');
  vi.stubGlobal('document', document);
  vi.stubGlobal('addEventListener', () => undefined);
  root = document.querySelector('main')!;
  answers = await import('../../../src/web/dashboard/api/answers.ts');
});
afterEach(() => render(null, root));
// Other files share the process.
afterAll(() => void vi.unstubAllGlobals());

type Asked = PromiseWithResolvers<string> & { signal: AbortSignal };

/** A service that responds when the test says so. */
function service() {
  const asked: Asked[] = [];
  const ask: Answers.Ask<string> = (signal) => {
    const one = { ...Promise.withResolvers<string>(), signal };
    asked.push(one);
    return one.promise;
  };
  return { asked, ask };
}

/** What the button of the last component does. */
let retry: () => Promise<void>;

interface Shown {
  path: string;
  ask: Answers.Ask<string>;
  everyMs?: () => number | false;
}

function Show({ path, ask, everyMs = () => false }: Shown) {
  const options = { enabled: true, everyMs, tries: 1 };
  const { data, error, isFetching, start } = answers.useAnswer(path, {}, ask, options);
  retry = () => start('again');
  return h('p', null, `${data ?? '-'} ${error ? error.message : '-'} ${isFetching ? 'asking' : 'done'}`);
}

const shown = () => [...root.querySelectorAll('p')].map(({ textContent }) => textContent);
const isShown = (...lines: string[]) => until(() => shown().join() === lines.join(), { what: lines.join() });

test('two components with the same query send one request, and a later component has the response immediately', async () => {
  const { asked, ask } = service();
  render([h(Show, { path: '/one', ask, key: 'a' }), h(Show, { path: '/one', ask, key: 'b' })], root);
  await isShown('- - asking', '- - asking');
  asked[0]!.resolve('A');
  await isShown('A - done', 'A - done');
  render(null, root);
  render(h(Show, { path: '/one', ask }), root);
  expect(shown()).toEqual(['A - done']);
  expect(asked).toHaveLength(1);
});

test('a response requested before a change does not replace one requested after it', async () => {
  const { asked, ask } = service();
  render(h(Show, { path: '/two', ask }), root);
  asked[0]!.resolve('before');
  await isShown('before - done');
  const first = answers.refreshAnswers(['/two']);
  const second = answers.refreshAnswers(['/two']);
  expect(asked[1]!.signal.aborted).toBe(true);
  asked[2]!.resolve('after');
  await second;
  asked[1]!.resolve('late');
  await first;
  await isShown('after - done');
});

test('a change while the first response is pending sends the request again', async () => {
  const { asked, ask } = service();
  render(h(Show, { path: '/first', ask }), root);
  const changed = answers.refreshAnswers(['/first']);
  asked[0]!.resolve('before');
  expect(asked).toHaveLength(2);
  asked[1]!.resolve('after');
  await changed;
  await isShown('after - done');
});

test('a failure without a response is shown during reloads, until the user tries again', async () => {
  const { asked, ask } = service();
  render([h(Show, { path: '/failed', ask, key: 'a' })], root);
  asked[0]!.reject(new Error('broken'));
  await isShown('- broken done');
  const reloaded = answers.refreshAnswers(['/failed']);
  await isShown('- broken asking');
  asked[1]!.reject(new Error('still broken'));
  await reloaded;
  await isShown('- still broken done');
  // Another component of the same page, which has just loaded.
  render([h(Show, { path: '/failed', ask, key: 'a' }), h(Show, { path: '/failed', ask, key: 'b' })], root);
  await isShown('- still broken asking', '- still broken asking');
  asked[2]!.reject(new Error('broken'));
  await isShown('- broken done', '- broken done');
  void retry();
  await isShown('- - asking', '- - asking');
  asked[3]!.resolve('A');
  await isShown('A - done', 'A - done');
});

test('a retry during a reload replaces the failure with the loading state', async () => {
  const { asked, ask } = service();
  const everyMs = () => 10;
  render(h(Show, { path: '/polled', ask, everyMs }), root);
  asked[0]!.reject(new Error('broken'));
  await isShown('- broken asking');
  void retry();
  await isShown('- - asking');
  expect(asked).toHaveLength(2);
  asked[1]!.resolve('A');
  await isShown('A - asking');
});

test('a page does not show the failure of an earlier visit', async () => {
  const { asked, ask } = service();
  render(h(Show, { path: '/left', ask }), root);
  asked[0]!.reject(new Error('broken'));
  await isShown('- broken done');
  render(null, root);
  render(h(Show, { path: '/left', ask }), root);
  await isShown('- - asking');
});

test('a failure keeps the previous response, and the next success clears the failure', async () => {
  const { asked, ask } = service();
  render(h(Show, { path: '/three', ask }), root);
  asked[0]!.resolve('A');
  await isShown('A - done');
  void answers.refreshAnswers(['/three']);
  asked[1]!.reject(new Error('broken'));
  await isShown('A broken done');
  void answers.refreshAnswers(['/three']);
  asked[2]!.resolve('B');
  await isShown('B - done');
});

test('a response that no component shows any more is abandoned, and requested again when it is shown', async () => {
  const { asked, ask } = service();
  render(h(Show, { path: '/four', ask }), root);
  render(null, root);
  expect(asked[0]!.signal.aborted).toBe(true);
  asked[0]!.resolve('late');
  await answers.refreshAnswers(['/four']);
  expect(asked).toHaveLength(1);
  render(h(Show, { path: '/four', ask }), root);
  expect(asked).toHaveLength(2);
  asked[1]!.resolve('B');
  await isShown('B - done');
});
