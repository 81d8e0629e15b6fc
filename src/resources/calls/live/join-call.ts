// Opens the line of a browser call, in the process that has the browser's socket or joins its room. The browser's join claims the
// call in that process.
import type { WorkspaceProviders } from '../../../providers/directory.ts';
import type { Line } from '../../../providers/ports/carrier.ts';
import type { SessionOptions } from '../../../voice/session/session.ts';
import type { Connector, PreparedCall } from './call-state.ts';
import { loadAgent, prepareAgent } from './prepare-agent.ts';

/** Callbacks of the browser connection. */
export interface Joining extends Pick<SessionOptions, 'view'> {
  /** Called once, when the call is claimed. */
  open(signal: AbortSignal): Promise<Line>;
  /** Called when the agent and the providers of its workspace are known and the conversation begins. */
  onAgent?(agent: { name: string; language: string }, providers: WorkspaceProviders): void;
}

export function joinBrowser({ open, view, onAgent }: Joining): Connector<PreparedCall> {
  let line: Line | null = null;
  return {
    async prepare({ run }) {
      const agent = await prepareAgent(run, await loadAgent(run));
      return { stage: 'prepared', run, agent, route: null, greeting: null };
    },
    async connect(prepared) {
      const { agent, providers } = prepared.agent;
      line = await open(prepared.run.signal);
      onAgent?.(agent, providers);
      const written = Promise.resolve();
      return { ...prepared, stage: 'connected', line, answeredBy: 'human', view: view ?? null, written };
    },
    openedLine: async () => line,
    isRequeued: false,
    failureMessage: 'a browser call could not begin',
  };
}
