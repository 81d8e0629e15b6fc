// A peer of api-peers.ts: Express with express-openapi-validator, which checks the key and validates the request.
import { readFileSync } from 'node:fs';
import express from 'express';
import { middleware } from 'express-openapi-validator';
import { underMeasurement } from '../api-child.ts';
import { ANSWER, KEY } from './agent.js';

// The package confuses the discriminators of two unions. Without discriminators it tries the branches, as JSON Schema requires.
const apiSpec = JSON.parse(
  readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'),
  (name, value) => (name === 'discriminator' ? undefined : value),
);
const isKey = (request) => request.headers['authorization'] === `Bearer ${KEY}`;
const schemes = Object.keys(apiSpec.components.securitySchemes);

const app = express();
app.use(express.json());
app.use(
  middleware({
    apiSpec,
    validateApiSpec: false,
    validateRequests: true,
    validateResponses: false,
    validateSecurity: { handlers: Object.fromEntries(schemes.map((name) => [name, isKey])) },
  }),
);
app.get('/v1/agents/:id', (_request, response) => response.json(ANSWER));
app.post('/v1/agents', (_request, response) => response.status(201).json(ANSWER));
app.use((error, _request, response, _next) => response.status(error.status ?? 500).json({ errors: error.errors }));

const server = app.listen(0, '127.0.0.1', () => {
  underMeasurement(`http://127.0.0.1:${server.address().port}`, async () => void server.closeAllConnections());
});
