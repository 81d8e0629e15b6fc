// Receives webhooks of Parley and checks the signature, the age and the id of each delivery. Needs Node 22 or newer and no package.
//   WEBHOOK_SECRET=whsec_… PORT=4000 node examples/webhook-receiver.mjs
// In production, store the ids of deliveries in your database, in the transaction that handles the event: they must survive a
// restart.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

const SECRET = process.env.WEBHOOK_SECRET;
const PORT = Number(process.env.PORT ?? 4000);
const MAX_AGE_SECONDS = 5 * 60;
const MAX_BODY_BYTES = 1024 * 1024;

/** Standard Webhooks: HMAC-SHA256 of `id.timestamp.body`. During a rotation of the secret, the header contains two signatures. */
export function isGenuine(headers, body, secret, nowSeconds = Date.now() / 1000) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  if (!id || !(Math.abs(nowSeconds - Number(timestamp)) <= MAX_AGE_SECONDS)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
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

const seen = new Set();

function handle(event) {
  // The name is in `type` or `event`, depending on the envelope of the event.
  const name = event.type ?? event.event;
  console.log(name, event.call_id ?? '', JSON.stringify(event.data));
}

async function answer(request) {
  const body = await readBody(request);
  if (!isGenuine(request.headers, body, SECRET)) return 401;
  const id = request.headers['webhook-id'];
  // A delivery whose response was lost is sent again.
  if (!seen.has(id)) handle(JSON.parse(body));
  seen.add(id);
  return 204;
}

if (import.meta.main ?? process.argv[1] === fileURLToPath(import.meta.url)) {
  const fail = (reason) => {
    console.error(reason);
    process.exit(1);
  };
  if (!SECRET) fail('Set WEBHOOK_SECRET to the secret of the webhook (whsec_…).');
  const server = createServer((request, response) => {
    answer(request).then(
      (status) => response.writeHead(status).end(),
      (error) => {
        console.error(error);
        // 5xx: Parley retries the delivery.
        response.writeHead(500).end();
      },
    );
  });
  server.on('error', ({ code, message }) => fail(code === 'EADDRINUSE' ? `Set PORT: ${PORT} is in use.` : message));
  server.listen(PORT, '127.0.0.1', () => console.log(`waiting for webhooks on http://127.0.0.1:${PORT}`));
}
