// Which entries of an index fit what somebody typed, best first. Pure: the server and the pages rank alike.

export interface SearchEntry {
  title: string;
  address: string;
  /** Where it is: `API`, `Guide`, `Error`. */
  kind: string;
  /** Distinct words of the text in lower case, separated by spaces. */
  words: string;
}

const TYPES_AFTER = 10;

/** Entries that hold every word of the query as the beginning of a word; those with it in their title first. */
export function ranked(entries: readonly SearchEntry[], query: string, most: number): SearchEntry[] {
  const terms = wordsOf(query);
  if (terms.length === 0) return [];
  const scored = entries.flatMap((entry, index) => {
    const title = ` ${wordsOf(entry.title).join(' ')} `;
    let score = 0;
    for (const term of terms) {
      if (title.includes(` ${term} `)) score += 12;
      else if (title.includes(` ${term}`)) score += 8;
      else if (title.includes(term)) score += 4;
      else if (` ${entry.words} `.includes(` ${term} `)) score += 2;
      else if (` ${entry.words}`.includes(` ${term}`)) score += 1;
      else return [];
    }
    // Of two titles with the same words, the shorter one; types after what uses them.
    const less = title.length / 100 + (entry.kind === 'Schema' ? TYPES_AFTER : 0);
    return [{ entry, index, score: score - less }];
  });
  return scored
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** Words in lower case; the parts of `createAgent` and `agent_name` are words, too. */
export function wordsOf(text: string): string[] {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
