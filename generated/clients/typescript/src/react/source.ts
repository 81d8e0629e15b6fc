// Source of the calls of a page: the public id of a widget, or a token that the page's own server created with its key.
// Invariant: every failure is a ServiceError, so that it has a code and a message.
import { ServiceError, widgetConfig, widgetService, type Service } from '../line/service.ts';
import type { RtcToken, WidgetConfig } from '../types.ts';

/** A call through a widget. The page needs no server of its own; the host of the page must be in `allowed_domains` of the widget. */
export interface WidgetSource {
  /** Public id of the widget, `wgt_…`. */
  widgetId: string;
  /** Origin of the service, for example `https://voice.example.com`. */
  baseUrl: string;
  token?: never;
}

/** A call whose token comes from your own server, which knows the user and keeps the key. */
export interface TokenSource {
  /**
   * Called once for each call. Fetches a token from your server, which returns the response of `POST /v1/rtc/token`. If the function
   * throws, the call ends as `failed` with the code `token`, and the message is shown to the user. The signal aborts when the user
   * hangs up.
   */
  token(signal: AbortSignal): Promise<RtcToken>;
  widgetId?: never;
  baseUrl?: never;
}

export type CallSource = WidgetSource | TokenSource;

export interface Source {
  service: Service;
  /** The agent's language, once the service has reported it. Null before, and for tokens. */
  language(): string | null;
}

/** @param options returns the current options; called again for each call */
export function sourceOf(options: () => CallSource): Source {
  const { widgetId, baseUrl } = options();
  // Every path begins with the version, which is often copied with the address.
  const base = baseUrl?.replace(/\/+$/, '').replace(/\/v1$/, '');
  if (widgetId && base) return widgetSource(base, encodeURIComponent(widgetId));
  return { service: tokenService((signal) => askForToken(options(), signal)), language: () => null };
}

function widgetSource(base: string, id: string): Source {
  const service = widgetService(base, id);
  let config: WidgetConfig | null = null;
  return {
    language: () => config?.language ?? null,
    service: {
      ...service,
      async join(signal) {
        // In parallel with the call, which does not need it. A failure is repeated with the next call.
        if (!config) {
          const asked = widgetConfig(base, id, signal).then((found) => (config = found));
          asked.catch(() => undefined);
        }
        return service.join(signal);
      },
    },
  };
}

async function askForToken({ token }: CallSource, signal: AbortSignal): Promise<RtcToken> {
  if (typeof token !== 'function') throw new Error(NO_SOURCE);
  const grant: Partial<RtcToken> | null = await token(signal);
  if (grant?.transport === 'livekit') throw new Error(LIVEKIT);
  if (typeof grant?.url !== 'string' || typeof grant.token !== 'string') throw new Error(NO_TOKEN);
  return grant as RtcToken;
}

function tokenService(ask: (signal: AbortSignal) => Promise<RtcToken>): Service {
  return {
    // The messages come from the page's own server and from this file.
    reasonOf: ({ detail }) => detail,
    async join(signal) {
      try {
        const grant = await ask(signal);
        // The function may ignore the signal. Without this, the call would begin after its end.
        signal.throwIfAborted();
        return grant;
      } catch (error) {
        throw new ServiceError('token', null, error instanceof Error ? error.message : String(error));
      }
    },
    chat(): never {
      throw new ServiceError('no_call', null, 'There is no call. Start one to send this.');
    },
  };
}

const NO_SOURCE = 'useCall needs `widgetId` and `baseUrl`, or `token`.';
const LIVEKIT = 'This service carries calls over LiveKit. Join them with the client of LiveKit.';
const NO_TOKEN = 'The function `token` returned no token. Return the response of POST /v1/rtc/token.';
