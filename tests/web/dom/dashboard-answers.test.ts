// The answers that pages of the dashboard show: who asks when, and what a change or a failure does to what is there.
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

/** A service that answers when the test says so. */
function service() {
  const asked: Asked[] = [];
  const ask: Answers.Ask<string> = (signal) => {
    const one = { ...Promise.withResolvers<string>(), signal };
    asked.push(one);
    return one.promise;
  };
  return { asked, ask };
}

function Show({ path, ask }: { path: string; ask: Answers.Ask<string> }) {
  const { data, error, isFetching } = answers.useAnswer(path, {}, ask, { enabled: true, everyMs: () => false });
  return h('p', null, `${data ?? '-'} ${error ? error.message : '-'} ${isFetching ? 'asking' : 'done'}`);
}

const shown = () => [...root.querySelectorAll('p')].map(({ textContent }) => textContent);
const isShown = (...lines: string[]) => until(() => shown().join() === lines.join(), { what: lines.join() });

test('two that show one answer ask once, and a later one has it at once', async () => {
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

test('what was asked before a change does not replace what was asked after it', async () => {
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

test('a change while the first answer is awaited asks for it again', async () => {
  const { asked, ask } = service();
  render(h(Show, { path: '/first', ask }), root);
  const changed = answers.refreshAnswers(['/first']);
  asked[0]!.resolve('before');
  expect(asked).toHaveLength(2);
  asked[1]!.resolve('after');
  await changed;
  await isShown('after - done');
});

test('a failure leaves the answer, and the next success takes the failure away', async () => {
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

test('an answer that no component shows any more is not waited for, and is asked for again when it is shown', async () => {
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
