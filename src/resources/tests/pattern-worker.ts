// The thread that searches texts for the patterns of expectations (patterns.ts).
import { RE2JS } from 're2js';
import { serveRequests } from '../../workers/serve.ts';
import type { PatternSearch } from './patterns.ts';

/** Returns for each pattern the positions of the texts in which it matches. */
serveRequests(({ patterns, texts }: PatternSearch): number[][] =>
  patterns.map((pattern) => {
    const compiled = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
    return [...texts.keys()].filter((i) => compiled.matcher(texts[i]!).find());
  }),
);
