// The page of a deployment without a demo agent, which is no failure: what to do next. Loaded on demand.
import { h } from '../parts/dom.ts';
import { adopt } from './adopt.ts';
import { copyable } from './copyable.ts';
import css from './page.css?inline';

export function noDemo(): HTMLElement[] {
  adopt(css);
  const at = location.origin;
  const steps: [string, string][] = [
    ['Create the first user, on the server. The command asks for a password.', 'npm run owner -- you@example.com'],
    [
      'Sign in, and create an API key.',
      `TOKEN=$(curl -sS ${at}/v1/auth/login -H 'Content-Type: application/json' \\\n` +
        `  -d '{"email":"you@example.com","password":"…"}' | jq -r .access_token)\n` +
        `KEY=$(curl -sS ${at}/v1/api-keys -H "Authorization: Bearer $TOKEN" \\\n` +
        `  -H 'Content-Type: application/json' -d '{"name":"mine","scope":"admin"}' | jq -r .key)`,
    ],
    [
      'Create an agent and a widget for it. The widget has a page of its own.',
      `AGENT=$(curl -sS ${at}/v1/agents -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' \\\n` +
        `  -d '{"agent_name":"Ada","voice_id":"builtin-alloy","language":"en-US",\n` +
        `       "response_engine":{"type":"service-llm","system_prompt":"You are Ada."}}' | jq -r .agent_id)\n` +
        `WIDGET=$(curl -sS ${at}/v1/widgets -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' \\\n` +
        `  -d "{\\"name\\":\\"Site\\",\\"agent_id\\":\\"$AGENT\\",\\"modes\\":[\\"chat\\",\\"voice\\"]}" | jq -r .id)\n` +
        `echo ${at}/v1/widgets/$WIDGET/preview`,
    ],
    ['To show the agent on this page, restart the service with its widget.', 'DEMO_WIDGET_ID=$WIDGET'],
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
