// One component of the service in its own process. Arguments: its name, and a copy of a data directory. Prints by how many
// megabytes the process grows after the component was used once.
import { join } from 'node:path';
import { pino } from 'pino';
import { systemClock } from '../../src/core/clock.ts';

const [name, dataDir] = process.argv.slice(2) as [string, string];

const PIECES: Readonly<Record<string, () => Promise<{ close?(): Promise<void> }>>> = {
  async modules() {
    await import('../../src/app.ts');
    return {};
  },
  async database() {
    const { openDatabase } = await import('../../src/database/pool.ts');
    const database = await openDatabase({ embedded: join(dataDir, 'database') }, { onError: console.error });
    await database.pool.query('select count(*) from calls');
    return database;
  },
  async voices() {
    const { createBuiltinTts } = await import('../../src/providers/tts/builtin.ts');
    const tts = createBuiltinTts(systemClock);
    const { voiceId } = tts.voices()[0]!;
    const { signal } = new AbortController();
    for await (const _ of tts.synthesize({ voiceId, text: 'Good morning.', language: 'en-US', signal }));
    return tts;
  },
  async 'voice activity'() {
    const { createSileroVad } = await import('../../src/providers/vad/silero.ts');
    const vad = createSileroVad(pino({ level: 'silent' }));
    const detector = vad.create();
    const loud = Int16Array.from({ length: 320 }, (_, i) => Math.round(8_000 * Math.sin(i / 4)));
    for (let frame = 0; frame < 50; frame++) detector.write(loud);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return vad;
  },
  async embeddings() {
    const { createBuiltinEmbedder } = await import('../../src/providers/embeddings/builtin.ts');
    const embedder = createBuiltinEmbedder(systemClock);
    await embedder.warmUp();
    return embedder;
  },
};

const load = PIECES[name];
if (!load) throw new Error(`${name} is none of ${Object.keys(PIECES).join(', ')}`);
const before = process.memoryUsage.rss();
// Kept referenced until the end, so that nothing is collected, and closed before the exit, because threads that run native code
// must not be killed.
const loaded = await load();
process.stdout.write(String((process.memoryUsage.rss() - before) / 1e6));
await loaded.close?.();
