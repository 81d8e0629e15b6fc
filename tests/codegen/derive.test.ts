// Schemas and paths that the contract derives: what each keyword adds, and what it rejects.
import { describe, expect, test } from 'vitest';
import { expandDerived } from '../../codegen/derive.ts';
import type { OpenApi, PathItem, Schema } from '../../codegen/openapi.ts';

const REF = '#/components/schemas/';
const SCHEMAS: Record<string, Schema> = {
  Theme: { type: 'object', description: 'Colors.', properties: { accent: { type: 'string' } } },
  Tags: { type: 'array', items: { type: 'string' }, description: 'Labels.', example: ['a'] },
  Hat: {
    type: 'object',
    properties: {
      id: { type: 'string' },
      size: { type: 'integer' },
      theme: { $ref: `${REF}Theme` },
      worn_at: { oneOf: [{ type: 'string' }, { type: 'null' }] },
    },
  },
  HatCreate: {
    type: 'object',
    'x-echo-of': 'Hat',
    required: ['size'],
    properties: {
      size: { type: 'integer', minimum: 1 },
      kind: { type: 'string', enum: ['top', 'bowler'], default: 'top' },
      theme: { $ref: `${REF}Theme` },
      tags: { $ref: `${REF}Tags` },
    },
  },
};

function expanded(schemas: Record<string, Schema>, paths: Record<string, PathItem> = {}) {
  const document: OpenApi = structuredClone({ openapi: '3.1.0', info: {}, paths, components: { schemas } });
  expandDerived(document);
  return { schemas: document.components!.schemas!, paths: document.paths };
}

describe('x-patch-of', () => {
  const update: Schema = { 'x-patch-of': 'HatCreate', description: 'Changes.', minProperties: 1 };

  test('has the fields of the create, none required; null clears what a create may omit', () => {
    const { HatUpdate } = expanded({ ...SCHEMAS, HatUpdate: update }).schemas;
    expect(HatUpdate).toMatchObject({ type: 'object', description: 'Changes.', minProperties: 1 });
    expect(HatUpdate).not.toHaveProperty('required');
    expect(HatUpdate).not.toHaveProperty('x-patch-of');
    expect(HatUpdate!.properties).toMatchObject({
      size: { type: 'integer', minimum: 1 },
      kind: { type: ['string', 'null'], enum: ['top', 'bowler', null] },
      theme: { oneOf: [{ $ref: `${REF}Theme` }, { type: 'null' }], description: 'Colors. Merged field by field.' },
      tags: { type: ['array', 'null'], items: { type: 'string' }, description: 'Labels.' },
    });
    expect(HatUpdate!.properties!['kind']).not.toHaveProperty('default');
  });

  test('uses the properties that the schema writes out instead of the derived ones', () => {
    const properties = { size: { type: 'integer', minimum: 5 }, brim: { type: 'boolean' } };
    const { HatUpdate } = expanded({ ...SCHEMAS, HatUpdate: { ...update, properties } }).schemas;
    expect(HatUpdate!.properties).toMatchObject(properties);
  });

  test('echoes what the create echoes', () => {
    const { HatUpdate } = expanded({ ...SCHEMAS, HatUpdate: update }).schemas;
    expect(HatUpdate!.properties!['id']).toMatchObject({ type: 'string', readOnly: true });
  });

  test('must name a schema', () => {
    expect(() => expanded({ HatUpdate: update })).toThrow('HatUpdate derives from HatCreate, which does not exist');
  });
});

describe('a schema derived from a union', () => {
  const variant = (type: string, properties: Record<string, Schema>, ...required: string[]): Schema => ({
    type: 'object',
    required: ['type', 'name', ...required],
    properties: { type: { type: 'string', const: type }, name: { type: 'string', maxLength: 9 }, ...properties },
  });
  const unions: Record<string, Schema> = {
    Secret: { type: 'object', writeOnly: true, additionalProperties: { type: 'string' } },
    Felt: variant('felt', {
      wool: { type: 'string', description: 'Its wool.' },
      care: { type: 'string', description: 'How to clean it.' },
      keys: { $ref: `${REF}Secret` },
    }),
    Straw: variant(
      'straw',
      { care: { type: 'string', description: 'How to dry it.' }, weave: { type: 'integer' } },
      'weave',
    ),
    AnyCreate: {
      oneOf: [{ $ref: `${REF}Felt` }, { $ref: `${REF}Straw` }],
      discriminator: { propertyName: 'type' },
    },
    AnyUpdate: { 'x-patch-of': 'AnyCreate', properties: { type: { type: 'string', readOnly: true } } },
    Any: { 'x-read-of': 'AnyCreate', properties: { id: { type: 'string' } } },
  };

  test('has, as a patch, the fields of all variants, and states which variants have them', () => {
    const { properties } = expanded(unions).schemas['AnyUpdate']!;
    expect(properties).toEqual({
      type: { type: 'string', readOnly: true },
      name: { type: 'string', maxLength: 9 },
      wool: { type: ['string', 'null'], description: 'felt: Its wool.' },
      care: { type: ['string', 'null'], description: 'felt: How to clean it. straw: How to dry it.' },
      keys: { type: ['object', 'null'], additionalProperties: { type: 'string' } },
      weave: { type: 'integer' },
    });
  });

  test('requires, as a response, the fields that all variants have, and omits write-only ones', () => {
    const { required, properties } = expanded(unions).schemas['Any']!;
    expect(required).toEqual(['id', 'type', 'name']);
    expect(Object.keys(properties!)).toEqual(['id', 'type', 'name', 'wool', 'care', 'weave']);
  });
});

describe('x-read-of', () => {
  const read: Schema = {
    'x-read-of': 'CoatCreate',
    'x-optional': ['secret'],
    properties: {
      id: { type: 'string' },
      lining: { type: 'string', enum: ['silk', 'none'] },
      secret: { type: 'string' },
      created_at: { type: 'string' },
    },
  };
  const schemas: Record<string, Schema> = {
    CoatCreate: {
      type: 'object',
      'x-echo-of': 'Coat',
      required: ['size'],
      properties: {
        size: { type: 'integer', minimum: 1, default: 3, description: 'In inches.' },
        address: { type: 'string', format: 'uri', pattern: '^https' },
        tags: { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 9 } },
        lining: { type: 'string' },
      },
    },
    Coat: read,
  };

  test('has the fields of the create without the limits of requests, after the identifier', () => {
    const { properties } = expanded(schemas).schemas['Coat']!;
    expect(Object.entries(properties!)).toEqual([
      ['id', { type: 'string' }],
      ['size', { type: 'integer', description: 'In inches.' }],
      ['address', { type: 'string' }],
      ['tags', { type: 'array', items: { type: 'string' } }],
      ['lining', { type: 'string', enum: ['silk', 'none'] }],
      ['secret', { type: 'string' }],
      ['created_at', { type: 'string' }],
    ]);
  });

  test('requires all but the optional fields, and the create accepts fields that only the response has', () => {
    const { Coat, CoatCreate } = expanded(schemas).schemas;
    expect(Coat!.required).toEqual(['id', 'size', 'address', 'tags', 'lining', 'created_at']);
    expect(Coat).not.toHaveProperty('x-optional');
    expect(Object.keys(CoatCreate!.properties!)).toEqual([
      'size',
      'address',
      'tags',
      'lining',
      'id',
      'secret',
      'created_at',
    ]);
    expect(CoatCreate!.properties!['tags']).toMatchObject({ maxItems: 3 });
  });
});

test('x-extends has the fields of another schema before its own', () => {
  const base: Schema = {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string' }, at: { type: 'string' } },
  };
  const extended: Schema = {
    'x-extends': 'Base',
    required: ['key'],
    properties: { at: { type: 'null' }, key: { type: 'string' } },
  };
  expect(expanded({ Base: base, Extended: extended }).schemas['Extended']).toEqual({
    type: 'object',
    required: ['id', 'key'],
    properties: { id: { type: 'string' }, at: { type: 'null' }, key: { type: 'string' } },
  });
});

test('x-page-of is a page whose order and total the schema can change', () => {
  const { HatPage, Plain } = expanded({
    ...SCHEMAS,
    HatPage: { 'x-page-of': 'Hat', description: 'A page of hats.' },
    Plain: { 'x-page-of': 'Hat', 'x-sorted': 'By size.', 'x-no-total': true },
  }).schemas;
  const data = { type: 'array', items: { $ref: `${REF}Hat` } };
  expect(HatPage).toMatchObject({
    description: 'A page of hats.',
    required: ['data', 'has_more', 'next_cursor'],
    properties: { data: { ...data, description: 'Newest first.' }, total: { type: 'integer' } },
  });
  expect(Plain!.properties).toMatchObject({ data: { ...data, description: 'By size.' } });
  expect(Plain!.properties).not.toHaveProperty('total');
  expect(Object.keys(Plain!).filter((key) => key.startsWith('x-'))).toEqual([]);
});

describe('x-echo-of', () => {
  test('adds the other fields of the schema as read-only, and leaves its own fields alone', () => {
    const { HatCreate } = expanded(SCHEMAS).schemas;
    const { properties } = HatCreate!;
    expect(Object.keys(properties!)).toEqual(['size', 'kind', 'theme', 'tags', 'id', 'worn_at']);
    expect(properties).toMatchObject({
      size: { minimum: 1 },
      id: { type: 'string', readOnly: true },
      worn_at: { type: ['string', 'null'], readOnly: true },
    });
    expect(HatCreate).not.toHaveProperty('x-echo-of');
  });

  test('adds only the fields of x-echo-fields where they are listed', () => {
    const listed: Schema = { 'x-echo-of': 'Hat', 'x-echo-fields': ['theme'], properties: {} };
    const { Listed } = expanded({ ...SCHEMAS, Listed: listed }).schemas;
    expect(Listed!.properties).toEqual({
      theme: { type: 'object', additionalProperties: true, readOnly: true, description: expect.any(String) },
    });
    expect(() => expanded({ ...SCHEMAS, Listed: { ...listed, 'x-echo-fields': ['brim'] } })).toThrow(
      'Listed echoes brim, which Hat does not have',
    );
  });
});

test('x-alias-id documents an operation under the prefix of its path too', () => {
  const operation = { operationId: 'listHats', 'x-alias-id': 'listHatsPlural', summary: 'List hats', tags: ['hats'] };
  const item: PathItem = { 'x-alias-prefix': '/v1/hats', get: operation, post: { operationId: 'createHat' } };
  const { paths } = expanded({}, { '/v1/hat': item });
  expect(paths['/v1/hats']).toEqual({
    get: { operationId: 'listHatsPlural', summary: 'List hats (second spelling)', tags: ['hats'] },
  });
  expect(paths['/v1/hat']!['get']).not.toHaveProperty('x-alias-id');
  const { 'x-alias-prefix': _, ...withoutPrefix } = item;
  expect(() => expanded({}, { '/v1/hat': withoutPrefix })).toThrow('x-alias-id needs x-alias-prefix');
});
