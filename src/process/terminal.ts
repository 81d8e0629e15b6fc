// Asks for a new password on the terminal, twice and without echo.
import { askHidden } from '../cli/prompt.ts';

/**
 * Returns the password, which was typed twice; empty if the user only pressed Return.
 * @throws Error when they differ, or on Ctrl-C
 */
export async function askForNewPassword(): Promise<string> {
  const ask = (prompt: string) => askHidden(process, prompt, 'no password was given; nothing was changed');
  const first = await ask('New password (empty to generate one): ');
  if (first === '') return '';
  if ((await ask('Repeat the password: ')) !== first) throw new Error('the two passwords differ; nothing was changed');
  return first;
}
