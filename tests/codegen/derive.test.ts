// Schemas and paths that the contract derives: what each keyword adds, and what it refuses.
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

  test('takes the properties that the schema writes out instead of the derived ones', () => {
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

describe('x-echo-of', () => {
  test('adds the other fields of the schema, read-only, and leaves the own ones alone', () => {
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
