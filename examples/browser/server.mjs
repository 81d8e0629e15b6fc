// Two sample pages for your web site: one embeds the widget, one makes a voice call without it. Needs Node 22 or newer and no
// package.
//   TOKEN=sk_service_live_… AGENT_ID=agent_… WIDGET_ID=wgt_… PORT=4003 node examples/browser/server.mjs
// The API key never leaves this server. The page receives a token, which joins one call, once, within five minutes.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const { TOKEN, AGENT_ID, WIDGET_ID, URL: SERVICE = 'http://127.0.0.1:3000' } = process.env;
const PORT = Number(process.env.PORT ?? 4003);

const page = (name) => readFile(new URL(name, import.meta.url), 'utf8');

/** On a real site, issue tokens only to logged-in users, or limit them per visitor: a call costs money. */
async function newToken() {
  const response = await fetch(`${SERVICE}/v1/rtc/token`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ agent_id: AGENT_ID }),
  });
  return [response.status, 'application/json', await response.text()];
}

const routes = {
  'GET /widget': async () => {
    const html = await page('widget.html');
    return [200, 'text/html', html.replace('SERVICE', SERVICE).replace('WIDGET_ID', WIDGET_ID)];
  },
  'GET /call': async () => [200, 'text/html', await page('call.html')],
  'GET /call.js': async () => [200, 'text/javascript', await page('call.js')],
  'GET /microphone.js': async () => [200, 'text/javascript', await page('microphone.js')],
  'POST /token': newToken,
};

async function answer(request, response) {
  try {
    const route = routes[`${request.method} ${request.url}`];
    const [status, type, body] = route ? await route() : [404, 'text/plain', 'There is nothing here.'];
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
  } catch (error) {
    console.error(error);
    response.writeHead(502).end();
  }
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}

if (!TOKEN) fail('Set TOKEN to an API key of the workspace (sk_service_live_…).');
const server = createServer((request, response) => void answer(request, response));
server.on('error', ({ code, message }) => fail(code === 'EADDRINUSE' ? `Set PORT: ${PORT} is in use.` : message));
server.listen(PORT, '127.0.0.1', () => {
  const site = `http://127.0.0.1:${server.address().port}`;
  console.log(`${site}/widget and ${site}/call`);
});
