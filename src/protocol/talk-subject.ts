// What the talk page at / needs to know before anybody speaks: GET /talk.json, made by resources/demo and read by src/web.
// No operation of the contract, because it belongs to the page, as its scripts do.
import type { WidgetConfig } from '../../generated/types.ts';

export interface TalkSubject {
  config: Omit<WidgetConfig, 'id'>;
  /** In words. Shown for the demo only: what a customer's widget runs on is its owner's business. */
  providers: { hears: string; thinks: string; speaks: string };
  /** Whether a language model takes part, or the responder that is built in. */
  embedded: boolean;
  /** Empty where the operator chose another agent: nobody here knows what that one can be asked. */
  questions: readonly string[];
}
