// Speech with pauses at every distance from the detector's flush, for a process of its own: the native library writes to standard error,
// where no test of the same process can see it. Prints whether speech was heard.
import { pino } from 'pino';
import { systemClock } from '../../../src/core/clock.ts';
import { FRAME_SAMPLES } from '../../../src/providers/ports.ts';
import { createBuiltinTts } from '../../../src/providers/tts/builtin.ts';
import { createSileroVad } from '../../../src/providers/vad/silero.ts';

const FRAMES = 3_000;
/** Far more than a slow machine needs. */
const MOST_TURNS = 200_000;
/** Speech and pauses in frames; together no divisor of a second, so that pauses begin at all distances from a flush. */
const SPEECH_FRAMES = 31;
const PAUSE_FRAMES = 12;

const tts = createBuiltinTts(systemClock);
const text = 'We are open from seven to six, and we bake bread, rolls and cakes every morning.';
const request = { voiceId: 'builtin-onyx', text, language: 'en', signal: new AbortController().signal };
const speech = [];
for await (const chunk of tts.synthesize(request)) speech.push(...chunk);
await tts.close();

const vad = createSileroVad(pino({ level: 'silent' }));
const detector = vad.create();
let at = 0;
const hear = (speaks) =>
  detector.write(Int16Array.from({ length: FRAME_SAMPLES }, () => (speaks ? speech[at++ % speech.length] : 40)));
for (let i = 0; i < FRAMES; i++) hear(i % (SPEECH_FRAMES + PAUSE_FRAMES) < SPEECH_FRAMES);
// The thread takes frames in order: its decision about these ones comes after all others.
let heard = false;
for (let i = 0; i < MOST_TURNS && !heard; i++) {
  heard = hear(true);
  await new Promise((resolve) => setImmediate(resolve));
}
await vad.close();
process.stdout.write(heard ? 'heard\n' : 'not heard\n');
