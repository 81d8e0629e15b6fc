// The source of the calls of a page made with React: a call that was ended while it began does not begin later.
import { afterEach, expect, test, vi } from 'vitest';
import { sourceOf } from '../../generated/clients/typescript/src/react/source.ts';
import type { RtcToken } from '../../generated/clients/typescript/src/types.ts';

const GRANT = { call_id: 'call_1', url: 'wss://voice.example.com', token: 't', transport: 'websocket' } as RtcToken;
const WIDGET = { widgetId: 'wgt_1', baseUrl: 'https://voice.example.com' };

afterEach(() => vi.unstubAllGlobals());

/** Answers the requests of a widget; `config` is the response to the request of its settings. */
function stubFetch(config: Promise<Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return url.endsWith('/config') ? config : Promise.resolve(Response.json({ rtc: GRANT }));
  });
  return asked;
}

test('a token that arrives after the end of its call is not used, although the function ignores the signal', async () => {
  const { promise, resolve } = Promise.withResolvers<RtcToken>();
  const end = new AbortController();
  const joining = sourceOf(() => ({ token: () => promise })).service.join(end.signal);
  end.abort();
  resolve(GRANT);
  await expect(joining).rejects.toThrow();
});

test('a call through a widget does not wait for the settings of the widget', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  stubFetch(promise);
  const source = sourceOf(() => WIDGET);
  expect(await source.service.join(new AbortController().signal)).toEqual(GRANT);
  expect(source.language()).toBeNull();
  resolve(Response.json({ language: 'de-DE' }));
  await vi.waitFor(() => expect(source.language()).toBe('de-DE'));
});

test('the address may end in /v1 and slashes', async () => {
  const asked = stubFetch(Promise.resolve(Response.json({ language: 'de-DE' })));
  for (const end of ['/v1', '/v1/', '//']) {
    await sourceOf(() => ({ ...WIDGET, baseUrl: WIDGET.baseUrl + end })).service.join(new AbortController().signal);
  }
  expect(new Set(asked)).toEqual(
    new Set(['config', 'sessions'].map((path) => `https://voice.example.com/v1/widgets/wgt_1/${path}`)),
  );
});
