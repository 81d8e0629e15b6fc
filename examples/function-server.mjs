// Runs the functions that an agent calls in a conversation. Needs Node 18 or newer and no package.
//   FUNCTION_SECRET=whsec_… PORT=4001 node examples/function-server.mjs
// Each request is signed like a webhook, with the `signing_secret` that the response to the function's creation contains. The
// response is JSON or text of at most 16 KiB, which the model reads. The caller waits for it, so respond within a second.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const SECRET = process.env.FUNCTION_SECRET;
const PORT = Number(process.env.PORT ?? 4001);
const MAX_AGE_SECONDS = 5 * 60;
const MAX_BODY_BYTES = 1024 * 1024;

const ORDERS = { 4512: { status: 'shipped', arrival: 'tomorrow before noon' } };

/** The functions of the agent, by name. */
const functions = {
  lookup_order({ order_number: number }) {
    return ORDERS[number] ?? { error: `There is no order ${number}.` };
  },
};

/** Standard Webhooks: HMAC-SHA256 of `id.timestamp.body`. During a rotation of the secret, the header contains two signatures. */
function isGenuine(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  if (!id || !(Math.abs(Date.now() / 1000 - Number(timestamp)) <= MAX_AGE_SECONDS)) return false;
  const key = Buffer.from(SECRET.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

async function readBody(request) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw new Error('the body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function answer(request) {
  const body = await readBody(request);
  if (!isGenuine(request.headers, body)) return [401, { error: 'The signature is invalid.' }];
  // `call` contains call_id, from_number, to_number and metadata. It is null outside a call.
  const { name, arguments: args, call } = JSON.parse(body);
  const run = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (!run) return [404, { error: `There is no function ${name}.` }];
  const result = run(args, call);
  console.log(`${name}(${JSON.stringify(args)}) = ${JSON.stringify(result)}`);
  return [200, result];
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}

if (!SECRET) fail('Set FUNCTION_SECRET to the signing_secret of the function (whsec_…).');
const server = createServer((request, response) => {
  answer(request).then(
    ([status, result]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(result)),
    (error) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
});
server.on('error', ({ code, message }) => fail(code === 'EADDRINUSE' ? `Set PORT: ${PORT} is in use.` : message));
server.listen(PORT, '127.0.0.1', () => console.log(`answering functions on http://127.0.0.1:${PORT}`));
