// robots.txt (RFC 9309), kept for every page that is fetched: one look at a site an ingestion. A site without the file, or that
// refuses it, allows everything; one whose file cannot be had now is asked again later.
import { createRequire } from 'node:module';
import type { Connection } from '../../../providers/connection.ts';
import { SourceFailure } from './failure.ts';
import { fetchPage, USER_AGENT } from './fetch.ts';

export interface Robots {
  /** @throws SourceFailure `robots_disallowed` */
  permit(url: string, signal: AbortSignal): Promise<void>;
  /** Pause between two pages that the site asks for, milliseconds; bounded. */
  pauseMs(url: string): number;
}

// Its types describe an ES module, which the package is not.
interface Rules {
  isAllowed(url: string, userAgent: string): boolean | undefined;
  getCrawlDelay(userAgent: string): number | undefined;
}
const require = createRequire(import.meta.url);
const robotsParser = require('robots-parser') as (address: string, text: string) => Rules;

// RFC 9309 section 2.5 asks to read at least 500 KiB.
const FILE_MAX_BYTES = 512 * 1024;
const TIMEOUT_MS = 5_000;
const PAUSE_MAX_MS = 5_000;

export function createRobots(connection: Connection): Robots {
  const rules = new Map<string, Rules>();
  const rulesOf = async (origin: string, signal: AbortSignal): Promise<Rules> => {
    const address = `${origin}/robots.txt`;
    const { status, bytes } = await fetchPage(connection, address, {
      maxBytes: FILE_MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      signal,
    });
    if (status >= 500) throw new SourceFailure('http_error', `${address} answered ${status}.`, true);
    return robotsParser(address, status === 200 ? new TextDecoder().decode(bytes) : '');
  };
  return {
    async permit(url, signal) {
      if (!URL.canParse(url)) throw new SourceFailure('invalid_url', 'The address is no http or https URL.');
      const { origin } = new URL(url);
      const found = rules.get(origin) ?? (await rulesOf(origin, signal));
      rules.set(origin, found);
      if (found.isAllowed(url, USER_AGENT) === false) {
        throw new SourceFailure('robots_disallowed', `The robots.txt of ${origin} does not allow ${url}.`);
      }
    },
    pauseMs(url) {
      const seconds = rules.get(new URL(url).origin)?.getCrawlDelay(USER_AGENT) ?? 0;
      return Math.min(PAUSE_MAX_MS, seconds * 1000);
    },
  };
}
