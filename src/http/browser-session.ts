// The browser session of this service's pages. Its refresh token is in a cookie that scripts cannot read and that other sites'
// pages do not send. POST /account/session with a refresh token replaces it and stores the new one in the cookie. Without a
// token, it returns an access token of the cookie's session. DELETE clears the cookie. Operations accept access tokens only in
// the Authorization header, so requests of other pages carry no credentials (CSRF). Invariants: only requests of same-origin
// pages are answered; the cookie's refresh token is never sent in a body. Deliberately omitted: rotation at each use, because a
// lost response would end the session.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../../generated/types.ts';
import { fail, Failure } from '../core/errors.ts';
import type { RateLimiter } from './rate-limit.ts';

export interface BrowserSessionOptions {
  refresh(token: string, rotate: boolean, client: RefreshClient): Promise<Session>;
  /** Whether the service is reached over TLS. */
  isSecure: () => boolean;
  idleDays: number;
  /** Limits all requests. Reloads of a page that is signed in must not use up the limit of public operations. */
  limiter: RateLimiter;
  /** Limits tokens that are refused. */
  failures: RateLimiter;
}

interface RefreshClient {
  ip: string;
  requestId: string;
}

const PATH = '/account/session';
const COOKIE = 'parley_session';
const TOKEN = /(?:^|; *)parley_session=([\w-]{1,200})(?:;|$)/;
const DAY_SECONDS = 86_400;
const MAX_BYTES = 4096;

export async function mountBrowserSession(server: FastifyInstance, options: BrowserSessionOptions): Promise<void> {
  const { refresh, isSecure, idleDays, limiter, failures } = options;
  const keep = (reply: FastifyReply, value: string, seconds: number): void => {
    const secure = isSecure() ? '; Secure' : '';
    const rest = `Path=${PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
    reply.header('set-cookie', `${COOKIE}=${value}; ${rest}`);
  };
  await server.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    app.addHook('onRequest', async (request, reply) => {
      await limiter.count(request, reply);
      requireOwnPage(request);
      reply.header('cache-control', 'no-store');
    });
    app.post(PATH, async (request, reply) => {
      const given = givenToken(request.body);
      const token = given ?? TOKEN.exec(request.headers.cookie ?? '')?.[1];
      if (token === undefined) throw fail('invalid_refresh_token');
      const client = { ip: request.ip, requestId: request.id };
      const session = await refresh(token, given !== undefined, client).catch(async (error: unknown) => {
        if (!(error instanceof Failure) || error.code !== 'invalid_refresh_token') throw error;
        keep(reply, '', 0);
        await failures.count(request, reply);
        throw error;
      });
      keep(reply, session.refresh_token, idleDays * DAY_SECONDS);
      const { access_token, expires_in } = session;
      return reply.send({ access_token, expires_in });
    });
    app.delete(PATH, async (_request, reply) => {
      keep(reply, '', 0);
      return reply.code(204).send();
    });
  });
}

/** Browsers identify the requesting page in Sec-Fetch-Site, and over plain HTTP only in Origin. */
function requireOwnPage({ headers, host }: FastifyRequest): void {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  const isOwn =
    site === undefined
      ? origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
      : site === 'same-origin';
  if (!isOwn) throw fail('origin_not_allowed');
}

function givenToken(body: unknown): string | undefined {
  if (typeof body !== 'string' || body === '') return undefined;
  try {
    const { refresh_token: token } = JSON.parse(body) as { refresh_token?: unknown };
    return typeof token === 'string' ? token : undefined;
  } catch {
    throw fail('bad_request');
  }
}
