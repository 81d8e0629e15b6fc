// Sends a request of the operation from the page to this service with the reader's own key. The key stays in this tab and is sent
// nowhere else. The form appears on a press, because most readers do not want to send anything.
import { h } from '../parts/dom.ts';
import { prettyJson } from '../parts/pretty-json.ts';

interface Described {
  method: string;
  path: string;
  isPublic: boolean;
  parameters: { name: string; in: 'path' | 'query'; required: boolean }[];
  body: string | null;
  mediaType: string | null;
}

const KEY = 'parley-docs-key';
const MAX_SHOWN_CHARS = 100_000;

export function tryForm(place: HTMLElement): void {
  const described = JSON.parse(place.dataset['request'] ?? 'null') as Described | null;
  // Files are sent with a client or with curl.
  if (!described || (described.mediaType !== null && described.mediaType !== 'application/json')) return;
  const open = h('button', { type: 'button' }, 'Try it');
  open.addEventListener('click', () => {
    place.replaceChildren(formFor(described));
    place.querySelector<HTMLElement>('input, textarea, button')?.focus();
  });
  place.append(open);
}

function formFor(described: Described): HTMLFormElement {
  const { parameters, body, isPublic } = described;
  const key = h('input', { type: 'password', id: 'try-key', autocomplete: 'off', spellcheck: 'false' });
  key.value = sessionStorage.getItem(KEY) ?? '';
  const fields = parameters.map((parameter) => ({
    parameter,
    input: h('input', { id: `try-${parameter.name}`, required: parameter.required, autocomplete: 'off' }),
  }));
  const text = h('textarea', { id: 'try-body', spellcheck: 'false' });
  text.value = body ?? '';
  const send = h('button', { class: 'send' }, 'Send');
  const status = h('p', { role: 'status' });
  const output = h('pre', { tabindex: '0', role: 'region', 'aria-label': 'Answer', hidden: true });
  const query = fields.filter(({ parameter }) => parameter.in === 'query' && !parameter.required);
  const form = h(
    'form',
    {},
    ...(isPublic ? [] : [labelled('API key, kept in this tab only', key)]),
    ...fields.filter((field) => !query.includes(field)).map(({ parameter, input }) => labelled(parameter.name, input)),
    ...(query.length === 0
      ? []
      : [
          h(
            'details',
            {},
            h('summary', {}, 'Query'),
            ...query.map(({ parameter, input }) => labelled(parameter.name, input)),
          ),
        ]),
    ...(body === null ? [] : [labelled('Body', text)]),
    send,
    status,
    output,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isPublic) sessionStorage.setItem(KEY, key.value);
    send.disabled = true;
    status.textContent = 'Sending';
    const values = new Map(fields.map(({ parameter, input }) => [parameter, input.value.trim()]));
    request(described, values, text.value, key.value.trim())
      .then(({ line, content }) => {
        status.textContent = line;
        output.textContent = content;
        output.hidden = content === '';
      })
      .catch((error: unknown) => {
        status.textContent = `The request did not arrive: ${String(error)}. Is the service running?`;
      })
      .finally(() => (send.disabled = false));
  });
  return form;
}

function labelled(text: string, input: HTMLElement): HTMLElement {
  return h('div', {}, h('label', { for: input.id }, text), input);
}

async function request(
  { method, path, isPublic, body, mediaType }: Described,
  values: ReadonlyMap<Described['parameters'][number], string>,
  text: string,
  key: string,
): Promise<{ line: string; content: string }> {
  let address = path;
  const query = new URLSearchParams();
  for (const [{ name, in: where }, value] of values) {
    if (where === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== '') query.set(name, value);
  }
  const headers: Record<string, string> = {};
  if (!isPublic && key !== '') headers['authorization'] = `Bearer ${key}`;
  if (body !== null && mediaType) headers['content-type'] = mediaType;
  const started = performance.now();
  const search = query.size > 0 ? `?${query.toString()}` : '';
  const answer = await fetch(address + search, {
    method,
    headers,
    credentials: 'omit',
    ...(body === null ? {} : { body: text }),
  });
  const type = answer.headers.get('content-type') ?? '';
  const content = /json|text|xml/.test(type) && !type.includes('event-stream') ? await answer.text() : '';
  const ms = Math.round(performance.now() - started);
  const line = `${answer.status} ${answer.statusText} · ${ms} ms · ${answer.headers.get('x-request-id') ?? ''}`;
  return { line, content: prettyJson(content).slice(0, MAX_SHOWN_CHARS) };
}
