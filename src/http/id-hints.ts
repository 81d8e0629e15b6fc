// Adds a hint to a failed reference: the id belongs to another resource type, or which operation lists valid ids. Invariant: the
// hint depends only on the text of the id, never on whether the object exists in another workspace. It does not change the code,
// status and pointers of the failure.
import type { ErrorCode } from '../../generated/errors.ts';
import { Failure, fail, type FieldError } from '../core/errors.ts';
import type { Input } from './request.ts';

interface Kind {
  kindName: string;
  prefix: string;
  /** Operation that lists objects of this kind, if it needs no other id. */
  list?: string;
}

const KINDS: readonly Kind[] = [
  { kindName: 'an agent', prefix: 'agent', list: '/v1/agents' },
  { kindName: 'a call', prefix: 'call', list: '/v1/calls' },
  { kindName: 'a knowledge base', prefix: 'kb', list: '/v1/knowledge-bases' },
  { kindName: 'a source of a knowledge base', prefix: 'src' },
  { kindName: 'a function', prefix: 'fn' },
  { kindName: 'a phone number', prefix: 'pn', list: '/v1/phone-numbers' },
  { kindName: 'a widget', prefix: 'wgt', list: '/v1/widgets' },
  { kindName: 'a session of a widget', prefix: 'wses' },
  { kindName: 'a campaign', prefix: 'cmp', list: '/v1/campaigns' },
  { kindName: 'a contact of a campaign', prefix: 'cct' },
  { kindName: 'a schedule', prefix: 'sch', list: '/v1/schedules' },
  { kindName: 'a webhook', prefix: 'whk', list: '/v1/webhooks' },
  { kindName: 'a delivery of a webhook', prefix: 'dlv', list: '/v1/webhook-deliveries' },
  { kindName: 'an API key', prefix: 'key', list: '/v1/api-keys' },
  { kindName: 'an event', prefix: 'evt' },
  { kindName: 'a user', prefix: 'usr', list: '/v1/members' },
  { kindName: 'a workspace', prefix: 'wsp', list: '/v1/workspaces' },
  { kindName: 'an invitation', prefix: 'inv', list: '/v1/members' },
  { kindName: 'a request', prefix: 'req' },
  { kindName: 'a cloned voice', prefix: 'vce' },
];
const ID = /^([a-z]{2,5})_[0-9a-hjkmnp-tv-z]{26}$/;
/** Longer texts are not repeated. */
const MAX_CHARS = 64;

/** Prefix of the objects that each code did not find, and the path parameter with their id if it is not `id`. */
const SOUGHT: Readonly<Partial<Record<ErrorCode, { prefix: string; parameter?: string }>>> = {
  agent_not_found: { prefix: 'agent' },
  call_not_found: { prefix: 'call' },
  campaign_not_found: { prefix: 'cmp' },
  schedule_not_found: { prefix: 'sch' },
  widget_not_found: { prefix: 'wgt' },
  widget_session_not_found: { prefix: 'wses', parameter: 'session_id' },
  webhook_not_found: { prefix: 'whk' },
  delivery_not_found: { prefix: 'dlv' },
  phone_number_not_found: { prefix: 'pn' },
  knowledge_base_not_found: { prefix: 'kb' },
  knowledge_source_not_found: { prefix: 'src', parameter: 'src' },
  function_not_found: { prefix: 'fn', parameter: 'function_id' },
  api_key_not_found: { prefix: 'key' },
  member_not_found: { prefix: 'usr' },
  invitation_not_found: { prefix: 'inv' },
};

/** Returns the failure with a hint, or the error unchanged. */
export function withKindOfId(error: unknown, { path, body }: Pick<Input, 'path' | 'body'>): unknown {
  if (!(error instanceof Failure)) return error;
  const { details, code } = error;
  if (details.errors) return withFieldHints(error, body);
  const sought = SOUGHT[code];
  const id = sought && path[sought.parameter ?? 'id'];
  if (sought === undefined || id === undefined || details.detail !== undefined) return error;
  const detail = hintOf(id, sought.prefix);
  return detail === null ? error : Object.assign(fail(code, { ...details, detail }), { cause: error });
}

/** Adds hints to the body fields that reference a missing object. */
function withFieldHints(error: Failure, body: unknown): Failure {
  const { code, details } = error;
  const errors = details.errors!.map((field) => withFieldHint(field, body));
  const changed = errors.findIndex((field, i) => field !== details.errors![i]);
  if (changed < 0) return error;
  const { pointer, detail } = errors[changed]!;
  return Object.assign(fail(code, { ...details, detail: `${pointer} ${detail}`, errors }), { cause: error });
}

function withFieldHint(field: FieldError, body: unknown): FieldError {
  const prefix = /\/(agent|call|webhook|knowledge_base)_ids?(?:\/\d+)?$/.exec(field.pointer)?.[1];
  if (field.code !== 'not_found' || prefix === undefined) return field;
  const value = field.pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, segment) => (at as Record<string, unknown> | null | undefined)?.[segment], body);
  const wanted = { agent: 'agent', call: 'call', webhook: 'whk', knowledge_base: 'kb' }[prefix]!;
  const hint = typeof value === 'string' ? hintOf(value, wanted) : null;
  return hint === null ? field : { ...field, detail: `${field.detail}. ${hint}` };
}

function hintOf(id: string, prefix: string): string | null {
  const wanted = KINDS.find((kind) => kind.prefix === prefix)!;
  const found = KINDS.find((kind) => kind.prefix === ID.exec(id)?.[1]);
  if (id.length > MAX_CHARS) return null;
  if (found && found !== wanted)
    return `${id} is the id of ${found.kindName}; that of ${wanted.kindName} begins with ${prefix}_.`;
  const list = wanted.list === undefined ? '' : ` GET ${wanted.list} lists the ids.`;
  if (found) return `There is no ${bareName(wanted)} ${id} here.${list}`;
  if (id === '') return `The id is empty; that of ${wanted.kindName} is ${prefix}_ and 26 characters.${list}`;
  return `${id} is not an id of ${wanted.kindName}, which is ${prefix}_ and 26 characters.${list}`;
}

function bareName({ kindName }: Kind): string {
  return kindName.replace(/^an? /, '');
}
