// Audio for a browser's microphone, made by Debian's tools at test time, and the levels of recordings. The browser repeats
// its file, so speech is padded with silence: a caller who speaks and then waits.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Says `text` after `beforeSeconds`, and again after half a minute, so that a late answer is not interrupted. */
export function speech(directory: string, text: string, beforeSeconds: number): string {
  const spoken = join(directory, 'spoken.wav');
  const file = join(directory, 'microphone.wav');
  execFileSync('flite', ['-voice', 'rms', '-t', text, '-o', spoken]);
  execFileSync('sox', [
    spoken,
    '-r',
    '48000',
    '-c',
    '1',
    '-b',
    '16',
    file,
    'pad',
    String(beforeSeconds),
    '30',
    'repeat',
    '1',
  ]);
  return file;
}

export function silence(directory: string): string {
  const file = join(directory, 'silence.wav');
  execFileSync('sox', ['-n', '-r', '48000', '-c', '1', '-b', '16', file, 'trim', '0', '60']);
  return file;
}

/** Peak level of both channels of a stereo MP3, 0 to 1: left the caller, right the agent. */
export function peaks(mp3: Uint8Array): { left: number; right: number } {
  const args = ['-v', 'error', '-i', 'pipe:0', '-f', 's16le', '-ac', '2', '-ar', '16000', 'pipe:1'];
  const raw = execFileSync('ffmpeg', args, { input: mp3, maxBuffer: 1 << 28 });
  const samples = new Int16Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + (raw.byteLength & ~3)));
  let left = 0;
  let right = 0;
  for (let at = 0; at < samples.length; at += 2) {
    left = Math.max(left, Math.abs(samples[at]!));
    right = Math.max(right, Math.abs(samples[at + 1]!));
  }
  return { left: left / 32_768, right: right / 32_768 };
}
