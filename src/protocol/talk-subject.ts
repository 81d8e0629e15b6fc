// What the talk page at / needs before a call: the body of GET /talk.json.
// Not an operation of the contract: it belongs to the page, as its scripts do.
import type { WidgetConfig } from '../../generated/types.ts';

/** With the key the page reads calls and changes the agent of the demo workspace. */
export interface TalkOwner {
  apiKey: string;
  agentId: string;
  widgetId: string;
}

export interface TalkSubject {
  config: Omit<WidgetConfig, 'id'>;
  /** Descriptions for display. For the demo only: the providers of a customer's widget are not public. */
  providers: { stt: string; llm: string; tts: string };
  /** For the owner's browser on the machine of the service; null for visitors. */
  owner: TalkOwner | null;
  /** Whether the built-in responder answers instead of a language model. */
  embedded: boolean;
  /** Example questions; empty if the operator chose another agent. */
  questions: readonly string[];
}
