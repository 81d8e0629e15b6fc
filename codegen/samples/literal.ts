// JSON values as literals of a language. A value that fits into a line is written on one line.

interface Notation {
  text(value: string): string;
  key(name: string): string;
  word(value: boolean | null): string;
  /** Text between a brace and the content on one line. */
  padding: string;
  /** Text after the last item of a list over several lines. */
  trailing: string;
  indent: string;
}

const LINE = 80;

export const JSON_NOTATION: Notation = {
  text: (value) => JSON.stringify(value),
  key: (name) => JSON.stringify(name),
  word: String,
  padding: '',
  trailing: '',
  indent: '  ',
};

export const TYPESCRIPT: Notation = {
  text: (value) => {
    const text = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"');
    return text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll("'", "\\'")}'`;
  },
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : TYPESCRIPT.text(name)),
  word: String,
  padding: ' ',
  trailing: ',',
  indent: '  ',
};

export const PYTHON: Notation = {
  text: (value) => JSON.stringify(value),
  key: (name) => JSON.stringify(name),
  word: (value) => (value === null ? 'None' : value ? 'True' : 'False'),
  padding: '',
  trailing: ',',
  indent: '    ',
};

/** @param indent indentation of the line in which the literal starts */
export function literal(value: unknown, notation: Notation, indent = ''): string {
  const flat = flatLiteral(value, notation);
  if (flat.length + indent.length <= LINE || typeof value !== 'object' || value === null) return flat;
  const inner = indent + notation.indent;
  const list = Array.isArray(value);
  const items = list
    ? value.map((item) => literal(item, notation, inner))
    : Object.entries(value).map(([name, item]) => `${notation.key(name)}: ${literal(item, notation, inner)}`);
  const [open, close] = list ? '[]' : '{}';
  return `${open}\n${items.map((item) => inner + item).join(',\n')}${notation.trailing}\n${indent}${close}`;
}

function flatLiteral(value: unknown, notation: Notation): string {
  if (typeof value === 'string') return notation.text(value);
  if (typeof value === 'boolean' || value === null) return notation.word(value);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return `[${value.map((item) => flatLiteral(item, notation)).join(', ')}]`;
  const entries = Object.entries(value).map(([name, item]) => `${notation.key(name)}: ${flatLiteral(item, notation)}`);
  return entries.length === 0 ? '{}' : `{${notation.padding}${entries.join(', ')}${notation.padding}}`;
}
