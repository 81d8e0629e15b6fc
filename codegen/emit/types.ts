// types.ts: a TypeScript type for each named schema, under its plain name (`import type { Agent }`).
// Deliberately omitted: paths, whose types are in operations.ts in the form that handlers need.
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { Model } from '../model.ts';
import { header } from './header.ts';

export async function emitTypes(model: Model): Promise<string> {
  const { openapi, info } = model.contract.document;
  // A copy, because openapi-typescript changes its input.
  const document = JSON.parse(JSON.stringify({ openapi, info, paths: {}, components: { schemas: model.schemas } }));
  const nodes = await openapiTS(document as OpenAPI3, {
    alphabetize: true,
    // The server applies defaults to queries only; in a body an omitted field stays absent.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    silent: true,
  });
  return `${header('Types of the named schemas of the contract.')}\n${astToString(nodes)}`;
}
