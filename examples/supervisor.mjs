// Listens to a live call, prints its transcript, and whispers to the agent. Needs Node 22 or newer and no package.
//   api POST /v1/calls/$CALL_ID/monitor '{"mode":"whisper"}' | node examples/supervisor.mjs call.pcm 'Be brief.'
// Standard input is the response of that operation. The file receives 16 kHz PCM16 in two channels: left the caller, right the agent.
import { createWriteStream, readFileSync } from 'node:fs';

if (!globalThis.WebSocket) {
  console.error(`Node 22 or newer is needed, and this is ${process.version}.`);
  process.exit(2);
}
const [file, whisper] = process.argv.slice(2);
const input = readFileSync(0, 'utf8');
let issued = null;
try {
  issued = JSON.parse(input);
} catch {
  // Reported below, like the refusal of the operation, which is JSON without an address.
}
if (!issued?.url) {
  console.error(
    `Standard input must be the response of POST /v1/calls/{id}/monitor. It is: ${input.trim() || 'empty'}`,
  );
  process.exit(2);
}
const { url, token } = issued;
const sound = file ? createWriteStream(file) : null;

const socket = new WebSocket(url, ['parley.v1', token]);
socket.binaryType = 'arraybuffer';
socket.onopen = () => {
  if (whisper) socket.send(JSON.stringify({ type: 'whisper', text: whisper }));
};
socket.onmessage = ({ data }) => {
  if (typeof data !== 'string') return sound?.write(new Uint8Array(data));
  const message = JSON.parse(data);
  if (message.type !== 'line') console.log(message.type, message.mode ?? message.turn ?? '');
  // A line arrives word by word, and once more when it is complete.
  else if (message.line.final) console.log(`${message.line.role}: ${message.line.text}`);
};
socket.onclose = ({ code, reason }) => {
  sound?.end();
  // 1000: the call has ended.
  console.log(`closed ${code} ${reason}`);
  process.exitCode = code === 1000 ? 0 : 1;
};
