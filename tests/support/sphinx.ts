// A recogniser for the Deepgram stand-in that really listens: Debian's pocketsphinx with its English model, streaming. Used by
// tests of whole calls on audio alone. Absent on purpose: partial words; the program tells whole utterances only.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Recognizer } from './deepgram-server.ts';

const PROGRAM = '/usr/bin/pocketsphinx_continuous';
const MODEL = '/usr/share/pocketsphinx/model/en-us';

export const hasSphinx = existsSync(PROGRAM) && existsSync(MODEL);

/** An utterance ends for it after this many frames of 10 ms of silence: before a session asks for final words. */
const SILENCE_FRAMES = '20';

export function sphinxRecognizer(say: (text: string, final: boolean) => void): Recognizer {
  // The program opens its input by name, which a socket (what node gives a child) does not allow; a pipe does.
  const command = `cat | ${PROGRAM} -infile /dev/stdin -fwdflat no -vad_postspeech ${SILENCE_FRAMES} -logfn /dev/null`;
  const child = spawn('sh', ['-c', command], { stdio: ['pipe', 'pipe', 'ignore'] });
  let rest = '';
  child.stdin.on('error', () => undefined);
  child.stdout.on('data', (bytes: Buffer) => {
    const lines = (rest + bytes.toString('utf8')).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (line.trim() !== '') say(line.trim(), true);
  });
  return {
    audio: (bytes) => void child.stdin.write(bytes),
    // It finds the end of an utterance by itself.
    finalize: () => undefined,
    close: () => child.stdin.end(),
  };
}

/** Word error rate: edits that turn what was heard into what was said, by words of what was said. */
export function wordErrorRate(said: string, heard: string): number {
  const [want, got] = [wordsOf(said), wordsOf(heard)];
  let row = got.map((_, i) => i + 1);
  row.unshift(0);
  for (const [i, word] of want.entries()) {
    const next = [i + 1];
    for (const [j, other] of got.entries()) {
      next.push(Math.min(row[j]! + (word === other ? 0 : 1), row[j + 1]! + 1, next[j]! + 1));
    }
    row = next;
  }
  return row.at(-1)! / Math.max(1, want.length);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z']+/g) ?? [];
}
