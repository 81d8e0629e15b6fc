// A peer of api-peers.ts: openapi-backend on node:http. Routes, checks the key, validates the request, responds with JSON.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { OpenAPIBackend } from 'openapi-backend';
import { underMeasurement } from '../api-child.ts';
import { ANSWER, KEY } from './agent.js';

const definition = JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'));
const answer = (status, body) => (_context, response) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const api = new OpenAPIBackend({
  definition,
  quick: true,
  ajvOpts: { strict: false, logger: false },
  handlers: {
    getAgent: answer(200, ANSWER),
    createAgent: answer(201, ANSWER),
    validationFail: ({ validation }, response) => answer(422, validation.errors)(null, response),
    notFound: answer(404, {}),
    unauthorizedHandler: answer(401, {}),
  },
});
for (const name of Object.keys(definition.components.securitySchemes)) {
  api.registerSecurityHandler(name, ({ request }) => request.headers['authorization'] === `Bearer ${KEY}`);
}
await api.init();

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const { method, url: path, headers } = request;
    const body = chunks.length === 0 ? undefined : JSON.parse(Buffer.concat(chunks).toString());
    api.handleRequest({ method, path, headers, body }, response).catch((error) => {
      response.writeHead(500).end(String(error));
    });
  });
});
server.listen(0, '127.0.0.1', () => {
  underMeasurement(`http://127.0.0.1:${server.address().port}`, async () => void server.closeAllConnections());
});
