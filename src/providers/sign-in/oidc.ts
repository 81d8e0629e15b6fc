// Sign-in at an OpenID Connect provider: discovery, authorization code with PKCE (S256), state and nonce, and an ID token whose
// issuer, audience, expiry, nonce and signature are verified (OpenID Connect Core, section 3.1.3.7; RFC 9700). openid-client
// implements the protocol.
// Invariants: every request goes through the guarded connection. A token is valid only with a signature of an asymmetric
// algorithm in ALGORITHMS by a key of the provider, never with `none` or a shared secret.
// While the provider's metadata or keys cannot be read again, the last ones are used for a day: its login and its token endpoint
// may work nevertheless. A key that it has withdrawn counts for at most that long, and the five minutes for which the library keeps
// keys.
import type * as OpenidClient from 'openid-client';
import type { Configuration, CustomFetch } from 'openid-client';
import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { GuardedConnection } from '../connection.ts';
import { ConnectionFailure } from '../connection/failure.ts';
import { readIdentity } from './identity.ts';
import { ProviderUnavailable, SignInRefused, type SignInProvider } from './port.ts';

interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  providerName: string;
  redirectUrl: string | null;
  /** Values of `acr` that indicate a second factor at this provider. */
  secondFactorAcr: readonly string[];
}

const ALGORITHMS: readonly string[] = [
  'RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519',
]; // prettier-ignore
const SCOPE = 'openid email profile';
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 512 * 1024;
/** Age after which the provider's metadata is read again. Its keys are read again whenever a token names an unknown one. */
const METADATA_MS = 3_600_000;
/** Age up to which metadata and keys are used while they cannot be read again. */
const KEPT_MS = 24 * 3_600_000;
/** Pause after metadata could not be read again. */
const RETRY_MS = 60_000;
/** Errors of the token endpoint that indicate a misconfigured deployment, not a user error. */
const MISCONFIGURED: ReadonlySet<string> = new Set(['invalid_client', 'unauthorized_client', 'unsupported_grant_type']);

type Library = typeof OpenidClient;

interface OidcPorts {
  connection: GuardedConnection;
  clock: Pick<Clock, 'monotonic'>;
  log: Pick<Logger, 'warn'>;
}

interface Known {
  configuration: Configuration;
  /** Monotonic times of the last successful read, and of the next one. */
  readAt: number;
  until: number;
}

export function createOidcProvider(settings: OidcSettings, ports: OidcPorts): SignInProvider {
  const { clock, log } = ports;
  let known: Known | null = null;
  let reading: Promise<Configuration> | null = null;
  const fetchGuarded = guardedFetch(ports.connection);
  const keepKeys = createKeptKeys(fetchGuarded, ports);

  const read = async (library: Library): Promise<Configuration> => {
    try {
      const configuration = await discover(library, settings, { fetchGuarded, keepKeys });
      const readAt = clock.monotonic();
      known = { configuration, readAt, until: readAt + METADATA_MS };
      return configuration;
    } catch (error) {
      const why = outageIn(error) ?? (error as Error).message;
      const now = clock.monotonic();
      if (known === null || now - known.readAt >= KEPT_MS)
        throw new ProviderUnavailable(`its metadata could not be read: ${why}`, { cause: error });
      known.until = now + RETRY_MS;
      const ageSeconds = Math.round((now - known.readAt) / 1000);
      log.warn(
        { err: error, ageSeconds },
        'the metadata of the identity provider could not be read again; using the last',
      );
      return known.configuration;
    }
  };
  const configured = async (): Promise<{ library: Library; configuration: Configuration }> => {
    const library = await import('openid-client');
    if (known !== null && clock.monotonic() < known.until) return { library, configuration: known.configuration };
    reading ??= read(library).finally(() => (reading = null));
    return { library, configuration: await reading };
  };

  return {
    issuer: settings.issuer,
    name: settings.providerName,
    redirectUrl: settings.redirectUrl,
    async begin(redirectUrl) {
      const { library, configuration } = await configured();
      const pending = {
        state: library.randomState(),
        nonce: library.randomNonce(),
        verifier: library.randomPKCECodeVerifier(),
        redirectUrl,
      };
      const parameters = {
        redirect_uri: redirectUrl,
        scope: SCOPE,
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await library.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: 'S256',
      };
      try {
        return { url: library.buildAuthorizationUrl(configuration, parameters).href, pending };
      } catch (error) {
        const why = (error as Error).message;
        throw new ProviderUnavailable(`its metadata has no usable login page: ${why}`, { cause: error });
      }
    },
    async finish({ code, state, iss }, pending) {
      const { library, configuration } = await configured();
      const answer = new URL(pending.redirectUrl);
      answer.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
      try {
        const tokens = await library.authorizationCodeGrant(configuration, answer, {
          expectedState: pending.state,
          expectedNonce: pending.nonce,
          pkceCodeVerifier: pending.verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new SignInRefused('the provider sent no ID token');
        const isApart = claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
        const info = isApart ? await library.fetchUserInfo(configuration, tokens.access_token, claims.sub) : null;
        return readIdentity(claims, info, settings.secondFactorAcr);
      } catch (error) {
        throw failureOf(library, error);
      }
    },
  };
}

/** @param keepKeys returns the function that also reads the keys at this URL */
async function discover(
  library: Library,
  { issuer, clientId, clientSecret }: OidcSettings,
  { fetchGuarded, keepKeys }: { fetchGuarded: CustomFetch; keepKeys: (url: string | undefined) => CustomFetch },
): Promise<Configuration> {
  const isPlain = new URL(issuer).protocol === 'http:';
  const authentication = clientSecret === null ? library.None() : library.ClientSecretPost(clientSecret);
  const options = { [library.customFetch]: fetchGuarded, timeout: TIMEOUT_MS / 1000 };
  const found = await library.discovery(new URL(issuer), clientId, undefined, authentication, {
    ...options,
    ...(isPlain ? { execute: [library.allowInsecureRequests] } : {}),
  });
  // The library adds a function to the metadata.
  const { supportsPKCE: _, ...metadata } = found.serverMetadata();
  const offered = metadata.id_token_signing_alg_values_supported ?? ['RS256'];
  const allowed = offered.filter((algorithm) => ALGORITHMS.includes(algorithm));
  if (allowed.length === 0) throw new Error(`it signs ID tokens with ${offered.join(', ')} only`);
  const strict = new library.Configuration(
    { ...metadata, id_token_signing_alg_values_supported: allowed },
    clientId,
    methodOf(metadata.token_endpoint_auth_methods_supported, clientSecret),
    authenticationOf(library, metadata.token_endpoint_auth_methods_supported, clientSecret),
  );
  strict[library.customFetch] = keepKeys(metadata.jwks_uri);
  strict.timeout = TIMEOUT_MS / 1000;
  if (isPlain) library.allowInsecureRequests(strict);
  // Without this call, the library trusts the TLS connection instead of the signature.
  library.enableNonRepudiationChecks(strict);
  return strict;
}

/** Returns how to send the client secret. Default: in the header (OpenID Connect Discovery, section 3). */
function methodOf(methods: readonly string[] | undefined, secret: string | null) {
  if (secret === null) return { token_endpoint_auth_method: 'none' };
  return { token_endpoint_auth_method: usesPost(methods) ? 'client_secret_post' : 'client_secret_basic' };
}

function authenticationOf(library: Library, methods: readonly string[] | undefined, secret: string | null) {
  if (secret === null) return library.None();
  return usesPost(methods) ? library.ClientSecretPost(secret) : library.ClientSecretBasic(secret);
}

function usesPost(methods: readonly string[] | undefined): boolean {
  return methods !== undefined && !methods.includes('client_secret_basic');
}

/** Attributes a failure to the user or the provider, by the kind of error. */
function failureOf(library: Library, error: unknown): Error {
  if (error instanceof SignInRefused) return error;
  const { message } = error as Error;
  if (error instanceof library.ResponseBodyError) {
    const isOurs = error.status >= 500 || MISCONFIGURED.has(error.error);
    const why = `${error.error}${error.error_description === undefined ? '' : `: ${error.error_description}`}`;
    return isOurs ? new ProviderUnavailable(why, { cause: error }) : new SignInRefused(why, { cause: error });
  }
  const outage = outageIn(error);
  if (outage !== null) return new ProviderUnavailable(outage, { cause: error });
  const isAnswer = error instanceof library.AuthorizationResponseError || error instanceof library.ClientError;
  if (isAnswer) return new SignInRefused(message, { cause: error });
  return new ProviderUnavailable(message, { cause: error });
}

/** Returns why the provider did not answer, or null if it did. The library wraps the failure of the connection, or the response. */
function outageIn(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof ConnectionFailure) return error.message;
  if (error.cause instanceof Response && error.cause.status >= 500) return `it answered ${error.cause.status}`;
  return outageIn(error.cause);
}

/** Returns a fetch for each URL of keys, which answers with the last keys while the provider returns none. */
function createKeptKeys(
  fetchGuarded: CustomFetch,
  { clock, log }: OidcPorts,
): (url: string | undefined) => CustomFetch {
  let last: { url: string; body: Uint8Array<ArrayBuffer>; headers: Headers; readAt: number } | null = null;
  const keptOr = (url: string, error: unknown): Response | null => {
    if (last?.url !== url || clock.monotonic() - last.readAt >= KEPT_MS) return null;
    log.warn({ err: error }, 'the keys of the identity provider could not be read again; using the last');
    return new Response(last.body, { headers: last.headers });
  };
  return (keysUrl) => async (url, options) => {
    if (url !== keysUrl) return fetchGuarded(url, options);
    let response: Response;
    try {
      response = await fetchGuarded(url, options);
    } catch (error) {
      const kept = keptOr(url, error);
      if (kept === null) throw error;
      return kept;
    }
    if (response.status !== 200) return keptOr(url, new Error(`it answered ${response.status}`)) ?? response;
    const body = new Uint8Array(await response.arrayBuffer());
    const { headers } = response;
    if (!hasKeys(body)) return keptOr(url, new Error('its answer has no keys')) ?? new Response(body, { headers });
    last = { url, body, headers, readAt: clock.monotonic() };
    return new Response(body, { headers });
  };
}

/** Whether this is a set of keys (RFC 7517, section 5), which may be empty, and not the page of a proxy. */
function hasKeys(body: Uint8Array): boolean {
  try {
    const set = JSON.parse(Buffer.from(body).toString()) as { keys?: unknown } | null;
    return Array.isArray(set?.keys);
  } catch {
    return false;
  }
}

function guardedFetch(connection: GuardedConnection): CustomFetch {
  return async (url, { method, headers, body }) => {
    const response = await connection.request(url, {
      method: method as 'GET' | 'POST',
      headers,
      ...(body === undefined || body === null
        ? {}
        : { body: body instanceof Uint8Array ? body : String(body as string) }),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    });
    if (response.truncated) throw new ConnectionFailure('bad_answer', 'the answer is too large');
    const fields = Object.entries(response.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((each): [string, string] => [name, each]),
    );
    const isEmpty = response.status === 204 || response.status === 304;
    return new Response(isEmpty ? null : new Uint8Array(response.body), { status: response.status, headers: fields });
  };
}
