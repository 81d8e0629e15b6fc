// Applies robots.txt (RFC 9309) to every page. The file is fetched once per site and slice of an ingestion. A site without the
// file, or that refuses access to it, allows everything. If it cannot be fetched now, the source is retried later. Invariant: the file is
// parsed and matched only in the reading process, because the site determines the time and memory that this takes. A file that
// takes too much fails every page of its site and is not tried again.
import type { Clock } from '../../../core/clock.ts';
import type { GuardedConnection } from '../../../providers/connection.ts';
import { Unreadable, type Reader } from '../reading/reader.ts';
import { SourceFailure } from './failure.ts';
import { fetchPage, USER_AGENT } from './fetch.ts';

export interface Robots {
  /** @throws SourceFailure `robots_disallowed`; `too_complex` for a file that takes too long to read */
  permit(url: string, signal: AbortSignal): Promise<void>;
  /** Returns the crawl delay of the URL's site, milliseconds, up to a maximum; 0 before a page of the site was permitted. */
  pauseMs(url: string): number;
}

interface Site {
  file: Uint8Array;
  pauseMs: number;
  /** Set when the file cannot be used. */
  failure: SourceFailure | null;
}

// RFC 9309 section 2.5 requires reading at least 500 KiB.
const FILE_MAX_BYTES = 512 * 1024;
const TIMEOUT_MS = 5_000;
const PAUSE_MAX_MS = 5_000;
const NO_RULES = new Uint8Array();

export function createRobots(connection: GuardedConnection, reader: Reader, clock: Clock): Robots {
  const sites = new Map<string, Site>();
  const fetchSite = async (origin: string, signal: AbortSignal): Promise<Site> => {
    const address = `${origin}/robots.txt`;
    const { status, bytes } = await fetchPage(connection, address, {
      clock,
      maxBytes: FILE_MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      signal,
    });
    if (status >= 500) throw new SourceFailure('http_error', `${address} answered ${status}.`, true);
    return { file: status === 200 ? bytes : NO_RULES, pauseMs: 0, failure: null };
  };
  const isAllowed = async (origin: string, site: Site, url: string, signal: AbortSignal): Promise<boolean> => {
    if (site.failure) throw site.failure;
    if (site.file.length === 0) return true;
    const question = { file: site.file, address: `${origin}/robots.txt`, url, userAgent: USER_AGENT };
    try {
      const { allowed, delaySeconds } = await reader.checkRobots(question, signal);
      site.pauseMs = Math.min(PAUSE_MAX_MS, delaySeconds * 1000);
      return allowed;
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      site.failure = new SourceFailure('too_complex', `The robots.txt of ${origin} cannot be used: ${error.message}`);
      throw site.failure;
    }
  };
  return {
    async permit(url, signal) {
      if (!URL.canParse(url)) throw new SourceFailure('invalid_url', 'The address must be an http or https URL.');
      const { origin } = new URL(url);
      const site = sites.get(origin) ?? (await fetchSite(origin, signal));
      sites.set(origin, site);
      if (await isAllowed(origin, site, url, signal)) return;
      throw new SourceFailure('robots_disallowed', `The robots.txt of ${origin} does not allow ${url}.`);
    },
    pauseMs: (url) => sites.get(new URL(url).origin)?.pauseMs ?? 0,
  };
}
