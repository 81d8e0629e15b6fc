// The texts of a conversation, and the rules for the status line. Pure. Plain language, sentence case, units. A failure has one
// sentence: the cause and the next step. refusals.ts has the refusals of requests.
import { GREETING, isUp, type SpeechInputKind, type View } from './view.ts';
import { minutes } from './format.ts';
import * as WORDS from './labels.ts';

const MICROPHONE = {
  asking: 'Allow the microphone to talk. You can also type.',
  denied: 'The microphone is blocked for this site. Allow it in the address bar, or keep typing.',
  missing: 'No microphone found. Plug one in, or keep typing.',
  insecure: 'Voice needs https or localhost. Text works here.',
  silent: 'No sound from your microphone. Choose another, or type.',
};

const TURN = {
  listening: 'Listening',
  hearing: 'Hearing you',
  thinking: 'Thinking',
  speaking: 'Speaking. Talk to interrupt.',
};

const TYPED = {
  listening: "This agent can't hear speech yet. Type, and it answers aloud.",
  speaking: 'Speaking. Type to interrupt.',
};

/** Texts by end reason of a call. */
export const ENDED: Readonly<Record<string, string>> = {
  caller_hangup: 'you hung up',
  agent_hangup: 'the agent hung up',
  ended_by_api: 'ended by the operator',
  transferred: 'transferred to a person',
  inactivity: 'nobody spoke',
  max_duration: 'the time is up',
  repetition: 'both sides repeated themselves',
  insufficient_funds: 'the balance is used up',
};

const FAILED: Record<string, string> = {
  rate_limited: 'Too many requests from here. Wait a minute, then try again.',
  concurrency_limited: 'All lines are busy. Try again in a minute, or type.',
  insufficient_funds: 'This service has used up its balance. Try again later.',
  engine_error: 'The language model failed. Try again in a minute.',
  stt_error: 'Speech recognition failed. Try again, or type.',
  tts_error: 'The voice failed. Try again, or type.',
  media_lost: 'The audio connection broke. Check your network, then try again.',
  internal_error: 'The server failed. Try again in a minute.',
  no_answer: 'The call was not joined in time. Try again.',
  unreachable: 'The server does not answer. Check your connection, then try again.',
  socket:
    'The voice connection is blocked: the server answers, but not its WebSocket. Ask your network administrator to allow it, or type.',
  socket_refused: 'The voice connection was refused. Try again.',
  elsewhere: 'This call continues in another window.',
  connection_lost: 'The connection was lost. The conversation is saved. Try again.',
  audio: 'This browser could not start its audio. Close other calls, then try again.',
};

/** A state shorter than this is not shown, to avoid flicker. */
const CONNECTING_QUIET_MS = 400;
const THINKING_QUIET_MS = 300;
const GO_AHEAD_MS = 1_200;

/**
 * Returns the sentence for an error code; a generic one with the code if there is none.
 * @param seconds the wait that the server requests
 */
export function failure(code: string, seconds: number | null = null): string {
  if (code === 'rate_limited' && seconds !== null) {
    return `Too many messages from here. Send this one again in ${seconds} s.`;
  }
  return FAILED[code] ?? `That did not work (${code}). Try again.`;
}

/** Describes a call before it begins. @param hears whether the browser reports that it can recognize speech */
export function callPromise(speechInput: SpeechInputKind, hears: boolean, agent: string): string {
  if (speechInput === 'server') return `In a call you speak, and ${agent} answers.`;
  if (speechInput === 'browser' && hears) {
    return `In a call you speak, and ${agent} answers. Your browser recognizes your speech, and may send the audio to its vendor.`;
  }
  const remedy = speechInput === 'browser' ? ' This browser recognizes no speech; Chrome, Edge and Safari do.' : '';
  return `In a call you type, and ${agent} speaks.${remedy}`;
}

/** Returns the text of the status line at `now`; empty if there is no call. */
export function status(view: View, now: number): string {
  const { phase } = view;
  switch (phase.at) {
    case 'idle':
      return view.microphone === 'insecure' ? MICROPHONE.insecure : '';
    case 'connecting':
      if (view.microphone === 'asking') return MICROPHONE.asking;
      return now - phase.since < CONNECTING_QUIET_MS ? '' : 'Connecting';
    case 'live':
      return live(view, now);
    case 'reconnecting':
      return 'Connection lost. Reconnecting';
    case 'ended':
      return ['Call ended', minutes(phase.durationMs), ENDED[phase.reason] ?? phase.reason].join(' · ');
    case 'failed':
      if (phase.detail !== undefined) return phase.detail;
      return view.callId === null ? failure(phase.code) : `${failure(phase.code)} (${view.callId})`;
  }
}

function live(view: View, now: number): string {
  const { turn, microphone } = view;
  if (view.interruptedAt !== null && now - view.interruptedAt < GO_AHEAD_MS) return 'Go ahead';
  if (turn === 'thinking') return now - view.turnSince < THINKING_QUIET_MS ? TURN.listening : TURN.thinking;
  const cannotHear = view.speechInput === 'typed' || (microphone !== 'on' && microphone !== 'silent');
  if (turn === 'speaking') return cannotHear ? TYPED.speaking : TURN.speaking;
  if (turn === 'hearing') return TURN.hearing;
  if (view.muted) return 'Microphone off';
  if (microphone !== 'on' && microphone !== 'off') return MICROPHONE[microphone];
  return view.speechInput === 'typed' ? TYPED.listening : TURN.listening;
}

/** Milliseconds until `status` may change through time alone; null if it will not. */
export function nextStatusMs(view: View, now: number): number | null {
  const due = [
    view.phase.at === 'connecting' ? view.phase.since + CONNECTING_QUIET_MS : 0,
    view.turn === 'thinking' ? view.turnSince + THINKING_QUIET_MS : 0,
    view.interruptedAt === null ? 0 : view.interruptedAt + GO_AHEAD_MS,
  ].filter((at) => at > now);
  return due.length === 0 ? null : Math.min(...due) - now;
}

/** Returns the announcement for screen readers: states in a call, finished responses in a chat, never single tokens. */
export function announcement(before: View, view: View, now: number): { text: string; urgent: boolean } | null {
  const urgent = view.phase.at === 'failed' || view.phase.at === 'reconnecting';
  const said = status(view, now);
  if (said !== '' && said !== status(before, now - 1)) return { text: said, urgent };
  // In a call the agent is already audible.
  if (isUp(view)) return null;
  const last = view.lines.at(-1);
  const old = last && before.lines.find(({ id }) => id === last.id);
  if (!last?.final || last.role === 'user' || old?.final || last.id === GREETING) return null;
  return { text: last.role === 'note' ? last.text : `${view.agentName ?? WORDS.agent}: ${last.text}`, urgent: false };
}
