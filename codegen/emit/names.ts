// Stable names in the code that Ajv and fast-json-stringify print. Both number functions and constants per process, so one new
// field would rename everything after it. Here a function is named after its schema or operation, and a constant after its content.
// Invariant: renaming changes no behavior, and two names never become the same name.
import { hash } from 'node:crypto';

/** Replaces whole identifiers. Identifiers without an entry are kept. */
function renamed(code: string, names: ReadonlyMap<string, string>): string {
  return code.replace(/[A-Za-z_$][\w$]*/g, (word) => names.get(word) ?? word);
}

/** Returns the wanted name, with the first free number if it is taken, and adds it to `taken`. */
function unique(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number++) name = `${wanted}_${number}`;
  taken.add(name);
  return name;
}

// ── validators (Ajv) ────────────────────────────────────────────────────────────────────────────────────────────────

interface NamedValidator {
  /** Ajv's own name of the function: `validate52`. */
  ajvName: string;
  /** Name of the schema, or of the operation with the place of the parameters. */
  name: string;
  /** JSON of the schema, as Ajv prints it. */
  schema: string;
}

/** Standalone code of Ajv with its functions and constants renamed. */
export function namedValidators(code: string, validators: readonly NamedValidator[]): string {
  const names = new Map(validators.map(({ ajvName, name }) => [ajvName, `validate_${name}`]));
  const schemas = new Map(validators.map(({ schema, name }) => [schema, name]));
  const taken = new Set(names.values());
  for (const [, kind, number, value] of code.matchAll(/^const (schema|pattern|func|formats)(\d+) = (.*);$/gm)) {
    const name = kind === 'schema' ? schemas.get(value!) : kind === 'func' ? lastWord(value!) : undefined;
    names.set(`${kind}${number}`, unique(`${kind}_${name ?? shortHash(value!)}`, taken));
  }
  return renamed(code, names);
}

/** `require("ajv/dist/runtime/equal").default` → equal; `Object.prototype.hasOwnProperty` → hasOwnProperty */
function lastWord(code: string): string | undefined {
  return /(\w+)\W*$/.exec(code.replace(/\.default$/, ''))?.[1];
}

function shortHash(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 8);
}

// ── serializers (fast-json-stringify) ───────────────────────────────────────────────────────────────────────────────

// A comment before or inside each function says which part of the schema it prints.
const FUNCTION = /(?:\/\/ "([^"\n]*)"\s*)?function (anonymous\d+) \((?:input|obj)\) \{(?:\s*\/\/ "([^"\n]*)")?/g;

/** Standalone code of one serializer, whose root is called `root`, with its functions and variables renamed. */
export function namedSerializer(code: string, root: string): string {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const [, before, name, inside] of code.matchAll(FUNCTION)) {
    names.set(name!, unique(`serialize_${schemaWords(before ?? inside ?? '', root)}`, taken));
  }
  for (const kind of ['validate', 'schema']) {
    const found = new Set(code.match(new RegExp(`\\b${kind}\\d+\\b`, 'g')));
    for (const [index, name] of [...found].entries()) names.set(name, `${kind}${index}`);
  }
  const parts = code.split(/(?=function anonymous\d+ \()/).map(renumberedVariables);
  return renamed(renumberedSchemas(parts.join('')), names);
}

/** `#/definitions/Agent/properties/tags` → Agent_tags. The root of the serializer uses its own name. */
function schemaWords(location: string, root: string): string {
  const [base = '', pointer = ''] = location.split('#');
  const words = pointer
    .split('/')
    .filter((word) => word !== '' && word !== 'definitions' && word !== 'properties')
    .map((word) => word.replaceAll(/\W/g, '_'));
  return [...(base === '' && words.length > 0 ? [] : [root]), ...words].join('_');
}

/** Numbers variables per function: `value_tags_31` → value_tags, and value_tags_2 for the second variable of that name. */
function renumberedVariables(code: string): string {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const [name, base] of code.matchAll(/\b((?:value_\w+|addComma))_\d+\b/g)) {
    if (!names.has(name)) names.set(name, unique(base!, taken));
  }
  return renamed(code, names);
}

function renumberedSchemas(code: string): string {
  const numbers = new Map<string, string>();
  return code.replace(/__fjs_([a-z]+)_\d+/g, (name, kind: string) => {
    if (!numbers.has(name)) numbers.set(name, `__fjs_${kind}_${numbers.size}`);
    return numbers.get(name)!;
  });
}
