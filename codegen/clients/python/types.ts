// JSON Schema → Python types. Requests are TypedDicts, named with Param; responses are ParleyObjects with attributes. Scalars,
// enums and unions of them are aliases for both.
import { refName, type Schema } from '../../openapi.ts';
import { isFile, type NamedType } from '../model.ts';
import { wrap } from '../wrap.ts';

type Side = 'param' | 'reply';

// Keywords of Python 3.13 (`help("keywords")`), in lower case. Soft keywords can be names.
const KEYWORDS = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

export class PythonTypes {
  private readonly schemas: Map<string, Schema>;

  constructor(types: readonly NamedType[]) {
    this.schemas = new Map(types.map(({ name, schema }) => [name, schema]));
  }

  resolve(schema: Schema): Schema {
    return schema.$ref ? this.resolve(this.schemas.get(refName(schema.$ref))!) : schema;
  }

  /** Whether the schema is an object with named fields, which has its own class. */
  isModel(schema: Schema): boolean {
    const { properties, oneOf, anyOf } = this.resolve(schema);
    return properties !== undefined && Object.keys(properties).length > 0 && !oneOf && !anyOf;
  }

  /** Whether requests and responses write the type differently. */
  private hasModels(schema: Schema, seen = new Set<string>()): boolean {
    if (schema.$ref) {
      if (seen.has(schema.$ref)) return false;
      seen.add(schema.$ref);
      return this.hasModels(this.resolve(schema), seen);
    }
    if (schema.properties) return true;
    const parts = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
    return parts.some((part) => this.hasModels(part, seen));
  }

  nameOf(name: string, side: Side): string {
    return side === 'param' && this.hasModels({ $ref: `#/components/schemas/${name}` }) ? `${name}Param` : name;
  }

  /** @param quoted whether names are forward references, for aliases, which Python evaluates immediately */
  typeOf(schema: Schema, side: Side, quoted = false): string {
    const of = (part: Schema) => this.typeOf(part, side, quoted);
    if (schema.$ref) {
      const name = this.nameOf(refName(schema.$ref), side);
      return quoted ? `"${name}"` : name;
    }
    if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`;
    if (schema.enum) {
      const values = schema.enum.filter((value) => value !== null).map(literal);
      return optional(`Literal[${values.join(', ')}]`, values.length < schema.enum.length);
    }
    const choices = schema.oneOf ?? schema.anyOf;
    if (choices) {
      const types = [...new Set(choices.filter(({ type }) => type !== 'null').map(of))];
      const union = types.length > 1 ? `Union[${types.join(', ')}]` : (types[0] ?? 'None');
      return optional(
        union,
        choices.some(({ type }) => type === 'null'),
      );
    }
    const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? (schema.properties ? 'object' : 'any')];
    const names = types.filter((type) => type !== 'null').map((type) => this.single(type, schema, side, quoted));
    const union = names.length > 1 ? `Union[${[...new Set(names)].join(', ')}]` : (names[0] ?? 'None');
    return optional(union, types.includes('null'));
  }

  private single(type: string, schema: Schema, side: Side, quoted: boolean): string {
    switch (type) {
      case 'string':
        return isFile(schema) && side === 'param' ? 'Upload' : 'str';
      case 'integer':
        return 'int';
      case 'number':
        return 'float';
      case 'boolean':
        return 'bool';
      case 'array':
        return `${side === 'param' ? 'Sequence' : 'List'}[${this.typeOf(schema.items ?? {}, side, quoted)}]`;
      case 'object': {
        const { additionalProperties: more } = schema;
        const value = typeof more === 'object' && !schema.properties ? this.typeOf(more, side, quoted) : 'Any';
        return `${side === 'param' ? 'Mapping' : 'Dict'}[str, ${value}]`;
      }
      default:
        return 'Any';
    }
  }

  /** Expression by which the runtime finds the class of a field. Null if it has none. */
  kindOf(schema: Schema): string | null {
    if (schema.items) return this.kindOf(schema.items);
    if (schema.$ref) {
      const resolved = this.resolve(schema);
      if (this.isModel(schema)) return `"${refName(schema.$ref)}"`;
      return resolved.$ref === schema.$ref ? null : this.kindOf(resolved);
    }
    if (schema.discriminator) {
      const mapping = Object.entries(schema.discriminator.mapping ?? {}).map(
        ([value, ref]) => `"${value}": "${refName(ref)}"`,
      );
      return `("${schema.discriminator.propertyName}", {${mapping.join(', ')}})`;
    }
    const models = (schema.oneOf ?? schema.anyOf ?? []).filter(({ type }) => type !== 'null');
    return models.length === 1 ? this.kindOf(models[0]!) : null;
  }
}

function optional(type: string, isOptional: boolean): string {
  return isOptional && type !== 'Any' && type !== 'None' ? `Optional[${type}]` : type;
}

export function literal(value: unknown): string {
  if (value === true) return 'True';
  if (value === false) return 'False';
  return value === null ? 'None' : JSON.stringify(value);
}

export function isKeyword(name: string): boolean {
  return KEYWORDS.has(name);
}

/** `getRecordingMp3` → `get_recording_mp3`. Reserved words get a trailing underscore. */
export function snake(name: string): string {
  const text = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();
  return isKeyword(text) ? `${text}_` : text;
}

/** Comment lines, wrapped. */
export function comments(text: string | undefined, indent: string): string[] {
  return wrap(text ?? '').map((line) => `${indent}#: ${line}`);
}

export function docstring(text: string, indent: string): string[] {
  const lines = text
    .split('\n')
    .flatMap((paragraph) => wrap(paragraph))
    .map((line) => line.replaceAll('\\', '\\\\').replaceAll('"""', "'''"));
  if (lines.length === 0) return [];
  if (lines.length === 1 && !lines[0]!.endsWith('"')) return [`${indent}"""${lines[0]}"""`];
  return [`${indent}"""${lines[0]}`, ...lines.slice(1).map((line) => `${indent}${line}`), `${indent}"""`];
}
