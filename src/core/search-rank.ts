// Ranks index entries against a search query, best match first. Pure, so that the server and the web pages produce the same
// ranking.

export interface SearchEntry {
  title: string;
  address: string;
  /** Place of the entry: `API`, `Guide`, `Error`. */
  kind: string;
  /** Distinct words of the text in lower case, separated by spaces. */
  words: string;
}

const TYPES_AFTER = 10;

/** Returns the entries in which every query word is a prefix of some word; those with a match in the title come first. */
export function rankEntries(entries: readonly SearchEntry[], query: string, most: number): SearchEntry[] {
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
    // Between titles with the same words, the shorter one ranks first. Types rank after the operations that use them.
    const less = title.length / 100 + (entry.kind === 'Schema' ? TYPES_AFTER : 0);
    return [{ entry, index, score: score - less }];
  });
  return scored
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** Splits text into words in lower case; the parts of `createAgent` and `agent_name` are words, too. */
export function wordsOf(text: string): string[] {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
