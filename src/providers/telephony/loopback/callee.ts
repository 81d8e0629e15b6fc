// Plays a persona on a line: turns received audio into events of conversation.ts, and that machine's commands into speech,
// captions, tones and digits. Invariant: speech is sent on the line's ticks, with captions word by word as the audio is played.
// After `stop` nothing more happens. It detects speech by loudness and reads the agent's captions, because a persona has no
// recognizer.
import type { Logger } from 'pino';
import type { Clock, Timer } from '../../../core/clock.ts';
import { concatSamples, rms } from '../../../core/pcm.ts';
import { FRAME_MS, FRAME_SAMPLES } from '../../ports/audio.ts';
import type { Caption } from '../../ports/stt.ts';
import type { TtsProvider } from '../../ports/tts.ts';
import { FIRST_STATE, stepCallee, type CalleeCommand, type CalleeEvent } from './conversation.ts';
import type { Callee, CalleeLine } from './line.ts';
import type { Persona } from './personas.ts';
import { addNoise, sineTone, type Random } from './sound.ts';

interface CalleeParts {
  clock: Clock;
  log: Logger;
  tts: TtsProvider;
  random: Random;
}

/** Louder audio is speech. Quieter audio is noise, or the ringback of an agent that calls a third party: about −36 dBFS. */
const HEARD_RMS = 500;
const STARTED_FRAMES = 3;
/** Silence after which the agent counts as finished: longer than the gap between two sentences. */
const FINISHED_FRAMES = 700 / FRAME_MS;
/** Extra wait after speech without any text, because captions may arrive a little after their audio. */
const CAPTION_GRACE_FRAMES = 800 / FRAME_MS;
/** Each pause is extended randomly by up to this much, to vary like a person's. */
const PAUSE_JITTER_MS = 350;
const BEEP_HERTZ = 1_000;
const BEEP_MS = 500;
const MAX_HEARD_TEXT_CHARS = 4_000;

export function createCallee(persona: Persona, line: CalleeLine, parts: CalleeParts): Callee {
  const { clock, log, tts, random } = parts;
  const stopping = new AbortController();
  const listener = createAgentListener();
  const player = createSpeechPlayer((caption) => line.caption(caption));
  let state = FIRST_STATE;
  let waiting: Timer | null = null;
  let opened = false;

  function handle(event: CalleeEvent): void {
    if (stopping.signal.aborted) return;
    const [next, commands] = stepCallee(persona, state, event);
    state = next;
    for (const command of commands) run(command);
  }

  function run(command: CalleeCommand): void {
    if (command.type === 'say') void say(command.text);
    else if (command.type === 'beep') player.play(sineTone(BEEP_HERTZ, BEEP_MS), '');
    else if (command.type === 'press') for (const digit of command.digits) line.digit(digit);
    else if (command.type === 'hang_up') line.hangUp('hangup');
    else waiting?.cancel();
    if (command.type === 'wait') {
      waiting = clock.after(command.ms + random() * PAUSE_JITTER_MS, () => handle({ type: 'waited' }));
    }
  }

  async function say(text: string): Promise<void> {
    listener.forget();
    const voiceId = persona.kind === 'silent' ? '' : persona.voiceId;
    try {
      const request = { voiceId, text, language: 'en-US', signal: stopping.signal };
      const chunks: Int16Array[] = [];
      for await (const chunk of tts.synthesize(request)) chunks.push(chunk);
      player.play(concatSamples(chunks), text);
    } catch (error) {
      if (stopping.signal.aborted) return;
      log.error({ err: error }, 'loopback callee could not synthesize speech');
      line.hangUp('lost');
    }
  }

  return {
    tick(heard) {
      if (!opened) {
        opened = true;
        handle({ type: 'opened' });
      }
      const event = listener.hear(heard);
      if (event) handle(event);
      const { frame, finished } = player.next();
      if (finished) handle({ type: 'played' });
      return frame;
    },
    hearCaption: listener.read,
    hearDigit: (digit) => handle({ type: 'digit', digit }),
    stop() {
      stopping.abort();
      waiting?.cancel();
    },
  };
}

interface AgentListener {
  /** Processes one tick; detects when the agent starts or finishes speaking. */
  hear(frame: Int16Array | null): CalleeEvent | null;
  read(caption: Caption): void;
  /** Discards the text so far, because the persona answers it now. */
  forget(): void;
}

function createAgentListener(): AgentListener {
  let loudFrames = 0;
  let quietFrames = 0;
  let speaking = false;
  let finals = '';
  let partial = '';
  return {
    hear(frame) {
      const loud = frame !== null && rms(frame) >= HEARD_RMS;
      loudFrames = loud ? loudFrames + 1 : 0;
      quietFrames = loud ? 0 : quietFrames + 1;
      if (!speaking && loudFrames >= STARTED_FRAMES) {
        speaking = true;
        return { type: 'agent_started' };
      }
      const text = `${finals} ${partial}`.trim();
      const enough = FINISHED_FRAMES + (text ? 0 : CAPTION_GRACE_FRAMES);
      if (!speaking || quietFrames < enough) return null;
      speaking = false;
      return { type: 'agent_finished', text };
    },
    read({ text, final }) {
      partial = final ? '' : text;
      if (final) finals = `${finals} ${text}`.slice(-MAX_HEARD_TEXT_CHARS);
    },
    forget() {
      finals = '';
      partial = '';
    },
  };
}

/** The side of a line that speaks: audio frame by frame, with captions. */
export interface SpeechPlayer {
  /** Plays from the next tick on; captions follow the audio if there is a text. */
  play(samples: Int16Array, text: string): void;
  next(): { frame: Int16Array; finished: boolean };
}

export function createSpeechPlayer(sendCaption: (caption: Caption) => void): SpeechPlayer {
  let samples: Int16Array | null = null;
  let text = '';
  let at = 0;
  let captionedWords = 0;
  let tick = 0;

  // Assumes that a word's duration is proportional to its length: accurate enough for captions.
  function captionUpTo(share: number): void {
    const words = text.split(' ');
    let chars = 0;
    const count = words.filter((word) => (chars += word.length + 1) / (text.length + 1) <= share).length;
    if (count <= captionedWords || count === words.length) return;
    captionedWords = count;
    sendCaption({ text: words.slice(0, count).join(' '), final: false });
  }

  return {
    play(next, said) {
      samples = next;
      text = said;
      at = 0;
      captionedWords = 0;
    },
    next() {
      tick++;
      if (!samples) return { frame: addNoise(new Int16Array(0), tick), finished: false };
      const frame = addNoise(samples.subarray(at, at + FRAME_SAMPLES), tick);
      at += FRAME_SAMPLES;
      const finished = at >= samples.length;
      if (text && finished) sendCaption({ text, final: true });
      else if (text) captionUpTo(at / samples.length);
      if (finished) samples = null;
      return { frame, finished };
    },
  };
}
