// `parley logs`: past events, oldest first: the timeline and webhook deliveries of a call, or the deliveries and the audit log of
// the workspace.
import type { Command } from 'commander';
import type {
  AuditEntry,
  CallEvent,
  Parley,
  WebhookDelivery,
} from '../../../generated/clients/typescript/src/index.ts';
import { addCommand, countNumber } from '../command.ts';
import { isApiError, usage } from '../failures.ts';
import type { CliSession } from '../session.ts';
import { timelineLine } from '../timeline.ts';

const DEFAULT_LIMIT = 50;
const PAGE = 100;

interface LogsOptions {
  timeline?: boolean;
  deliveries?: boolean;
  audit?: boolean;
  follow?: boolean;
  limit: number;
}

/** A line with its time, in the formats for people and for programs. */
interface Entry {
  at: string;
  line: string;
  value: object;
}

export function addLogs(program: Command, session: CliSession): void {
  addCommand(program, 'logs [call]', {
    summary: 'show what happened in a call or in the workspace, oldest first',
    about:
      'With the id of a call: its timeline and the deliveries of its webhooks. Without one: the newest deliveries, and the audit log if the credentials have the scope admin.',
    examples: [
      'parley logs call_…',
      'parley logs call_… --timeline --follow',
      'parley logs --deliveries --limit 20',
      'parley logs --audit --json',
    ],
  })
    .option('--timeline', 'only the timeline of the call')
    .option('--deliveries', 'only webhook deliveries')
    .option('--audit', 'only the audit log')
    .option('--follow', 'with the timeline of a running call: wait for further entries')
    .option('--limit <number>', 'maximum entries of each kind', countNumber, DEFAULT_LIMIT)
    .action((call: string | undefined, options: LogsOptions) => logs(session, call, options));
}

async function logs(session: CliSession, call: string | undefined, options: LogsOptions): Promise<void> {
  const { timeline, deliveries, audit, follow } = options;
  if (call === undefined && (timeline || follow)) throw usage('a timeline belongs to a call', 'parley logs call_…');
  if (call !== undefined && audit) throw usage('the audit log is of the workspace', 'parley logs --audit');
  const parley = await session.client();
  if (follow) return followTimeline(session, parley, call!);
  const all = !timeline && !deliveries && !audit;
  const parts = await Promise.all([
    call !== undefined && (all || timeline) ? timelineOf(parley, call, options.limit) : [],
    all || deliveries ? deliveriesOf(parley, call, options.limit) : [],
    call === undefined && (all || audit) ? auditLog(session, parley, options) : [],
  ]);
  const entries = parts.flat().sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  for (const entry of entries) show(session, entry);
  if (entries.length === 0) session.print.note('There are no entries yet.');
}

async function followTimeline(session: CliSession, parley: Parley, call: string): Promise<void> {
  for await (const event of parley.calls.streamEvents(call)) show(session, entryOf(event));
}

function show({ print }: CliSession, { at, line, value }: Entry): void {
  print.say(`${print.paint('gray', at.slice(0, 23).replace('T', ' '))}  ${line}`);
  print.emit(value);
}

async function timelineOf(parley: Parley, call: string, limit: number): Promise<Entry[]> {
  const events: CallEvent[] = [];
  // Reads the whole timeline, because its last entries are wanted.
  for await (const event of parley.calls.listEvents(call, { limit: PAGE })) events.push(event);
  return events.slice(-limit).map(entryOf);
}

function entryOf(event: CallEvent): Entry {
  const line = timelineLine(event) ?? `           ${event.type} ${JSON.stringify(event.data)}`;
  return { at: event.at, line, value: { timeline: event } };
}

async function deliveriesOf(parley: Parley, call: string | undefined, limit: number): Promise<Entry[]> {
  const query = { limit: Math.min(limit, PAGE), ...(call === undefined ? {} : { call_id: call }) };
  const found = await newest(parley.webhooks.listDeliveries(query), limit);
  return found.map((delivery: WebhookDelivery) => {
    const { created_at: at, event, webhook_id: webhook, status, attempts, last_status: answer, id } = delivery;
    const outcome = `${status} (${answer ?? 'no answer'}, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'})`;
    return { at, line: `delivery   ${event} to ${webhook}: ${outcome}  ${id}`, value: { delivery } };
  });
}

/** Omitted for credentials without the scope, unless it was requested explicitly. */
async function auditLog({ print }: CliSession, parley: Parley, { audit, limit }: LogsOptions): Promise<Entry[]> {
  try {
    const found = await newest(parley.auditLog.list({ limit: Math.min(limit, PAGE) }), limit);
    return found.map((entry: AuditEntry) => {
      const { created_at: at, action, actor_kind: kind, actor_name: name, actor_id: id, target_id: target } = entry;
      const who = name ?? id ?? kind;
      return { at, line: `audit      ${action} ${target ?? ''} by ${who}`, value: { audit: entry } };
    });
  } catch (error) {
    if (audit || !isApiError(error) || error.status !== 403) throw error;
    print.note('The audit log requires the scope admin, and is omitted.');
    return [];
  }
}

async function newest<T>(items: AsyncIterable<T>, limit: number): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) {
    if (found.length >= limit) break;
    found.push(item);
  }
  return found;
}
