// The variables of one conversation, for the agent's prompt, greeting and messages.
import { builtInVariables, type CallParties } from '../../../core/built-in-variables.ts';
import type { Variables } from '../../../core/template.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import type { AgentState } from '../settings.ts';
import { selectTimeZone } from '../store.ts';

/**
 * Returns the built-in variables, overridden by the agent's, overridden by the given ones.
 * @param given variables of the call or of the text conversation
 * @param call null in a text conversation
 */
export async function variablesOf(
  { db, clock }: { db: Db } & Uses<'clock'>,
  workspaceId: string,
  { language, variables }: Pick<AgentState['settings'], 'language' | 'variables'>,
  given: Variables,
  call: CallParties | null,
): Promise<Variables> {
  const timeZone = await selectTimeZone(db, workspaceId);
  return { ...builtInVariables({ now: clock.now(), timeZone, language }, call), ...variables, ...given };
}
