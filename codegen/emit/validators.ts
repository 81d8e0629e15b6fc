// validators.cjs: precompiled Ajv validators of every request. Two instances: parameters are text, so they are coerced and
// receive defaults; bodies and socket messages are not changed, except that readOnly fields are removed. Unknown fields are rejected.
import addFormats from 'ajv-formats';
import { Ajv2020, type AnySchemaObject, type CodeKeywordDefinition, type KeywordCxt } from 'ajv/dist/2020.js';
import { regexpCode } from 'ajv/dist/compile/codegen/code.js';
import { _, not, stringify, type Name } from 'ajv/dist/compile/codegen/index.js';
import ajvNames from 'ajv/dist/compile/names.js';
import { Type } from 'ajv/dist/compile/util.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import additionalProperties from 'ajv/dist/vocabularies/applicator/additionalProperties.js';
import items2020 from 'ajv/dist/vocabularies/applicator/items2020.js';
import discriminator from 'ajv/dist/vocabularies/discriminator/index.js';
import { compare, reachable, type Model, type Operation } from '../model.ts';
import { refName, type ParameterObject, type Schema } from '../openapi.ts';
import { header } from './header.ts';
import { namedValidators } from './names.ts';

const PLACES = ['path', 'query', 'header'] as const;
const BODIES = 'bodies';

export function emitValidators(model: Model): string {
  const parameters = parameterValidators(model);
  const bodies = bodyValidators(model);
  const rows = model.operations.map((operation) => {
    const members = [
      ...PLACES.flatMap((place) => {
        const name = parameters.names.get(`${operation.id} ${place}`);
        return name ? [`${place}: parameters.${name}`] : [];
      }),
      ...(operation.body?.json ? [`body: bodies.${bodyName(operation)}`] : []),
    ];
    return `  ${operation.id}: { ${members.join(', ')} },`;
  });
  rows.push(...model.socketMessages.map((name) => `  ${name}: { body: bodies.${name} },`));
  return `${header('Validators of every request, precompiled.')}'use strict';

const parameters = {};
(function (exports) {
${parameters.code}
})(parameters);

const bodies = {};
(function (exports) {
${bodies.code}
})(bodies);

module.exports = {
${rows.join('\n')}
};
`;
}

export function emitValidatorTypes(): string {
  return `${header('Validators by operation; each leaves its errors on itself, as Ajv does.')}
interface ValidationError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}
interface Validator {
  (value: unknown): boolean;
  errors?: ValidationError[] | null;
}
interface OperationValidators {
  path?: Validator;
  query?: Validator;
  header?: Validator;
  body?: Validator;
}
declare const validators: Record<string, OperationValidators>;
declare namespace validators {
  export type { ValidationError, Validator, OperationValidators };
}
export = validators;
`;
}

// ── parameters ──────────────────────────────────────────────────────────────────────────────────────────────────────

function parameterValidators(model: Model): { code: string; names: Map<string, string> } {
  const ajv = newAjv({ coerceTypes: 'array', useDefaults: true });
  for (const [name, schema] of Object.entries(model.schemas)) ajv.addSchema(requestSchema(schema), schemaId(name));
  const names = new Map<string, string>();
  const byContent = new Map<string, string>();
  const exports: Record<string, string> = {};
  for (const operation of model.operations) {
    for (const place of PLACES) {
      const schema = parametersSchema(
        operation.parameters.filter((parameter) => parameter.in === place),
        place,
      );
      if (!schema) continue;
      const content = JSON.stringify(schema);
      let name = byContent.get(content);
      if (!name) {
        name = `${operation.id}_${place}`;
        byContent.set(content, name);
        ajv.addSchema(schema, name);
        exports[name] = name;
      }
      names.set(`${operation.id} ${place}`, name);
    }
  }
  return { code: standalone(ajv, exports), names };
}

/** Every operation has a validator for its query, because unknown parameters are rejected like unknown fields. */
function parametersSchema(parameters: ParameterObject[], place: (typeof PLACES)[number]): AnySchemaObject | null {
  if (parameters.length === 0 && place !== 'query') return null;
  const nameOf = (parameter: ParameterObject) => (place === 'header' ? parameter.name.toLowerCase() : parameter.name);
  const required = parameters.filter((parameter) => parameter.required && parameter.schema.default === undefined);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [nameOf(parameter), requestSchema(parameter.schema)])),
    required: required.map(nameOf),
    additionalProperties: place === 'header',
  };
}

// ── bodies ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function bodyValidators(model: Model): { code: string } {
  const ajv = newAjv({});
  const withBody = model.operations.filter((operation) => operation.body?.json);
  const roots = [
    ...withBody.map((operation) => operation.body!.json!),
    ...model.socketMessages.map((name) => ({ $ref: `#/components/schemas/${name}` })),
  ];
  for (const name of reachable(model.schemas, roots)) {
    ajv.addSchema(closed(requestSchema(model.schemas[name]!), model), schemaId(name));
  }
  const exports: Record<string, string> = {};
  for (const operation of withBody) {
    const name = bodyName(operation);
    const schema = operation.body!.json!;
    if (schema.$ref) exports[name] = schemaId(name);
    else {
      ajv.addSchema(closed(requestSchema(schema), model), `${BODIES}:${name}`);
      exports[name] = `${BODIES}:${name}`;
    }
  }
  for (const name of model.socketMessages) exports[name] = schemaId(name);
  return { code: standalone(ajv, exports) };
}

function bodyName(operation: Operation): string {
  const ref = operation.body?.json?.$ref;
  return ref ? refName(ref) : `${operation.id}_body`;
}

/** Rejects unknown fields and removes readOnly fields at every depth. */
function closed(schema: Schema, model: Model): Schema {
  const out = mapSchema(schema, (part) => closed(part, model));
  if (out.properties) {
    const readOnly = Object.entries(schema.properties ?? {}).filter(([, property]) => isReadOnly(property, model));
    for (const [name] of readOnly) out.properties[name] = { dropped: true };
    if (out.required) out.required = out.required.filter((name) => !readOnly.some(([other]) => other === name));
    if (out.additionalProperties === undefined) out.additionalProperties = false;
  }
  if (out.discriminator && !canDiscriminate(out, model)) delete out.discriminator;
  // Ajv's discriminator accepts values that are not objects.
  if (out.discriminator) out.type ??= 'object';
  return out.maxItems === undefined ? out : lengthFirst(out);
}

/** Checks items only if the length is valid. Checking half a million invalid items, or comparing all pairs, would take seconds. */
function lengthFirst({ items, uniqueItems, ...rest }: Schema): Schema {
  return {
    ...rest,
    if: { maxItems: rest.maxItems },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { ...(items && { items }), ...(uniqueItems ? { uniqueItems } : {}) },
  };
}

function isReadOnly(schema: Schema, model: Model): boolean {
  if (schema.readOnly === true) return true;
  return named(schema, model)?.readOnly === true;
}

/** Ajv requires a tag that is required and constant in every branch. Other unions use plain oneOf, with less precise errors. */
function canDiscriminate(schema: Schema, model: Model): boolean {
  const tag = schema.discriminator!.propertyName;
  return (schema.oneOf ?? []).every((part) => {
    const branch = named(part, model) ?? part;
    const property = branch?.properties?.[tag];
    return branch?.required?.includes(tag) && (property?.const !== undefined || property?.enum !== undefined);
  });
}

// ── both ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const SCHEMA_PREFIX = 'schema:';

/** The component schema of a reference that requestSchema has rewritten. */
function named(schema: Schema, model: Model): Schema | undefined {
  return schema.$ref ? model.schemas[schema.$ref.slice(SCHEMA_PREFIX.length)] : undefined;
}

function schemaId(name: string): string {
  return SCHEMA_PREFIX + name;
}

/** The schema without documentation keywords, with references as Ajv ids. */
function requestSchema(schema: Schema): Schema {
  const out = mapSchema(schema, requestSchema);
  for (const keyword of Object.keys(out)) {
    if (keyword.startsWith('x-') || DOCUMENTING.has(keyword)) delete out[keyword];
  }
  if (out.$ref) out.$ref = schemaId(refName(out.$ref));
  // Ajv rejects a mapping. Ours only repeats the constants of the branches, and error messages list it.
  if (out.discriminator?.mapping) out['variants'] = Object.keys(out.discriminator.mapping);
  if (out.pattern === E164) out['spelled'] = true;
  if (out.discriminator) out.discriminator = { propertyName: out.discriminator.propertyName };
  return out;
}

/** The pattern of E164 in the contract. Strings with this pattern may have separators in a request; see `spelled`. */
const E164 = '^\\+[1-9][0-9]{6,14}$';
/**
 * An international number with separators, which are ignored. `(0)` is not a separator: it is a prefix that is
 * not dialed from abroad.
 */
const SEPARATED = /^\+(?!.*\(0\))[1-9][0-9 .()-]*$/;
const SEPARATORS = /[ .()-]/g;

const DOCUMENTING = new Set([
  'description', 'example', 'examples', 'title', 'deprecated', 'writeOnly', 'externalDocs',
  'contentMediaType', 'contentEncoding',
]); // prettier-ignore

function mapSchema(schema: Schema, map: (part: Schema) => Schema): Schema {
  const out: Schema = { ...schema };
  if (schema.properties) {
    out.properties = Object.fromEntries(Object.entries(schema.properties).map(([name, part]) => [name, map(part)]));
  }
  if (schema.required) out.required = [...schema.required];
  if (schema.items) out.items = map(schema.items);
  if (typeof schema.additionalProperties === 'object') out.additionalProperties = map(schema.additionalProperties);
  for (const keyword of ['oneOf', 'anyOf', 'allOf'] as const) {
    if (schema[keyword]) out[keyword] = schema[keyword].map(map);
  }
  return out;
}

function newAjv(options: { coerceTypes?: 'array'; useDefaults?: boolean }): Ajv2020 {
  const ajv = new Ajv2020({
    ...options,
    allErrors: true,
    strict: false,
    validateFormats: true,
    discriminator: true,
    messages: true,
    inlineRefs: false,
    code: { source: true, lines: true, optimize: 2 },
  });
  addFormats.default(ajv);
  ajv.addKeyword({
    keyword: 'dropped',
    schemaType: 'boolean',
    code({ gen, it }: KeywordCxt) {
      gen.code(_`delete ${it.parentData}[${it.parentDataProperty}]`);
    },
  });
  ajv.addKeyword({
    keyword: 'spelled',
    type: 'string',
    schemaType: 'boolean',
    before: 'pattern',
    code({ gen, data, it }: KeywordCxt) {
      gen.if(_`${regexpCode(SEPARATED)}.test(${data})`, () => {
        gen.assign(data, _`${data}.replace(${regexpCode(SEPARATORS)}, "")`);
        gen.code(_`${it.parentData}[${it.parentDataProperty}] = ${data}`);
      });
    },
  });
  nameAllowed(ajv);
  boundItemErrors(ajv);
  return ajv;
}

/** Errors of one list or map after which the rest of it is not validated. An answer has the first 50. */
const MAX_OWN_ERRORS = 1000;

/**
 * Leaves a loop after too many errors. Only errors of this loop count: a loop that errors of another branch of a union end would
 * accept what it has not read.
 */
function leaveWhenWrong({ gen, errsCount }: KeywordCxt): void {
  gen.if(_`${ajvNames.default.errors} - ${errsCount!} >= ${MAX_OWN_ERRORS}`, () => gen.break());
}

/** Bounds the errors of a list: ajv copies all previous ones for each invalid item. */
function boundItemErrors(ajv: Ajv2020): void {
  const items = items2020.default as CodeKeywordDefinition;
  ajv.removeKeyword('items');
  ajv.addKeyword({
    ...items,
    trackErrors: true,
    code(cxt: KeywordCxt) {
      const { gen, data, keyword, it } = cxt;
      it.items = true;
      const isValid = gen.let('valid', true);
      const length = gen.const('len', _`${data}.length`);
      const isItemValid = gen.name('valid');
      gen.forRange('i', 0, length, (index) => {
        cxt.subschema({ keyword, dataProp: index, dataPropType: Type.Num }, isItemValid);
        gen.if(not(isItemValid), () => {
          gen.assign(isValid, false);
          leaveWhenWrong(cxt);
        });
      });
      cxt.ok(isValid);
    },
  });
}

/** Bounds the errors of unknown fields, and of a map's values. The loop over the keys is the first that ajv writes. */
function withBoundedKeys({ code }: CodeKeywordDefinition): CodeKeywordDefinition['code'] {
  return (cxt, ruleType) => {
    const { gen } = cxt;
    const forIn = gen.forIn;
    gen.forIn = (name, object, body, kind) => {
      gen.forIn = forIn;
      return gen.forIn(name, object, (key: Name) => (body(key), leaveWhenWrong(cxt)), kind);
    };
    code(cxt, ruleType);
    gen.forIn = forIn;
  };
}

/** Makes errors about an unknown field or variant list the known ones. */
function nameAllowed(ajv: Ajv2020): void {
  const fields = additionalProperties.default as CodeKeywordDefinition;
  const variants = discriminator.default as CodeKeywordDefinition;
  ajv.removeKeyword('additionalProperties');
  ajv.addKeyword({
    ...fields,
    code: withBoundedKeys(fields),
    before: 'properties',
    error: {
      message: 'must NOT have additional properties',
      params: ({ params, parentSchema }) =>
        _`{additionalProperty: ${params['additionalProperty']}, known: ${namesOf(parentSchema!)}}`,
    },
  });
  ajv.removeKeyword('discriminator');
  ajv.addKeyword({
    ...variants,
    error: {
      ...variants.error!,
      params: ({ params: { discrError, tag, tagName }, parentSchema }) =>
        _`{error: ${discrError}, tag: ${tagName}, tagValue: ${tag}, variants: ${parentSchema!['variants'].join(', ')}}`,
    },
  });
}

/** Names of the properties, without read-only properties. */
function namesOf(schema: AnySchemaObject): string {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  return properties.flatMap(([name, property]) => (property['dropped'] === true ? [] : [name])).join(',');
}

function standalone(ajv: Ajv2020, exports: Record<string, string>): string {
  const sorted = Object.fromEntries(Object.entries(exports).sort(([a], [b]) => compare(a, b)));
  const code = standaloneCode.default(ajv, sorted).replace(/^"use strict";/, '');
  const compiled = Object.entries({ ...ajv.refs, ...ajv.schemas }).flatMap(([id, env]) => {
    if (typeof env !== 'object' || !env.validate?.source) return [];
    const ajvName = env.validate.source.validateName.str;
    return [{ ajvName, name: id.replace(/^.*:/, ''), schema: stringify(env.schema).toString() }];
  });
  return namedValidators(code, compiled);
}
