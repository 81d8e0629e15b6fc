// Parses the palette's input. Pure. A first character narrows the search: `>` actions, `@` agents, `+` numbers, `"` spoken words,
// `?` help; an id opens its page.

export type Narrowed = 'action' | 'agent' | 'number' | 'said' | 'help' | null;

const PREFIXES: Readonly<Record<string, Narrowed>> = {
  '>': 'action',
  '@': 'agent',
  '+': 'number',
  '"': 'said',
  '“': 'said',
  '?': 'help',
};

/** Returns the search text without the narrowing character. */
export function askedOf(typed: string): { text: string; only: Narrowed } {
  const trimmed = typed.trim();
  const only = PREFIXES[trimmed.charAt(0)] ?? null;
  // The plus is part of a number.
  if (only === null || only === 'number') return { text: trimmed, only };
  return { text: trimmed.slice(1).replace(/["”]$/, '').trim(), only };
}

const IDS: readonly [RegExp, string, (id: string) => string][] = [
  [/^call_\w{6,}$/, 'Open the call', (id) => `/app/calls/${id}`],
  [/^agent_\w{6,}$/, 'Open the agent', (id) => `/app/agents/${id}`],
  [/^wh_\w{6,}$/, 'Open the webhook', (id) => `/app/webhooks/${id}`],
  [/^(?:usr|key|inv|aud)_\w{6,}$/, 'Its entries in the audit log', (id) => `/app/settings/audit?target=${id}`],
];

/** Returns the address of an id; null for any other text. */
export function addressOfId(text: string): { title: string; href: string } | null {
  const known = IDS.find(([pattern]) => pattern.test(text));
  return known ? { title: known[1], href: known[2](text) } : null;
}

/** Returns the items in which every word of the text begins a word; items whose title begins with the text come first. */
export function matching<T extends { title: string; note?: string }>(items: readonly T[], text: string): T[] {
  const wanted = wordsIn(text);
  const found = items.filter(({ title, note = '' }) => {
    const words = wordsIn(`${title} ${note}`);
    return wanted.every((each) => words.some((word) => word.startsWith(each)));
  });
  const begins = ({ title }: T) => (title.toLowerCase().startsWith(text.toLowerCase()) ? 0 : 1);
  return found.toSorted((one, other) => begins(one) - begins(other));
}

function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
