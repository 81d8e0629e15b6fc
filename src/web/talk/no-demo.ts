// The page of a deployment without a demo agent, which is not a failure: it shows the next step. Loaded on demand.
import { h } from '../parts/dom.ts';
import { copyable } from './copyable.ts';

export function noDemo(): HTMLElement[] {
  const at = location.origin;
  const steps: [string, string][] = [
    [
      'If there is no user yet, open the link that the service printed at its start (it contains #setup=…); it does the next two steps, too. Or create the first user on the server. The command asks for a password.',
      'npm run owner -- you@example.com',
    ],
    [
      'Sign in, and create an API key.',
      `TOKEN=$(curl -sS ${at}/v1/auth/login -H 'Content-Type: application/json' \\\n` +
        `  -d '{"email":"you@example.com","password":"…"}' | jq -r .access_token)\n` +
        `KEY=$(curl -sS ${at}/v1/api-keys -H "Authorization: Bearer $TOKEN" \\\n` +
        `  -H 'Content-Type: application/json' -d '{"name":"mine","scope":"admin"}' | jq -r .key)`,
    ],
    [
      'Open this page with the key. It makes your first agent, talks to it, and puts it on a web page.',
      `echo ${at}/#key=$KEY`,
    ],
    [
      'To show an agent to every visitor of this page, restart the service with the widget of the agent.',
      'DEMO_WIDGET_ID=wgt_…',
    ],
  ];
  return [
    h('h1', {}, 'Parley is running'),
    h(
      'p',
      {},
      'This deployment has no demo agent: only a service on its own machine makes one (start it without HOST and DATABASE_URL). Four steps lead to your own:',
    ),
    h('ol', { class: 'steps' }, ...steps.map(([text, command]) => h('li', {}, h('p', {}, text), copyable(command)))),
  ];
}
