// The brand of a workspace over HTTP: accepted values, domain ownership, and the pages and mails that use the brand.
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WhiteLabelDomain } from '../../../generated/types.ts';
import { brandOfPage } from '../../../src/http/page-brand.ts';
import { describeDemo } from '../../../src/resources/demo/service.ts';
import { findBrandOfHost } from '../../../src/resources/white-label/service.ts';
import { checkDomains } from '../../../src/resources/white-label/service/domains.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, clientOf, newEmail, newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mOosXpLEmIY1TCqYfhqAABPn6MQ2bsByAAAAABJRU5ErkJggg==';

let app: TestApp;
let tenant: Tenant;
let names = 0;
const newDomain = () => `voice${(names += 1)}.example.org`;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  tenant = await newTenant(app.url);
});
afterAll(() => app?.close());

const put = (who: Tenant, domain: string) => who.ok('putWhiteLabelDomain', { path: { domain } });
const proofOf = ({ records }: WhiteLabelDomain) => records.find(({ type }) => type === 'TXT')!;
/** Adds the domain, publishes its record in DNS, and verifies it. */
async function verify(who: Tenant, domain: string): Promise<WhiteLabelDomain> {
  const { name, value } = proofOf(await put(who, domain));
  app.dns.set('TXT', name, [value]);
  return put(who, domain);
}
const brandingOf = (domain: string) => clientOf(app.url).ok('getBrandingByDomain', { path: { domain } });
const brandingGone = async (domain: string) => {
  const refused = await clientOf(app.url).refused('getBrandingByDomain', { path: { domain } });
  return [refused.status, refused.code];
};
const actions = async (who: Tenant) =>
  (await who.ok('listAuditLog', {})).data.map(({ action }) => action).filter((one) => one.startsWith('white_label'));

describe('getWhiteLabel and updateWhiteLabel', () => {
  test('a workspace starts without a brand; a change keeps omitted fields; null restores the default', async () => {
    expect(await tenant.ok('getWhiteLabel')).toMatchObject({
      name: null, logo_url: null, colors: { accent: null, accent_dark: null }, support_email: null,
      hide_vendor_name: false, domains: [], updated_at: null,
    }); // prettier-ignore
    await tenant.ok('updateWhiteLabel', { body: { name: ' Acme ', colors: { accent: '#ABCDEF' }, logo: PNG } });
    const read = await tenant.ok('updateWhiteLabel', { body: { support_email: 'help@example.org' } });
    expect(read).toMatchObject({ name: 'Acme', colors: { accent: '#abcdef', accent_dark: null } });
    expect(read.logo_url).toContain('/v1/branding/logos/logo_');
    // The body of a GET can be sent back.
    const { logo_url: before, ...echoed } = await tenant.ok('updateWhiteLabel', { body: read });
    expect({ logo_url: before, ...echoed }).toMatchObject({ name: 'Acme', logo_url: read.logo_url });
    const none = await tenant.ok('updateWhiteLabel', { body: { name: null, logo: null, colors: { accent: null } } });
    expect(none).toMatchObject({ name: null, logo_url: null, colors: { accent: null } });
    expect(await actions(tenant)).toEqual(Array(4).fill('white_label.updated'));
  });

  test.each([
    ['name', 'Acme <b>'],
    ['name', 'acme.example/login'],
    ['name', 'two\nlines'],
    ['name', '  '],
    ['logo', 'data:image/png;base64,PHN2Zz48L3N2Zz4='],
    ['logo', PNG.replace('image/png', 'image/jpeg')],
    ['logo', 'https://example.com/logo.png'],
    ['logo', 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4='],
    ['colors', { accent: 'red' }],
    ['colors', { accent: '#fff' }],
    ['support_email', 'nobody'],
  ])('an invalid %s is refused with a pointer: %j', async (field, value) => {
    const refused = await tenant.refused('updateWhiteLabel', { body: { [field]: value } });
    expect(refused.status).toBe(422);
    expect(refused.errors[0]).toMatch(new RegExp(`^/${field}`));
  });

  test('an image that is too small is refused with its size', async () => {
    const small = Buffer.from(PNG.split(',')[1]!, 'base64');
    small.writeUInt32BE(8, 16);
    const body = { logo: `data:image/png;base64,${small.toString('base64')}` };
    const { body: problem } = await tenant.refused('updateWhiteLabel', { body });
    expect(problem.detail).toContain('8 × 16');
  });

  test('a logo is served as an inert image, and is deleted when it is replaced', async () => {
    const { logo_url: first } = await tenant.ok('updateWhiteLabel', { body: { logo: PNG } });
    const answer = await fetch(first!, { headers: { origin: 'https://somebody.example' } });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(Buffer.from(await answer.arrayBuffer()).toString('base64')).toBe(PNG.split(',')[1]);
    const { logo_url: second } = await tenant.ok('updateWhiteLabel', { body: { logo: PNG } });
    expect(second).not.toBe(first);
    const gone = await clientOf(app.url).refused('getBrandLogo', { path: { logo_id: first!.split('/').at(-1)! } });
    expect([gone.status, gone.code]).toEqual([404, 'logo_not_found']);
  });
});

describe('putWhiteLabelDomain', () => {
  test('a domain waits for its TXT record, and shows the records found in DNS', async () => {
    const domain = newDomain();
    const added = await put(tenant, ` ${domain.toUpperCase()}. `);
    expect(added).toMatchObject({ domain, status: 'pending', verified_at: null });
    expect(proofOf(added)).toMatchObject({ name: `_parley.${domain}`, status: 'missing', observed: [] });
    app.dns.set('TXT', `_parley.${domain}`, ['v=spf1 -all', 'parley-domain=another']);
    expect(proofOf(await put(tenant, domain))).toMatchObject({
      status: 'wrong',
      observed: ['v=spf1 -all', 'parley-domain=another'],
    });
    app.dns.set('TXT', `_parley.${domain}`, 'unreachable');
    expect(proofOf(await put(tenant, domain)).status).toBe('unreachable');
    expect(await brandingGone(domain)).toEqual([404, 'branding_not_found']);
    // As the forms of DNS providers change it.
    app.dns.set('TXT', `_parley.${domain}`, ['other', ` "${proofOf(added).value.toUpperCase()}" `]);
    const verified = await put(tenant, domain);
    expect(verified).toMatchObject({ status: 'verified', failing_since: null });
    expect(verified.verified_at).not.toBeNull();
    expect(await brandingOf(domain)).toMatchObject({ name: null, colors: null });
    expect((await tenant.ok('getWhiteLabel')).domains).toMatchObject([{ domain, status: 'verified' }]);
    expect(await actions(tenant)).toEqual(['white_label.domain_verified', 'white_label.domain_added']);
  });

  test('names that nobody can own are refused', async () => {
    for (const domain of ['com', 'co.uk', '127.0.0.1', 'localhost', 'a b.example.com']) {
      const refused = await tenant.refused('putWhiteLabelDomain', { path: { domain } });
      expect([domain, refused.status, refused.errors[0]]).toEqual([domain, 422, '/path/domain wrong_format']);
    }
  });

  test('Unicode and ASCII are the same domain', async () => {
    const ascii = `xn--bcher-kva.${newDomain()}`;
    const unicode = ascii.replace('xn--bcher-kva', 'Bücher');
    const { domain } = await verify(tenant, unicode);
    expect(domain).toBe(ascii);
    expect((await put(tenant, ascii)).status).toBe('verified');
    expect(await brandingOf(unicode)).toEqual(await brandingOf(ascii));
  });

  test('a domain belongs to one workspace, and moves to the workspace whose record is in DNS', async () => {
    const domain = newDomain();
    const other = await newTenant(app.url);
    const first = proofOf(await verify(tenant, domain)).value;
    await tenant.ok('updateWhiteLabel', { body: { name: 'First' } });
    await other.ok('updateWhiteLabel', { body: { name: 'Second' } });
    // Without a record the claim has no effect.
    expect((await put(other, domain)).status).toBe('pending');
    const second = proofOf(await put(other, domain)).value;
    app.dns.set('TXT', `_parley.${domain}`, [first, second]);
    const refused = await other.refused('putWhiteLabelDomain', { path: { domain } });
    expect([refused.status, refused.code]).toEqual([409, 'domain_taken']);
    expect((await brandingOf(domain)).name).toBe('First');
    app.dns.set('TXT', `_parley.${domain}`, [second]);
    expect((await put(other, domain)).status).toBe('verified');
    expect((await brandingOf(domain)).name).toBe('Second');
    expect((await put(tenant, domain)).status).toBe('pending');
    expect((await actions(tenant))[0]).toBe('white_label.domain_lost');
  });

  test('of many concurrent requests for two workspaces, one gets the domain', async () => {
    const domain = newDomain();
    const other = await newTenant(app.url);
    const values = [proofOf(await put(tenant, domain)).value, proofOf(await put(other, domain)).value];
    app.dns.set('TXT', `_parley.${domain}`, values);
    const ask = (who: Tenant) => who.send('putWhiteLabelDomain', { path: { domain } });
    const statuses = (await Promise.all([tenant, other, tenant, other].map(ask))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 409, 409]);
  });

  test('a workspace has at most 20 domains', async () => {
    for (let i = 0; i < 20; i++) await put(tenant, newDomain());
    const refused = await tenant.refused('putWhiteLabelDomain', { path: { domain: newDomain() } });
    expect([refused.status, refused.code]).toEqual([409, 'domain_limit_reached']);
  });
});

describe('a domain whose record disappears', () => {
  const age = (domain: string, days: number) =>
    app.runtime.db
      .updateTable('brand_domains')
      .set({
        failing_since: new Date(Date.now() - days * 86_400_000),
        checked_at: new Date(Date.now() - 2 * 86_400_000),
      })
      .where('domain', '=', domain)
      .execute();
  const check = () => checkDomains(app.runtime, new AbortController().signal);

  test('remains verified for 7 days, whatever DNS returns, and is pending afterwards', async () => {
    const domain = newDomain();
    const { value } = proofOf(await verify(tenant, domain));
    app.dns.set('TXT', `_parley.${domain}`, []);
    const failing = await put(tenant, domain);
    expect(failing).toMatchObject({ status: 'verified', failing_since: expect.any(String) });
    await age(domain, 8);
    app.dns.set('TXT', `_parley.${domain}`, 'unreachable');
    await check();
    expect(await brandingOf(domain)).toBeDefined();
    await age(domain, 6);
    app.dns.set('TXT', `_parley.${domain}`, []);
    await check();
    expect(await brandingOf(domain)).toBeDefined();
    await age(domain, 8);
    await check();
    expect(await brandingGone(domain)).toEqual([404, 'branding_not_found']);
    app.dns.set('TXT', `_parley.${domain}`, [value]);
    expect(await put(tenant, domain)).toMatchObject({ status: 'verified', failing_since: null });
  });

  test('is removed after 30 days if it was never verified', async () => {
    const domain = newDomain();
    await put(tenant, domain);
    await app.runtime.db
      .updateTable('brand_domains')
      .set({ checked_at: new Date(Date.now() - 31 * 86_400_000) })
      .where('domain', '=', domain)
      .execute();
    await check();
    expect((await tenant.ok('getWhiteLabel')).domains).toEqual([]);
  });
});

describe('deleteWhiteLabelDomain', () => {
  test('the domain shows nothing any more, and needs a new record', async () => {
    const domain = newDomain();
    const before = proofOf(await verify(tenant, domain)).value;
    await tenant.ok('deleteWhiteLabelDomain', { path: { domain: `${domain}.` } });
    expect(await brandingGone(domain)).toEqual([404, 'branding_not_found']);
    const gone = await tenant.refused('deleteWhiteLabelDomain', { path: { domain } });
    expect([gone.status, gone.code]).toEqual([404, 'domain_not_found']);
    expect(proofOf(await put(tenant, domain)).value).not.toBe(before);
    expect(await actions(tenant)).toContain('white_label.domain_removed');
  });
});

describe('getBrandingByDomain', () => {
  test('returns the brand with readable colors, cached by its ETag, and names no workspace', async () => {
    const domain = newDomain();
    await verify(tenant, domain);
    await tenant.ok('updateWhiteLabel', {
      body: { name: 'Acme', colors: { accent: '#ffff00' }, hide_vendor_name: true },
    });
    const answer = await fetch(`${app.url}/v1/branding/${domain}`);
    const text = await answer.text();
    expect(JSON.parse(text)).toEqual({
      name: 'Acme', logo_url: null, support_email: null, hide_vendor_name: true,
      colors: { accent: '#737300', on_accent: '#ffffff', accent_dark: '#ffff00', on_accent_dark: '#0e1414' },
    }); // prettier-ignore
    expect(text).not.toContain('wsp_');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    const headers = { 'if-none-match': answer.headers.get('etag')! };
    expect((await fetch(`${app.url}/v1/branding/${domain}`, { headers })).status).toBe(304);
  });
});

describe('the brand of a workspace', () => {
  test('is in the configuration of a widget, as is its accent if the widget has none', async () => {
    const { agent_id: agent } = await tenant.ok('createAgent', { body: agentBody() });
    const { id } = await tenant.ok('createWidget', { body: { name: 'Shop', agent_id: agent } });
    const config = () => clientOf(app.url).ok('getWidgetConfig', { path: { id } });
    expect(await config()).toMatchObject({ brand: null, theme: { accent: '#0f766e' } });
    await tenant.ok('updateWhiteLabel', { body: { name: 'Acme', colors: { accent: '#7c3aed' } } });
    expect(await config()).toMatchObject({ brand: { name: 'Acme' }, theme: { accent: '#7c3aed' } });
    await tenant.ok('updateWidget', { path: { id }, body: { theme: { accent: '#b91c1c' } } });
    expect((await config()).theme.accent).toBe('#b91c1c');
  });

  test('is on the talk page under a verified domain only', async () => {
    const { agent_id: agent } = await tenant.ok('createAgent', { body: agentBody() });
    const { id } = await tenant.ok('createWidget', { body: { name: 'Demo', agent_id: agent } });
    const runtime = { ...app.runtime, demoWidgetId: () => id };
    await tenant.ok('updateWhiteLabel', { body: { name: 'Acme', colors: { accent: '#7c3aed' } } });
    const domain = newDomain();
    expect((await describeDemo(runtime, domain)).config.brand).toBeNull();
    await verify(tenant, domain);
    const { config } = await describeDemo(runtime, domain.toUpperCase());
    expect(config).toMatchObject({ brand: { name: 'Acme' }, theme: { accent: '#7c3aed' } });
    expect((await describeDemo(runtime, '127.0.0.1')).config.brand).toBeNull();
  });

  test('is in mails of the workspace once a domain is verified, and never before', async () => {
    await tenant.ok('updateWhiteLabel', {
      body: { name: 'Acme Voice', support_email: 'help@example.org', colors: { accent: '#7c3aed' }, logo: PNG },
    });
    const invite = async () => {
      const email = newEmail();
      await tenant.ok('createInvitation', { body: { email } });
      await until(() => app.mailbox.mailsTo(email).length === 1, { what: 'the invitation is sent' });
      return app.mailbox.mailsTo(email)[0]!;
    };
    const plain = await invite();
    expect(plain.subject).toContain('Parley');
    expect([plain.fromName, plain.replyTo]).toEqual([undefined, undefined]);
    await verify(tenant, newDomain());
    const branded = await invite();
    expect(branded).toMatchObject({ fromName: 'Acme Voice', replyTo: 'help@example.org' });
    expect(`${branded.subject}${branded.text}`).toContain('Acme Voice');
    expect(`${branded.subject}${branded.text}${branded.html}`).not.toContain('Parley');
    expect(branded.html).toContain('background:#7c3aed');
    expect(branded.html).toMatch(/<img src="[^"]+logo_/);
  });
});

describe('account pages and mails', () => {
  const body = { name: 'Acme & Söhne', colors: { accent: '#7c3aed' }, logo: PNG, hide_vendor_name: true };
  const pageAt = async (path: string) => {
    const answer = await fetch(`${app.url}${path}`);
    return { text: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
  };

  test('use the brand under its domain, and where a link names the domain; no other name changes them', async () => {
    const domain = newDomain();
    await tenant.ok('updateWhiteLabel', { body });
    expect((await pageAt(`/account/invitation?brand=${domain}`)).text).not.toContain('Acme');
    await verify(tenant, domain);
    const page = await pageAt(`/account/invitation?brand=${domain}`);
    expect(page.text).toContain('– Acme &amp; Söhne</title>');
    expect(page.text).toMatch(/<img src="\/v1\/branding\/logos\/logo_\w+" alt="Acme &amp; Söhne">/);
    expect(page.text).toContain('light-dark(#7c3aed');
    // Each style has its hash in the policy.
    expect(page.policy).toMatch(/style-src ('sha256-[^']+' ?){2};/);
    expect((await pageAt('/account/reset-password')).text).toContain('– Parley</title>');
    const linked = await pageAt(`/account/reset-password?brand=${domain}`);
    expect(linked.text).toContain(`href="/sign-in?brand=${domain}"`);
    // A service on this machine accepts requests under its own names only.
    const brandOf = (host: string) => findBrandOfHost(app.runtime, host);
    const opened = (hostname: string, query = {}) => brandOfPage(brandOf, { hostname, query } as FastifyRequest);
    expect([(await opened(domain))?.name, await opened('127.0.0.1')]).toEqual([body.name, null]);
    expect((await opened(domain, { brand: 'no.example.org' }))?.name).toBe(body.name);
    expect(await opened('127.0.0.1', { brand: [domain] })).toBeNull();
    for (const brand of ['no.example.org', '"><script>', 'x'.repeat(300), '127.0.0.1']) {
      const { text } = await pageAt(`/account/reset-password?brand=${encodeURIComponent(brand)}`);
      expect([text.includes('– Parley</title>'), text.includes('"><script>')]).toEqual([true, false]);
    }
  });

  test('about a password use the brand of the user’s only workspace', async () => {
    const domain = newDomain();
    await tenant.ok('updateWhiteLabel', { body });
    await verify(tenant, domain);
    const mailed = async (count: number) => {
      await clientOf(app.url).ok('requestPasswordReset', { body: { email: tenant.email } });
      await until(() => app.mailbox.mailsTo(tenant.email).length === count);
      const { text, html } = app.mailbox.mailsTo(tenant.email).at(-1)!;
      return [text.includes(`/account/reset-password?brand=${domain}#token=`), html.includes('Acme')];
    };
    expect(await mailed(1)).toEqual([true, true]);
    await tenant.ok('createWorkspace', { body: { name: 'Second' } });
    expect(await mailed(2)).toEqual([false, false]);
  });
});
