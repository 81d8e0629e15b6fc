// Writes the clients of the generators that the arguments name beside openapi.json of the working directory.
import { readFileSync, writeFileSync } from 'node:fs';

const read = () => JSON.parse(readFileSync('openapi.json', 'utf8'));

const GENERATORS = {
  async 'openapi-fetch'() {
    const { default: openapiTS, astToString } = await import('openapi-typescript');
    const { default: ts } = await import('typescript');
    const blob = ts.factory.createTypeReferenceNode('Blob');
    const types = await openapiTS(read(), {
      // Of the recipes of openapi-typescript: its own type of a file is `string`.
      transform: ({ format }) => (format === 'binary' ? blob : undefined),
    });
    writeFileSync('openapi-types.ts', astToString(types));
  },
  async 'hey-api'() {
    const { createClient } = await import('@hey-api/openapi-ts');
    const plugins = ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'];
    await createClient({ input: read(), output: { path: 'hey' }, plugins, logs: { level: 'silent', file: false } });
  },
  async orval() {
    const { generate } = await import('orval');
    const output = { target: './orval.ts', client: 'fetch', mode: 'single', baseUrl: read().servers[0].url };
    await generate({ input: { target: './openapi.json' }, output }, process.cwd(), {});
  },
  async 'swagger-typescript-api'() {
    const { generateApi } = await import('swagger-typescript-api');
    const swagger = { spec: read(), output: process.cwd(), fileName: 'swagger-api.ts', silent: true };
    await generateApi({ ...swagger, generateUnionEnums: true });
  },
  async 'openapi-zod-client'() {
    const { generateZodClientFromOpenAPI } = await import('openapi-zod-client');
    await generateZodClientFromOpenAPI({ openApiDoc: read(), distPath: 'zod-client.ts' });
  },
};

for (const name of process.argv.slice(2)) await GENERATORS[name]();
process.exit(0);
