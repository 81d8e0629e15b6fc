// Loaded into a service by `node --import`: records which vendor packages each of its threads loads, one line per package.
// LOADS is the path of the file. Worker threads inherit the flag and are recorded, too.
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** Packages that must not cost memory or time without a vendor's key. */
const VENDOR_PACKAGES = [
  '@deepgram/sdk',
  '@elevenlabs/elevenlabs-js',
  '@cartesia/cartesia-js',
  'hume',
  'twilio',
  '@livekit/rtc-node',
  'livekit-server-sdk',
  '@modelcontextprotocol/sdk',
  'stripe',
  'openid-client',
  'sherpa-onnx-node',
] as const;

const file = process.env['LOADS'];
if (file !== undefined) {
  const seen = new Set<string>();
  let entry: string | null = null;
  registerHooks({
    load(url, context, nextLoad) {
      entry ??= url;
      const found = VENDOR_PACKAGES.find((name) => url.includes(`/node_modules/${name}/`));
      if (found !== undefined && !seen.has(found)) {
        seen.add(found);
        const thread = isMainThread ? 'main' : `${new URL('.', entry).pathname.split('/').at(-2)}/${basename(entry)}`;
        appendFileSync(file, `${thread} ${found}\n`);
      }
      return nextLoad(url, context);
    },
  });
}
