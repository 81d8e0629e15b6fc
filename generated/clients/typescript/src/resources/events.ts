// events: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { Resource, type StreamOptions } from '../runtime/client.ts';
import { type EventStream } from '../runtime/streams.ts';
import { pick } from '../runtime/transport.ts';
import type { WorkspaceEvent } from '../types.ts';

export interface StreamEventsOptions extends StreamOptions {
  /**
   * Only events of these types, separated by commas. What is before the dot names all of a kind: `call`,
   * `campaign`, `phone_number`, `knowledge_source`, `test_run`, `webhook`, `delivery`, `wallet`.
   * `stream.position` always comes.
   */
  types?: string;
  /** Only for this agent. */
  agent_id?: string;
  /** Only for this call. */
  call_id?: string;
}

/** What happens in the workspace, as it happens. */
export class EventsApi extends Resource {
  /**
   * Follow a workspace.
   * What happens in the workspace, as server-sent events: the timelines of all calls, and the changes of
   * campaigns, numbers, knowledge sources, test runs, webhooks and the wallet. The name of an event is
   * its `type`. The stream begins now, or after `Last-Event-ID` with what was stored since, each event
   * once; events of 24 hours are kept for that, and 10,000 are sent at most. The first event is
   * `stream.position`; where its `missed` is true, more has happened than can be sent, so that lists
   * must be read again. A workspace can have 25 streams open at a process. The stream does not end by
   * itself; it ends within 15 seconds after the key or session that opened it.
   * GET /v1/events/stream
   * @throws ApiError invalid_cursor, too_many_streams
   */
  stream(options?: StreamEventsOptions): EventStream<WorkspaceEvent> {
    return this.resumable<WorkspaceEvent>({ method: 'GET', path: '/v1/events/stream', query: pick(options, ['types', 'agent_id', 'call_id']) }, options, () => false);
  }
}
