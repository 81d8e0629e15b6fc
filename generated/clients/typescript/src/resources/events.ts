// events: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { Resource, type StreamOptions } from '../runtime/client.ts';
import { type EventStream } from '../runtime/streams.ts';
import { pick } from '../runtime/transport.ts';
import type { WorkspaceEvent } from '../types.ts';

export interface StreamEventsOptions extends StreamOptions {
  /**
   * Returns only events of these types, separated by commas. The part before the dot selects all types
   * of a kind: `call`, `campaign`, `phone_number`, `knowledge_source`, `test_run`, `webhook`,
   * `delivery`, `wallet`. `stream.position` is always sent.
   */
  types?: string;
  /** Returns only items of this agent. */
  agent_id?: string;
  /** Returns only items of this call. */
  call_id?: string;
}

/** A live stream of the changes in a workspace. */
export class EventsApi extends Resource {
  /**
   * Follow a workspace.
   * Streams the events of the workspace as server-sent events: the timelines of all calls, and changes
   * of campaigns, numbers, knowledge sources, test runs, webhooks and the wallet. The name of an event
   * is its `type`. Without `Last-Event-ID`, the stream starts with new events. With it, the stream first
   * sends the stored events after that id. Each event is sent once. Events are stored for 24 hours, and
   * at most 10,000 stored events are sent. The first event is `stream.position`. If its `missed` is
   * true, some events can no longer be sent, and lists must be read again. A workspace can have 25
   * streams open on a process. A stream does not end by itself. It ends within 15 seconds after the key
   * or session that opened it.
   * GET /v1/events/stream
   * @throws ApiError invalid_cursor, too_many_streams
   */
  stream(options?: StreamEventsOptions): EventStream<WorkspaceEvent> {
    return this.resumable<WorkspaceEvent>({ method: 'GET', path: '/v1/events/stream', query: pick(options, ['types', 'agent_id', 'call_id']) }, options, () => false);
  }
}
