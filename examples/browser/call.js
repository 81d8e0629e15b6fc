// A voice call over the service's socket: sends the microphone, plays the agent, shows the transcript.
// Text frames are RtcClientMessage and RtcServerMessage of /openapi.json, binary frames 20 ms of 16 kHz mono PCM16.
// Deliberately omitted: reconnecting after a lost connection (`resume_token` of `open`), and a jitter buffer.
const RATE = 16_000;
/** Delay between the arrival of a frame and its playback, in seconds, so that a late frame leaves no gap. */
const BUFFER_SECONDS = 0.06;
const REPORT_MS = 200;

const element = (id) => document.getElementById(id);
const show = (state) => (element('state').textContent = state);

/** Plays frames one after the other. `played` counts the frames that were played, which the service needs to know. */
function createSpeaker(context) {
  let end = 0;
  let played = 0;
  let sources = [];
  return {
    play(bytes) {
      const samples = Float32Array.from(new Int16Array(bytes), (sample) => sample / 32768);
      const buffer = context.createBuffer(1, samples.length, RATE);
      buffer.copyToChannel(samples, 0);
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(context.destination);
      source.onended = () => {
        played++;
        sources = sources.filter((other) => other !== source);
      };
      end = Math.max(end, context.currentTime + BUFFER_SECONDS);
      source.start(end);
      end += buffer.duration;
      sources.push(source);
    },
    /** The caller has interrupted: drops the frames that were not played yet. */
    cut() {
      for (const source of sources) source.stop();
      end = 0;
    },
    played: () => played,
  };
}

async function startMicrophone(context, onFrame) {
  await context.audioWorklet.addModule('/microphone.js');
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true },
  });
  const node = new AudioWorkletNode(context, 'microphone', { numberOfOutputs: 0 });
  node.port.onmessage = ({ data }) => onFrame(data);
  context.createMediaStreamSource(stream).connect(node);
  return () => stream.getTracks().forEach((track) => track.stop());
}

function showLine({ id, role, text }) {
  const line = element(`line-${id}`) ?? element('lines').appendChild(document.createElement('li'));
  line.id = `line-${id}`;
  line.textContent = `${role === 'agent' ? 'Agent' : 'You'}: ${text}`;
}

async function call() {
  element('call').disabled = true;
  show('Connecting');
  const context = new AudioContext({ sampleRate: RATE });
  const speaker = createSpeaker(context);
  const response = await fetch('/token', { method: 'POST' });
  const { url, token, detail, title } = await response.json();
  if (!response.ok) throw new Error(detail ?? title);

  const socket = new WebSocket(url, ['parley.v1', token]);
  socket.binaryType = 'arraybuffer';
  const send = (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  let stopMicrophone = () => {};
  const report = setInterval(() => send({ t: 'played', frames: speaker.played() }), REPORT_MS);

  socket.onmessage = ({ data }) => {
    if (typeof data !== 'string') return speaker.play(data);
    const message = JSON.parse(data);
    if (message.t === 'open') {
      element('end').disabled = false;
      // No recognizer is configured: the agent receives typed text, or captions of the browser's own recognizer (`caption`).
      if (message.ears === 'browser') element('text').placeholder = 'This service reads only. Type here.';
    }
    if (message.t === 'turn') show(message.turn);
    if (message.t === 'line') showLine(message.line);
    if (message.t === 'cut') speaker.cut();
  };
  socket.onclose = ({ code, reason }) => {
    clearInterval(report);
    stopMicrophone();
    void context.close();
    element('call').disabled = false;
    element('end').disabled = true;
    show(code === 1000 ? 'The call is over' : `The call was lost (${code} ${reason})`);
  };
  element('end').onclick = () => send({ t: 'end' });
  element('form').onsubmit = (event) => {
    event.preventDefault();
    send({ t: 'text', text: element('text').value });
    element('text').value = '';
  };
  const onFrame = (frame) => socket.readyState === WebSocket.OPEN && socket.send(frame);
  // Without a microphone, the visitor types and hears the agent.
  stopMicrophone = await startMicrophone(context, onFrame).catch(() => stopMicrophone);
}

element('call').onclick = () =>
  call().catch((error) => {
    element('call').disabled = false;
    show(error.message);
  });
