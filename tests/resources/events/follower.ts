// A client of the event stream for tests: collects what arrives, checks each event against the published contract, and stops.
import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { createParser } from 'eventsource-parser';
import type { WorkspaceEvent } from '../../../generated/types.ts';
import { until } from '../../support/until.ts';

export interface Heard {
  id: string;
  event: WorkspaceEvent;
}

export interface Follower {
  heard: Heard[];
  /** All events except positions, in order. */
  news(): Heard[];
  types(): string[];
  waitFor(what: (event: WorkspaceEvent) => boolean, withinMs?: number): Promise<Heard>;
  /** Resolves when the service has closed the stream. */
  ended: Promise<void>;
  stop(): void;
}

const { components } = JSON.parse(
  readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'),
) as { components: object };
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', components });
const isEvent = ajv.compile({ $ref: 'contract#/components/schemas/WorkspaceEvent' });

/** Resolves when the first event has arrived, so that no later event can be missed. */
export async function follow(
  url: string,
  credential: string,
  { after, ...query }: { types?: string; agent_id?: string; call_id?: string; after?: string } = {},
): Promise<Follower> {
  const leave = new AbortController();
  const address = `${url}/v1/events/stream?${new URLSearchParams(query)}`;
  const headers = { authorization: `Bearer ${credential}`, ...(after === undefined ? {} : { 'last-event-id': after }) };
  const response = await fetch(address, { headers, signal: leave.signal });
  if (response.status !== 200) throw new Error(`the stream answered ${response.status}: ${await response.text()}`);
  const heard: Heard[] = [];
  const faults: string[] = [];
  // The service closes a stream by closing its connection.
  const ended = collect(response, heard, faults).catch(() => undefined);
  const news = () => {
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return heard.filter(({ event }) => event.type !== 'stream.position');
  };
  const follower: Follower = {
    heard,
    news,
    types: () => news().map(({ event }) => event.type),
    async waitFor(what, withinMs = 20_000) {
      const found = () => heard.find(({ event }) => what(event));
      await until(() => found() !== undefined, {
        withinMs,
        what: `${what.toString()} among ${JSON.stringify(heard.map(({ event }) => event.type))}`,
      });
      return found()!;
    },
    ended,
    stop: () => leave.abort(),
  };
  await follower.waitFor(({ type }) => type === 'stream.position');
  return follower;
}

async function collect(response: Response, heard: Heard[], faults: string[]): Promise<void> {
  const parser = createParser({
    onEvent({ id, event, data }) {
      const body = JSON.parse(data) as WorkspaceEvent;
      if (!isEvent(body)) faults.push(`${data}: ${ajv.errorsText(isEvent.errors)}`);
      if (event !== body.type || id === undefined) faults.push(`${event} (${id}) has the type ${body.type}`);
      heard.push({ id: id ?? '', event: body });
    },
  });
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) parser.feed(chunk);
}
