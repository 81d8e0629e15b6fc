// Opens the line of an inbound telephone call, in the process that receives its audio.
import type { Line } from '../../../providers/ports.ts';
import { prepareForPhone } from './prepare-agent.ts';
import type { Connector, PreparedPhoneCall } from './call-state.ts';

/** @param opening the line, opened before anything else is prepared */
export function answerInbound(opening: Promise<Line>): Connector<PreparedPhoneCall> {
  // Null when the caller has hung up. `connect` reports the reason once the agent is known.
  const opened = opening.catch(() => null);
  return {
    prepare: prepareForPhone,
    async connect(prepared) {
      const line = await opening;
      return { ...prepared, stage: 'connected', line, answeredBy: 'human', view: null, written: Promise.resolve() };
    },
    openedLine: () => opened,
    isRequeued: false,
    failureMessage: 'an inbound call could not be answered',
  };
}
