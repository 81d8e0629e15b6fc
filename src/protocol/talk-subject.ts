// The data that the talk page at / needs before a call: the body of GET /talk.json.
// Not an operation of the contract, because it belongs to the page, like its scripts. Invariant: it contains only what every
// visitor may know.
import type { WidgetConfig } from '../../generated/types.ts';

export interface TalkSubject {
  config: Omit<WidgetConfig, 'id'>;
  /** The widget of the demo; the owner's page finds the agent by it. */
  widgetId: string;
  /** Descriptions for display. Only for the demo: the providers of a customer's widget are not public. */
  providers: { stt: string; llm: string; tts: string };
  /** Whether the built-in responder answers instead of a language model. */
  embedded: boolean;
  /** Example questions; empty if the operator chose another agent. */
  questions: readonly string[];
}
