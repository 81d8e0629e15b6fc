// Reads the few XML responses of S3: flat elements of fixed names. Deliberately omitted: attributes, namespaces and nesting
// beyond one level, which these responses do not have.
// Invariant: linear in the length of the text, also for elements that do not end.

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const MAX_CODE_POINT = 0x10ffff;

/** Returns the text of the first element with this name; null if there is none. */
export function textOf(xml: string, name: string): string | null {
  const opening = new RegExp(`<${name}(?:\\s[^<>]*?)?(/?)>`).exec(xml);
  if (opening === null) return null;
  if (opening[1] === '/') return '';
  const start = opening.index + opening[0].length;
  const end = xml.indexOf(`</${name}>`, start);
  return end < 0 ? null : unescaped(xml.slice(start, end));
}

/** Returns the content of each element with this name, including its child elements. */
export function elementsOf(xml: string, name: string): string[] {
  const [opening, closing] = [`<${name}>`, `</${name}>`];
  const found: string[] = [];
  for (let from = 0; ;) {
    const start = xml.indexOf(opening, from);
    const end = start < 0 ? -1 : xml.indexOf(closing, start);
    if (end < 0) return found;
    found.push(xml.slice(start + opening.length, end));
    from = end + closing.length;
  }
}

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
    return code <= MAX_CODE_POINT ? String.fromCodePoint(code) : whole;
  });
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
