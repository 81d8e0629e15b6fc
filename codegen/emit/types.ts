// types.ts: a TypeScript type for each named schema, under its plain name (`import type { Agent }`).
// Paths are left out: operations.ts has their types in a shape that handlers can use.
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { Model } from '../model.ts';
import { header } from './header.ts';

export async function emitTypes(model: Model): Promise<string> {
  const { openapi, info } = model.contract.document;
  // Through JSON, because openapi-typescript writes into what it is given.
  const document = JSON.parse(JSON.stringify({ openapi, info, paths: {}, components: { schemas: model.schemas } }));
  const nodes = await openapiTS(document as OpenAPI3, {
    alphabetize: true,
    // A default is applied by the server to queries only; a body keeps what the client left out.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    silent: true,
  });
  return `${header('Types of the named schemas of the contract.')}\n${astToString(nodes)}`;
}
