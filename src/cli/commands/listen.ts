// `parley listen`: shows events as they happen. With webhooks, it creates a webhook for this run; a local server receives,
// verifies, shows and forwards its requests; the webhook is deleted at the end. Without, it reads the event stream of the
// workspace or of one call, which resumes after an interruption and needs no URL that the service can reach.
import { EventEmitter, on } from 'node:events';
import type { Command } from 'commander';
import type { EventName, Parley, WebhookWithSecret } from '../../../generated/clients/typescript/src/index.ts';
import { addCommand, countNumber, portNumber } from '../command.ts';
import { isApiError, usage } from '../failures.ts';
import { openReceiver, type Received } from '../receiver.ts';
import type { CliSession } from '../session.ts';
import { printable } from '../terminal.ts';
import { eventLine, timelineLine } from '../timeline.ts';

/** Call events in one of their formats (flat), and events of campaigns and payments. */
const DEFAULT_EVENTS =
  'call.started,call.transcript,call.ended,call.error,call.transfer,campaign.completed,payment.succeeded';
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

interface ListenOptions {
  events: string;
  forward?: string;
  port: number;
  public?: string;
  stream?: string | true;
  call?: string;
  agent?: string;
  lastEventId?: string;
  count?: number;
}

export function addListen(program: Command, session: CliSession): void {
  addCommand(program, 'listen', {
    summary: 'show events as they happen, and forward webhooks to a program on this machine',
    about:
      'Creates a webhook for this run and deletes it at the end. Each request is verified, shown, and with --forward sent on with its body and headers; the answer goes back to the service, so that retries happen as they would without this program. With --stream it follows the event stream of the workspace instead, with --call that of one call. A service on another machine needs --public: the address of a tunnel to --port.',
    examples: [
      'parley listen',
      'parley listen --forward http://localhost:3000/hook',
      'parley listen --events call.completed,call.failed --json',
      'parley listen --port 4000 --public https://tunnel.example.com/hook',
      'parley listen --stream',
      'parley listen --stream call.state,campaign --agent agent_… --json',
      'parley listen --call call_… --last-event-id 12',
    ],
  })
    .option('--events <names>', 'events, separated by commas; all for every event', DEFAULT_EVENTS)
    .option('--forward <url>', 'forward each verified request to this URL')
    .option('--port <port>', 'port on this machine; default: a free one', portNumber, 0)
    .option('--public <url>', 'URL at which the service reaches this machine')
    .option('--stream [types]', 'follow the workspace: all its events, or these types, separated by commas')
    .option('--agent <id>', 'with --stream: only events about this agent')
    .option('--call <id>', 'follow the timeline of this call; with --stream: only events about it')
    .option('--last-event-id <id>', 'with --stream or --call: start after this event')
    .option('--count <number>', 'end after this many events', countNumber)
    .action((options: ListenOptions) => {
      if (options.stream) return followWorkspace(session, options);
      return options.call ? followCall(session, options) : listen(session, options);
    });
}

async function followWorkspace(session: CliSession, options: ListenOptions): Promise<void> {
  const { print } = session;
  const parley = await session.client();
  const signal = session.takeOverStop();
  const { stream: types, agent: agent_id, call: call_id, lastEventId, count = Infinity } = options;
  const given = { types: types === true ? undefined : types, agent_id, call_id, lastEventId };
  const wanted = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const stream = parley.events.stream({ ...wanted, signal });
  let seen = 0;
  let isFirst = true;
  try {
    for await (const event of stream) {
      if (event.type === 'stream.position') {
        if (event.data.missed) print.note('More has happened since that event than the stream can send.');
        else if (isFirst) print.note('Following the workspace. Ctrl-C ends.');
        isFirst = false;
        continue;
      }
      print.emit({ event, last_event_id: stream.lastEventId });
      const time = print.paint('gray', new Date(event.at).toTimeString().slice(0, 8));
      print.say(`${time}  ${event.type.padEnd(22)}  ${printable(eventLine(event))}`);
      if (++seen >= count) break;
    }
  } catch (error) {
    // Ctrl-C is the regular end of this command.
    if (!signal.aborted) throw error;
  }
  if (seen > 0) print.note(`To continue: --last-event-id ${stream.lastEventId}`);
}

async function followCall(session: CliSession, { call, lastEventId, count = Infinity }: ListenOptions): Promise<void> {
  const { print } = session;
  const parley = await session.client();
  const stream = parley.calls.streamEvents(call!, lastEventId === undefined ? {} : { lastEventId });
  let seen = 0;
  for await (const event of stream) {
    print.emit({ event });
    print.say(`${print.paint('gray', String(event.sequence).padStart(4))}  ${timelineLine(event) ?? event.type}`);
    if (++seen >= count) return;
  }
  print.note('The call has ended.');
}

async function listen(session: CliSession, options: ListenOptions): Promise<void> {
  const { print } = session;
  const { parley, url } = await session.connect();
  for (const address of [options.forward, options.public]) {
    // URL reads `localhost:4000` as an address with the scheme `localhost`.
    if (address === undefined || (URL.canParse(address) && /^https?:/i.test(address))) continue;
    throw usage(`"${address}" is not an address`, 'An address looks like http://localhost:3000/hook');
  }
  if (options.public === undefined && !LOOPBACK.test(new URL(url).hostname)) {
    const fix =
      'Open a tunnel to a port of this machine, then give its address: --port 4000 --public https://…. Or follow the event stream: --stream';
    throw usage(`${url} does not reach this machine`, fix);
  }
  const stop = session.takeOverStop();
  const arrivals = new EventEmitter();
  const receiver = await openReceiver(options.port, options.forward ?? null, (one) => arrivals.emit('request', one));
  let created: WebhookWithSecret | null = null;
  try {
    const events = await namesOf(options.events);
    created = await parley.webhooks.create({ url: options.public ?? receiver.url, events });
    const { id, secret } = created;
    receiver.verifyWith(secret);
    print.note(`Listening for ${events.join(', ')} (webhook ${id}). Ctrl-C ends.`);
    print.note(`Signing secret: ${secret}`);
    print.emit({ listening: { webhook_id: id, url: created.url, secret, events } });
    await showAll(session, arrivals, stop, options.count ?? Infinity);
  } finally {
    await receiver.close();
    if (created !== null) await remove(session, parley, created.id);
  }
}

/** @throws CliFailure listing the existing events */
async function namesOf(list: string): Promise<EventName[]> {
  const { EVENT_NAMES } = await import('../../../generated/clients/typescript/src/index.ts');
  if (list === 'all') return [...EVENT_NAMES];
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !(EVENT_NAMES as readonly string[]).includes(name));
  if (unknown !== undefined) throw usage(`there is no event "${unknown}"`, `Events: ${EVENT_NAMES.join(', ')}`);
  return names as EventName[];
}

async function showAll(session: CliSession, arrivals: EventEmitter, stop: AbortSignal, count: number): Promise<void> {
  let seen = 0;
  try {
    for await (const [received] of on(arrivals, 'request', { signal: stop }) as AsyncIterable<[Received]>) {
      show(session, received);
      if (received.event !== null && ++seen >= count) return;
    }
  } catch (error) {
    // Ctrl-C is the regular end of this command.
    if (!stop.aborted) throw error;
  }
}

function show({ print }: CliSession, received: Received): void {
  const { name, subject, at, fault, forwarded } = received;
  const time = print.paint('gray', at.toTimeString().slice(0, 8));
  const verdict = fault === null ? print.paint('green', 'verified') : print.paint('red', `refused: ${fault}`);
  print.say(`${time}  ${name.padEnd(18)} ${subject.padEnd(31)} ${verdict}`);
  if (forwarded !== null) {
    const { status, ms, error } = forwarded;
    const paint = print.paint(error === null && status < 300 ? 'green' : 'red', error ?? String(status));
    print.say(`          → ${forwarded.url}  ${paint}  ${ms} ms`);
  }
  print.emit({ received: { ...received, at: at.toISOString() } });
}

/** Deletes the webhook. A webhook that no longer exists is not an error. */
async function remove({ print }: CliSession, parley: Parley, id: string): Promise<void> {
  await parley.webhooks.delete(id).catch((error: unknown) => {
    if (isApiError(error) && error.is('webhook_not_found')) return;
    print.note(`The webhook ${id} could not be deleted: ${(error as Error).message}`);
  });
}
