// Changes the language of a conversation when the turn machine decides it: the voice's language, the built-in sentences, and a
// note to the model.
// Invariant: the note precedes the words that changed the language, so that everything before it remains in the prompt cache of the
// model's server.
import type { CommandHandlers } from '../vocabulary.ts';
import type { SessionAgentState } from './agent-state.ts';
import type { SessionContext } from './context.ts';
import { languageNote, returnNote } from './language-notes.ts';
import { prepareApologyAudio } from './opening.ts';

export function createLanguageHandler(
  ctx: SessionContext,
  state: SessionAgentState,
): Pick<CommandHandlers, 'change_language'> {
  return {
    change_language({ language }) {
      continueIn(ctx, state, language, languageNote(language));
      void prepareApologyAudio(ctx, state, state.active.agent, state.voices.primary.tts);
    },
  };
}

/**
 * Sets the language after an agent handoff. Call it when the new agent is active. The model has read in which language the caller
 * speaks, so it must also read that the new agent returns to its own.
 * @param heard the caller's language, if it is not the new agent's own
 * @param ownBefore language of the previous agent
 */
export function keepLanguage(
  ctx: SessionContext,
  state: SessionAgentState,
  heard: string | undefined,
  ownBefore: string,
): void {
  const own = state.active.agent.language;
  if (heard !== undefined) continueIn(ctx, state, heard, languageNote(heard));
  else if (state.language === ownBefore) state.language = own;
  else continueIn(ctx, state, own, returnNote(own));
}

function continueIn(ctx: SessionContext, state: SessionAgentState, language: string, note: string): void {
  const from = state.language;
  state.language = language;
  state.history.addContext(note);
  if (from !== language) {
    ctx.record({ type: 'language_changed', from, to: language, atMs: Math.round(ctx.nowMs()) });
  }
}
