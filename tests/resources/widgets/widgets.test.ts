// Widgets for owners and for pages: settings, origins, caching, public and private data.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mayUse } from '../../../src/resources/widgets/service/origins.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { clientOf, newTenant, type Tenant } from '../../support/client.ts';
import { newAgent } from '../rtc/support.ts';

let app: TestApp;
let owner: Tenant;
let agentId: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await newTenant(app.url);
  agentId = await newAgent(owner);
}, 60_000);
afterAll(() => app?.close());

const widgetOf = (more: Record<string, unknown> = {}) =>
  owner.ok('createWidget', { body: { name: 'Front page', agent_id: agentId, ...more } });
const anybody = () => clientOf(app.url);

describe('createWidget', () => {
  test('has default settings, and the GET response is a valid POST body', async () => {
    const widget = await widgetOf();
    expect(widget).toMatchObject({
      modes: ['chat', 'voice'],
      allowed_domains: [],
      theme: { accent: '#0f766e', position: 'bottom-right', mode: 'auto' },
      budget_per_day: { amount: '10.000000' },
      status: 'active',
    });
    const copy = await owner.ok('createWidget', { body: await owner.ok('getWidget', { path: { id: widget.id } }) });
    expect(copy.id).not.toBe(widget.id);
  });

  test.each([
    ['javascript:alert(1)', '/allowed_domains/0 wrong_format'],
    ['https://example.com', '/allowed_domains/0 wrong_format'],
  ])('%s is refused as a domain', async (domain, error) => {
    const body = { name: 'x', agent_id: agentId, allowed_domains: [domain] };
    expect((await owner.refused('createWidget', { body })).errors).toEqual([error]);
  });

  test('rejects an agent of another workspace', async () => {
    const body = { name: 'x', agent_id: await newAgent(await newTenant(app.url)) };
    expect((await owner.refused('createWidget', { body })).code).toBe('agent_not_found');
  });
});

describe('updateWidget', () => {
  test('merges the theme field by field, clears with null, and records each change in the audit log', async () => {
    const { id } = await widgetOf({ theme: { accent: '#112233' }, title: 'Ask us', greeting: 'Hi!' });
    const body = { theme: { mode: 'dark' }, title: null, budget_per_day: { amount: '2.5', currency: 'USD' } };
    const changed = await owner.ok('updateWidget', { path: { id }, body });
    expect(changed).toMatchObject({
      theme: { accent: '#112233', mode: 'dark' },
      title: null,
      greeting: 'Hi!',
      budget_per_day: { amount: '2.500000' },
    });
  });

  test('an agent that a widget uses cannot be deleted', async () => {
    const agent = await newAgent(owner);
    const { id } = await widgetOf({ agent_id: agent });
    expect((await owner.refused('deleteAgent', { path: { id: agent } })).code).toBe('agent_in_use');
    await owner.ok('deleteWidget', { path: { id } });
    await owner.ok('deleteAgent', { path: { id: agent } });
  });
});

describe('a disabled widget is a 404 to visitors', () => {
  test.each(['getWidgetConfig', 'getWidgetScript', 'previewWidget'] as const)('%s', async (operation) => {
    const { id } = await widgetOf({ status: 'disabled' });
    expect(await anybody().refused(operation, { path: { id } })).toMatchObject({
      status: 404,
      code: 'widget_not_found',
    });
  });

  test('sendWidgetMessage, createWidgetSession and the messages of its sessions', async () => {
    const { id } = await widgetOf();
    const path = { id };
    const { session_id, token } = await anybody().ok('createWidgetSession', { path, body: { mode: 'chat' } });
    await owner.ok('updateWidget', { path, body: { status: 'disabled' } });
    const refusals = await Promise.all([
      anybody().refused('sendWidgetMessage', { path, body: { message: 'Hello' } }),
      anybody().refused('createWidgetSession', { path, body: { mode: 'chat' } }),
      clientOf(app.url, token).refused('listWidgetMessages', { path: { id, session_id } }),
    ]);
    expect(refusals.map(({ code }) => code)).toEqual(['widget_not_found', 'widget_not_found', 'widget_not_found']);
    await owner.ok('listWidgetMessages', { path: { id, session_id } });
  });
});

describe('getWidgetConfig', () => {
  test('contains the settings that a page needs and no secrets', async () => {
    const { id } = await widgetOf({ title: 'Ask us', budget_per_day: { amount: '1', currency: 'USD' } });
    const config = await anybody().ok('getWidgetConfig', { path: { id } });
    expect(config).toMatchObject({ id, title: 'Ask us', agent_name: 'Ada', language: 'en-US', ears: 'browser' });
    expect(JSON.stringify(config)).not.toMatch(/budget|allowed|prompt|agent_id|wsp_/);
  });

  test('returns 304 while it is unchanged', async () => {
    const { id } = await widgetOf();
    const first = await anybody().send('getWidgetConfig', { path: { id } });
    const headers = { 'if-none-match': first.headers.get('etag')! };
    expect((await anybody().send('getWidgetConfig', { path: { id }, headers })).status).toBe(304);
    await owner.ok('updateWidget', { path: { id }, body: { title: 'Another' } });
    expect((await anybody().send('getWidgetConfig', { path: { id }, headers })).status).toBe(200);
  });

  test('scripts in the settings remain text', async () => {
    const evil = '</script><img src=x onerror=alert(1)>';
    const { id } = await widgetOf({ title: evil, greeting: evil, name: evil });
    const answer = await anybody().send('getWidgetConfig', { path: { id } });
    expect(answer.body).toMatchObject({ title: evil, greeting: evil });
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('pages of other origins and widgets', () => {
  const ORIGIN = 'https://shop.example.com';

  test('an allowed origin may read, another origin is rejected with the reason, and a client without an origin is served', async () => {
    const path = { id: (await widgetOf({ allowed_domains: ['*.example.com'] })).id };
    const allowed = await anybody().send('getWidgetConfig', { path, headers: { origin: ORIGIN } });
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([200, ORIGIN]);
    expect(allowed.headers.get('vary')).toMatch(/origin/i);
    for (const [operation, body] of [
      ['getWidgetConfig', undefined],
      ['sendWidgetMessage', { message: 'Hello' }],
      ['createWidgetSession', { mode: 'voice' }],
    ] as const) {
      const refusal = await anybody().refused(operation, { path, body, headers: { origin: 'https://evil.test' } });
      expect(refusal).toMatchObject({ status: 403, code: 'origin_not_allowed' });
    }
    await anybody().ok('getWidgetConfig', { path });
    await anybody().ok('getWidgetConfig', { path, headers: { origin: new URL(app.url).origin } });
  });

  test('preflight requests succeed, also when the deployment rejects other origins', async () => {
    const closed = await startTestApp({ env: { CORS_ORIGINS: 'https://app.example.com' } });
    try {
      const preflight = (path: string) =>
        fetch(`${closed.url}${path}`, {
          method: 'OPTIONS',
          headers: {
            origin: ORIGIN,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'content-type',
          },
        });
      expect((await preflight('/v1/widgets/wgt_1/chat')).headers.get('access-control-allow-origin')).toBe(ORIGIN);
      expect((await preflight('/v1/widgets/wgt_1')).headers.get('access-control-allow-origin')).toBeNull();
    } finally {
      await closed.close();
    }
  }, 60_000);

  test.each([
    [['example.com'], 'https://example.com', true],
    [['example.com'], 'http://example.com:8080', true],
    [['example.com:8080'], 'http://example.com:8080', true],
    [['example.com:443'], 'https://example.com', true],
    [['example.com:8080'], 'http://example.com', false],
    [['example.com'], 'https://www.example.com', false],
    [['*.example.com'], 'https://www.example.com', true],
    [['*.example.com'], 'https://example.com', false],
    [['*.example.com'], 'https://evilexample.com', false],
    [['EXAMPLE.com'], 'https://example.com', true],
    [['example.com'], 'https://example.com.evil.test', false],
    [['*'], 'null', true],
    [['example.com'], 'null', false],
    [['example.com'], 'chrome-extension://example.com', false],
    [[], 'https://own.test', true],
    [[], 'https://example.com', false],
    [[], null, true],
  ])('%j and %s: %s', (domains, origin, allowed) => {
    expect(mayUse(domains, origin, 'https://own.test')).toBe(allowed);
  });
});

describe('built files of the widget', () => {
  test('the script is served to every page with an ETag', async () => {
    const path = { id: (await widgetOf()).id };
    const script = await anybody().send('getWidgetScript', {
      path,
      headers: { origin: 'https://any.test', 'accept-encoding': 'identity' },
    });
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(script.headers.get('access-control-allow-origin')).toBe('*');
    const sent = { 'accept-encoding': 'gzip, deflate' };
    const zipped = await anybody().send('getWidgetScript', { path, headers: sent });
    // One cached response serves pages of all origins.
    expect([zipped.headers.get('content-encoding'), zipped.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
    for (const [answer, accept] of [
      [script, 'identity'],
      [zipped, 'gzip'],
    ] as const) {
      const headers = { 'if-none-match': answer.headers.get('etag')!, 'accept-encoding': accept };
      expect((await anybody().send('getWidgetScript', { path, headers })).status).toBe(304);
    }
    const headers = { 'if-none-match': script.headers.get('etag')!, 'accept-encoding': 'gzip' };
    expect((await anybody().send('getWidgetScript', { path, headers })).status).toBe(200);
  });

  test('the hashed script is immutable, for integrity attributes', async () => {
    const answer = await fetch(`${app.url}/assets/embed-0f8fad5b.js`);
    expect(answer.headers.get('cache-control')).toMatch(/max-age=31536000, immutable/);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each(['/', '/v1/widgets/ID/preview'])('%s is a page that runs only its own files', async (where) => {
    const { id } = await widgetOf();
    const answer = await fetch(`${app.url}${where.replace('ID', id)}`);
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([200, 'text/html']);
    const policy = answer.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
  });

  test('without built files, the documentation is the start page and the script is unavailable', async () => {
    const bare = await startTestApp({ overrides: { webDirectory: 'no such directory' } });
    try {
      const answer = await fetch(`${bare.url}/`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/docs']);
      const tenant = await newTenant(bare.url);
      const { id } = await tenant.ok('createWidget', { body: { name: 'x', agent_id: await newAgent(tenant) } });
      expect(await tenant.refused('getWidgetScript', { path: { id } })).toMatchObject({
        status: 503,
        code: 'unavailable',
      });
    } finally {
      await bare.close();
    }
  }, 60_000);
});
