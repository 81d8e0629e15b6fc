// The start of a conversation that repeats a line of an old call.
import type { Transcript } from '../../../../../../generated/types.ts';
import type { TranscriptLine } from '../../../../conversation/view.ts';
import type { Start } from './use-talk.ts';

/** @param sequence position of the caller's line in the timeline. Returns null if the transcript has no such line */
export function startFromCall({ data }: Pick<Transcript, 'data'>, sequence: number): Start | null {
  const said = data.filter((item) => item.type === 'utterance');
  const asked = said.find((item) => item.sequence === sequence && item.role === 'user');
  if (!asked) return null;
  const lines = said
    .filter((item) => item.sequence < sequence)
    .map((item): TranscriptLine => ({
      id: `call/${item.sequence}`,
      role: item.role === 'agent' ? 'agent' : 'user',
      text: item.text,
      final: true,
      atMs: null,
    }));
  return { lines, say: asked.text };
}
