// Reads the few XML responses of S3: flat elements of fixed names. Deliberately omitted: attributes, namespaces and nesting
// beyond one level, which these responses do not have.

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns the text of the first element with this name; null if there is none. */
export function textOf(xml: string, name: string): string | null {
  return textsOf(xml, name)[0] ?? null;
}

/** Returns the content of each element with this name, in order. */
function textsOf(xml: string, name: string): string[] {
  const found = xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?(?:/>|>([\\s\\S]*?)</${name}>)`, 'g'));
  return [...found].map(([, text = '']) => unescaped(text));
}

/** Returns the content of each element with this name, including its child elements. */
export function elementsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(([, inner]) => inner!);
}

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return ENTITIES[name!] ?? whole;
  });
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
