// HTTP side of the event stream: translates requests and responses only.
import type { HandlersFor } from '../../../generated/operations.ts';
import { streamEvents } from './service.ts';

export const handlers: HandlersFor<'events'> = {
  async streamEvents(ctx, { query, headers }) {
    const { types, agent_id: agentId, call_id: callId } = query;
    return {
      status: 200,
      events: streamEvents(ctx, { types, agentId, callId, lastEventId: headers['last-event-id'] }),
    };
  },
};
