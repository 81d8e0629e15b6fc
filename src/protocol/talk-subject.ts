// What the talk page at / needs before a call: the body of GET /talk.json.
// Not an operation of the contract: it belongs to the page, as its scripts do. Invariant: it has what every visitor may know.
import type { WidgetConfig } from '../../generated/types.ts';

export interface TalkSubject {
  config: Omit<WidgetConfig, 'id'>;
  /** The widget that the demo uses, by which the owner's page finds the agent. */
  widgetId: string;
  /** Descriptions for display. For the demo only: the providers of a customer's widget are not public. */
  providers: { stt: string; llm: string; tts: string };
  /** Whether the built-in responder answers instead of a language model. */
  embedded: boolean;
  /** Example questions; empty if the operator chose another agent. */
  questions: readonly string[];
}
