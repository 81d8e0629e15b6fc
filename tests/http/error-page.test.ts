// The address in `type` of every problem document opens a page that explains the code.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errors } from '../../generated/errors.ts';
import { startHarness, type HttpHarness } from './http-harness.ts';

let harness: HttpHarness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

test('`type` links to an anchor of the page, which has one for each code', async () => {
  const problem = (await harness.app.inject('/v1/nothing')).json() as { type: string };
  const { pathname, hash } = new URL(problem.type);
  expect([pathname, hash]).toEqual(['/docs/errors', '#not_found']);
  const page = await harness.app.inject(pathname);
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const anchors = [...page.body.matchAll(/<section id="(\w+)">/g)].map(([, id]) => id);
  expect(anchors.toSorted()).toEqual(Object.keys(errors).toSorted());
});

test('each code has its own page, and each page has a Markdown version', async () => {
  for (const code of Object.keys(errors)) {
    const page = await harness.app.inject(`/docs/errors/${code}`);
    expect([code, page.statusCode]).toEqual([code, 200]);
    expect(page.body).toContain('<h2 id="fix">What to do</h2>');
  }
  const text = await harness.app.inject('/docs/errors/not_found.md');
  expect(text.headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(text.body).toMatch(/^# not_found\n\nStatus 404\./);
});

test('the page runs no inline script, and its style is one that its policy allows', async () => {
  const page = await harness.app.inject('/docs/errors');
  expect(page.body).not.toMatch(/<script(?![^>]* src=)|style=| on\w+=/);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  const style = /<style>([^]*)<\/style>/.exec(page.body)![1]!;
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(style))).toString('base64');
  expect(policy).toContain(`'sha256-${digest}'`);
});

test('a body that is too large is refused with the limit', async () => {
  const answer = await harness.app.inject({
    method: 'POST',
    url: '/v1/agents',
    headers: { ...harness.bearer('write'), 'content-type': 'application/json' },
    payload: JSON.stringify('x'.repeat(2 * 1024 * 1024)),
  });
  expect([answer.statusCode, answer.json().detail]).toEqual([413, 'The body must have at most 1 MiB.']);
});

test('a user who opens an unknown URL sees a page with the next step; a program gets the problem document', async () => {
  const url = '/v1/agent?a=<b>';
  const visit = { headers: { 'sec-fetch-dest': 'document' } };
  const page = await harness.app.inject({ url, ...visit });
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(page.body).toMatch(/<a href="\/">[^]*<a href="\/docs">[^]*\/docs\/errors#not_found">/);
  expect(page.body).not.toMatch(/<b>|<script|style=/);
  for (const headers of [{}, { 'sec-fetch-dest': 'empty' }, { accept: 'text/html' }]) {
    expect((await harness.app.inject({ url, headers })).json()).toMatchObject({ code: 'not_found' });
  }
  expect((await harness.app.inject({ method: 'POST', url, ...visit })).json()).toMatchObject({ code: 'not_found' });
});
