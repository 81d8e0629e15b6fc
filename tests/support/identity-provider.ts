// An OpenID Connect provider on loopback, with real keys and signatures: discovery, keys, authorization (the user always
// consents), token endpoint with PKCE, user info. `forge` replaces the ID token of the next sign-ins, for attacks.
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';

export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  name?: string;
  /** Sets how the user signed in at the provider. */
  amr?: string[] | string;
  acr?: string;
}

interface Grant {
  person: Person;
  nonce: string;
  challenge: string;
  redirectUri: string;
}

type Forge = (claims: JWTPayload, key: CryptoKey) => Promise<string> | string;

export interface IdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Visits the URL as a user's browser would; returns the parameters that the redirect appends. */
  visit(authorizationUrl: string, person: Person): Promise<{ code: string; state: string; iss: string }>;
  /** Replaces the ID token of all further sign-ins; null restores the correct one. */
  forge: Forge | null;
  /** Claims of the ID token that only the user info endpoint returns. */
  keepsEmailApart: boolean;
  /** Makes the token endpoint return 503. */
  isDown: boolean;
  /** Paths that return 503. */
  downPaths: string[];
  /** Paths that return the page of a proxy, with the status 200. */
  maintainedPaths: string[];
  /** Replaces fields of the metadata. */
  metadata: object;
  /** Requests for the metadata. */
  discoveries: number;
  /** Requests to the token endpoint. */
  exchanges: URLSearchParams[];
  publicPem: string;
  close(): Promise<void>;
}

const KID = 'first';
export const METADATA_PATH = '/.well-known/openid-configuration';
export const KEYS_PATH = '/keys';

export async function startIdentityProvider(): Promise<IdentityProvider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: KID, alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();
  const sessions = new Map<string, Person>();
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => json(response, 500, { error: String(error) }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider: IdentityProvider = {
    issuer,
    clientId: 'parley',
    clientSecret: 'a secret: with / signs',
    forge: null,
    keepsEmailApart: false,
    isDown: false,
    downPaths: [],
    maintainedPaths: [],
    metadata: {},
    discoveries: 0,
    exchanges: [],
    publicPem: `-----BEGIN PUBLIC KEY-----\n${Buffer.from(await crypto.subtle.exportKey('spki', publicKey)).toString('base64')}\n-----END PUBLIC KEY-----`,
    async visit(authorizationUrl, person) {
      const url = new URL(authorizationUrl);
      url.searchParams.set('person', JSON.stringify(person));
      const response = await fetch(url, { redirect: 'manual' });
      if (response.status !== 302)
        throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
      return Object.fromEntries(new URL(response.headers.get('location')!).searchParams) as never;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  const authorize = (query: URLSearchParams, response: ServerResponse): void => {
    const wrong =
      query.get('client_id') !== provider.clientId ||
      query.get('response_type') !== 'code' ||
      query.get('code_challenge_method') !== 'S256' ||
      !query.get('scope')!.split(' ').includes('openid') ||
      !query.get('nonce');
    if (wrong) return json(response, 400, { error: 'invalid_request' });
    const code = randomBytes(16).toString('base64url');
    grants.set(code, {
      person: JSON.parse(query.get('person')!) as Person,
      nonce: query.get('nonce')!,
      challenge: query.get('code_challenge')!,
      redirectUri: query.get('redirect_uri')!,
    });
    const back = new URL(query.get('redirect_uri')!);
    back.search = new URLSearchParams({ code, state: query.get('state')!, iss: issuer }).toString();
    response.writeHead(302, { location: back.href }).end();
  };

  const exchange = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = new URLSearchParams(await text(request));
    provider.exchanges.push(body);
    if (provider.isDown) return json(response, 503, { error: 'temporarily_unavailable' });
    const basic = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString();
    const [id = '', secret = ''] = basic.split(':').map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
    if (id !== provider.clientId || secret !== provider.clientSecret)
      return json(response, 401, { error: 'invalid_client' });
    const grant = grants.get(body.get('code') ?? '');
    grants.delete(body.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || challenge !== grant.challenge || body.get('redirect_uri') !== grant.redirectUri)
      return json(response, 400, { error: 'invalid_grant', error_description: 'the code is not valid' });
    const now = Math.floor(Date.now() / 1000);
    const own: Partial<Person> = provider.keepsEmailApart ? { sub: grant.person.sub } : grant.person;
    const claims = { ...own, iss: issuer, aud: provider.clientId, iat: now, exp: now + 300, nonce: grant.nonce };
    const token = provider.forge ? await provider.forge(claims, privateKey) : await sign(claims, privateKey);
    const accessToken = randomBytes(16).toString('base64url');
    sessions.set(accessToken, grant.person);
    json(response, 200, { access_token: accessToken, token_type: 'Bearer', expires_in: 300, id_token: token });
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (pathname === METADATA_PATH) provider.discoveries++;
    if (provider.downPaths.includes(pathname)) return json(response, 503, { error: 'temporarily_unavailable' });
    if (provider.maintainedPaths.includes(pathname))
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Back soon</h1>');
    if (pathname === METADATA_PATH) return json(response, 200, { ...metadataOf(issuer), ...provider.metadata });
    if (pathname === KEYS_PATH) return json(response, 200, { keys: [jwk] });
    if (pathname === '/authorize') return authorize(searchParams, response);
    if (pathname === '/token') return exchange(request, response);
    const person = sessions.get((request.headers.authorization ?? '').replace('Bearer ', ''));
    if (pathname === '/userinfo' && person) return json(response, 200, person);
    json(response, 404, {});
  };
  return provider;
}

export function sign(claims: JWTPayload, key: CryptoKey, header: { alg?: string; kid?: string } = {}): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KID, ...header }).sign(key);
}

function metadataOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}${KEYS_PATH}`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    // More than the service may accept.
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    authorization_response_iss_parameter_supported: true,
  };
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
