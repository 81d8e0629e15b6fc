// Creates or changes a function. Header values are never returned by the service: they are replaced together or kept. A change
// applies only to the function as it was loaded.
import { useState } from 'preact/hooks';
import type { AgentFunction, AgentFunctionCreate, ConvertedCommand } from '../../../../../../generated/types.ts';
import { etagOf } from '../../../api/client.ts';
import { useGet } from '../../../api/get.ts';
import { useSend } from '../../../api/send.ts';
import { Choice } from '../../../parts/choices.tsx';
import { Dialog, FormEnd, useSubmit } from '../../../parts/dialog.tsx';
import { Input } from '../../../parts/input.tsx';
import { Secret } from '../../../parts/secret.tsx';
import { toast } from '../../../parts/toast.tsx';
import type { Edits } from '../edits.ts';
import { REFRESHES } from '../refreshes.ts';
import { KINDS, type FunctionKind } from './kinds.ts';

interface FunctionDialogProps {
  edits: Edits;
  existing?: AgentFunction;
  begin?: ConvertedCommand;
  close: () => void;
}

type Typed = Record<
  'name' | 'description' | 'url' | 'to' | 'mode' | 'message' | 'filler' | 'headers' | 'parameters',
  string
>;

export function FunctionDialog({ edits, existing, begin, close }: FunctionDialogProps) {
  const { agent_id: id } = edits.base;
  const [kind, setKind] = useState<FunctionKind>(existing?.type ?? 'webhook');
  const [typed, setTyped] = useState<Typed>(() => typedOf(existing, begin));
  const [secret, setSecret] = useState<string | null>(null);
  const path = { id, function_id: existing?.id ?? '' };
  // Loaded separately for its ETag.
  const { data: read } = useGet(
    '/v1/agents/{id}/functions/{function_id}',
    { path },
    { enabled: existing !== undefined },
  );
  const [create] = useSend('post', '/v1/agents/{id}/functions', { refreshes: REFRESHES });
  const [update] = useSend('patch', '/v1/agents/{id}/functions/{function_id}', { refreshes: REFRESHES });
  const type = (name: keyof Typed, value: string): void => setTyped((before) => ({ ...before, [name]: value }));
  const choose = (next: FunctionKind): void => {
    const { name, description } = KINDS[next];
    setKind(next);
    setTyped((before) => ({ ...before, name: before.name || name, description: before.description || description }));
  };
  const save = async (): Promise<void> => {
    const { type: _type, ...body } = bodyOf(kind, typed);
    if (existing) {
      const change = { path, body: body as never, ifMatch: read ? etagOf(read) : null };
      await edits.making(() => update(change));
      toast(`${typed.name} is saved.`);
      return close();
    }
    const begin = { path: { id }, body: { type: kind, ...body } as AgentFunctionCreate };
    const made = await edits.making(() => create(begin));
    if (made.signing_secret) return setSecret(made.signing_secret);
    toast(`${typed.name} is added.`);
    close();
  };
  const { isRunning, failed, submit } = useSubmit(save, () => undefined);
  if (secret !== null) {
    return (
      <Secret title={`${typed.name} is added`} value={secret} close={close}>
        <p>Its requests are signed with this secret. It is shown once: your server checks the signature with it.</p>
      </Secret>
    );
  }
  return (
    <Dialog title={existing ? `Function ${existing.name}` : 'New function'} close={close}>
      <form method="dialog" onSubmit={submit}>
        <div class="dialog-body">
          {begin?.notes.map((note) => (
            <p key={note} class="note plain">
              {note}
            </p>
          ))}
          {!existing && !begin && (
            <Choice
              label="The agent"
              value={kind}
              options={Object.entries(KINDS).map(([each, { does }]) => [each, does] as const)}
              choose={(next) => choose(next as FunctionKind)}
            />
          )}
          <Fields kind={kind} typed={typed} type={type} existing={existing} />
        </div>
        <FormEnd
          failed={failed}
          close={close}
          submit={existing ? 'Save' : 'Add it'}
          disabled={isRunning || (existing !== undefined && !read)}
        />
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  kind: FunctionKind;
  typed: Typed;
  type: (name: keyof Typed, value: string) => void;
  existing: AgentFunction | undefined;
}

function Fields({ kind, typed, type, existing }: FieldsProps) {
  const line = (name: keyof Typed, label: string, required = false, placeholder = '') => (
    <Input
      label={label}
      required={required}
      placeholder={placeholder}
      value={typed[name]}
      set={(value) => type(name, value)}
    />
  );
  const text = (name: keyof Typed, label: string, rows: number) => (
    <Input
      label={label}
      class="mono"
      rows={rows}
      spellcheck={false}
      value={typed[name]}
      set={(value) => type(name, value)}
    />
  );
  const hasAddress = kind === 'webhook' || kind === 'mcp';
  return (
    <>
      {line('name', 'Name, as the model calls it', true, 'lookup_order')}
      {line('description', 'When to use it', true, 'Finds an order by its number.')}
      {hasAddress && line('url', 'Address', true, 'https://')}
      {kind === 'webhook' && text('parameters', 'Arguments, as a JSON Schema', 7)}
      {hasAddress && text('headers', headersLabel(existing?.header_names ?? []), 2)}
      {hasAddress && line('filler', 'Said while it runs', false, 'One moment, I will look.')}
      {kind === 'transfer_call' && line('to', 'Number of the person', !existing || !!existing.to, '+12025550123')}
      {kind === 'transfer_call' && (
        <Choice
          label="How"
          value={typed.mode}
          options={[
            ['cold', 'Cold: the carrier connects them, and the agent leaves'],
            ['warm', 'Warm: the person is briefed, and takes the call or declines it'],
          ]}
          choose={(value) => type('mode', value)}
        />
      )}
      {(kind === 'transfer_call' || kind === 'end_call') && line('message', 'Said before')}
    </>
  );
}

function headersLabel(names: readonly string[]): string {
  const label = 'Headers, one a line, such as Authorization: Bearer …';
  return names.length === 0 ? label : `${label}. Stored: ${names.join(', ')}; empty keeps them`;
}

function typedOf(existing: AgentFunction | undefined, begin: ConvertedCommand | undefined): Typed {
  const given = (existing ?? begin?.function ?? {}) as Partial<Record<string, unknown>>;
  const text = (name: string): string => (typeof given[name] === 'string' ? given[name] : '');
  const parameters = given['parameters'] ?? { type: 'object', properties: {} };
  return {
    name: text('name'),
    description: text('description'),
    url: text('url'),
    to: text('to'),
    mode: text('mode') || 'cold',
    message: text('message'),
    filler: text('filler'),
    headers: Object.entries(begin?.function.headers ?? {})
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    parameters: JSON.stringify(parameters, null, 2),
  };
}

/** @throws Error with a sentence for the user */
function bodyOf(kind: FunctionKind, typed: Typed): Record<string, unknown> & { type: FunctionKind } {
  const { name, description, url, to, mode, message, filler } = typed;
  const headers = headersOf(typed.headers);
  const address = { url: url.trim(), filler: filler || null, ...(headers ? { headers } : {}) };
  return {
    type: kind,
    name: name.trim(),
    description,
    ...(kind === 'webhook' ? { ...address, parameters: objectOf(typed.parameters) } : {}),
    ...(kind === 'mcp' ? address : {}),
    ...(kind === 'transfer_call' ? { to: to.replace(/[\s()-]/g, '') || null, mode, message: message || null } : {}),
    ...(kind === 'end_call' ? { message: message || null } : {}),
  };
}

function headersOf(text: string): Record<string, string> | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return null;
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      if (colon < 1) throw new Error(`The header "${line.slice(0, 40)}" has no colon. Write it as Name: value.`);
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
}

/** @throws Error with a sentence for the user */
export function objectOf(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`This is not JSON: ${(error as Error).message}`, { cause: error });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('A JSON object is required.');
  return value as Record<string, unknown>;
}
