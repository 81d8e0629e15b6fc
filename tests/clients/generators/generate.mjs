// Writes the clients of the five generators beside openapi.json of the working directory.
import { readFileSync, writeFileSync } from 'node:fs';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';
import { generateZodClientFromOpenAPI } from 'openapi-zod-client';
import { generate } from 'orval';
import { generateApi } from 'swagger-typescript-api';
import ts from 'typescript';

const read = () => JSON.parse(readFileSync('openapi.json', 'utf8'));
const blob = ts.factory.createTypeReferenceNode('Blob');
const types = await openapiTS(read(), {
  // Of the recipes of openapi-typescript: its own type of a file is `string`.
  transform: ({ format }) => (format === 'binary' ? blob : undefined),
});
writeFileSync('openapi-types.ts', astToString(types));
const plugins = ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'];
await createClient({ input: read(), output: { path: 'hey' }, plugins, logs: { level: 'silent', file: false } });
const output = { target: './orval.ts', client: 'fetch', mode: 'single', baseUrl: read().servers[0].url };
await generate({ input: { target: './openapi.json' }, output }, process.cwd(), {});
const swagger = { spec: read(), output: process.cwd(), fileName: 'swagger-api.ts', silent: true };
await generateApi({ ...swagger, generateUnionEnums: true });
await generateZodClientFromOpenAPI({ openApiDoc: read(), distPath: 'zod-client.ts' });
process.exit(0);
