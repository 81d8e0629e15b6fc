// Matches one URL against a robots.txt (RFC 9309). Runs in the reading process (process.ts), whose memory and time are limited:
// the parser stores every rule once per user agent of its group, and matches in O(pattern × path).
import { createRequire } from 'node:module';

export interface RobotsQuestion {
  file: Uint8Array;
  /** URL of the file. Its rules apply only to its origin. */
  address: string;
  url: string;
  userAgent: string;
}

export interface RobotsAnswer {
  allowed: boolean;
  /** Crawl-delay in seconds; 0 without one. */
  delaySeconds: number;
}

// The package's types describe an ES module, but it is CommonJS.
interface Rules {
  isAllowed(url: string, userAgent: string): boolean | undefined;
  getCrawlDelay(userAgent: string): number | undefined;
}
const require = createRequire(import.meta.url);

export function answerRobots({ file, address, url, userAgent }: RobotsQuestion): RobotsAnswer {
  const robotsParser = require('robots-parser') as (address: string, text: string) => Rules;
  const rules = robotsParser(address, new TextDecoder().decode(file));
  const delay = rules.getCrawlDelay(userAgent) ?? 0;
  return { allowed: rules.isAllowed(url, userAgent) !== false, delaySeconds: Number.isFinite(delay) ? delay : 0 };
}
