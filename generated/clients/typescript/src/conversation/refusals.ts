// Sentences for the refusals that only visitors can get, who see no detail of the service: the cause and the next step. Every
// error code that the contract can return to a visitor has one here or in words.ts.
export const REFUSALS: Readonly<Partial<Record<string, string>>> = {
  budget_spent: "Today's budget is used up. Try again tomorrow.",
  origin_not_allowed: "This widget is not allowed on this site. The widget's owner must add the domain.",
  widget_not_found: 'This chat is switched off.',
  agent_not_found: "The agent of this chat was deleted. The widget's owner must choose another.",
  demo_not_found: 'This deployment has no demo agent. Create one with the API.',
  not_found: 'This page does not exist.',
  widget_mode_off: 'This widget does not offer that.',
  widget_session_busy: 'The last answer is not complete. Wait for it, then send again.',
  widget_session_full: 'This conversation is full. Reload the page to start another.',
  widget_session_not_found: 'This conversation is over. Send again to start another.',
  provider_failed: 'The language model does not answer. Try again in a minute.',
  validation_failed: 'That message could not be read. Shorten it and send again.',
};
