// The persona behind each test number, as data. The numbers and the outcome of a call to each are documented for users (+1 202
// 555 0100 to 0108, a range reserved for fiction).
// Invariant: a persona answers what it was asked, then hangs up; no persona talks forever.
import type { DialFailure } from '../../ports/carrier.ts';

interface PersonaRule {
  /** Matched against the agent's words since the persona last spoke: the last sentence first, then all of them. */
  when: RegExp;
  /** Used in turn, so that a repeated question gets a different answer. */
  say: readonly string[];
}

export interface Script {
  /** Said if the agent is silent after the answer. */
  opening: string;
  rules: readonly PersonaRule[];
  /** Used in turn if no rule matches. */
  otherwise: readonly string[];
  /** Number of replies after which the persona says goodbye. */
  repliesMax: number;
  goodbye: string;
  /** Interrupts the agent once, this long after an utterance of the agent began. */
  cutIn: { afterMs: number; say: string } | null;
  /** Hangs up during the agent's nth utterance (from 1). */
  hangUp: { utterance: number; afterMs: number } | null;
  /** The offered key that the persona presses, and its words afterwards. */
  keys: { presses: 'first' | 'last'; afterwards: string | null };
}

export type Persona =
  | { kind: 'talks'; voiceId: string; script: Script }
  | { kind: 'machine'; voiceId: string; greeting: string; beeps: boolean }
  /** A screening service asks first, then the person takes the call. */
  | { kind: 'screens'; voiceId: string; prompt: string; hold: string; script: Script }
  | { kind: 'silent' };

export type PersonaRoute =
  | { type: 'fails'; reason: DialFailure; detail: string; afterMs: number; rings: boolean }
  | { type: 'answers'; ringMs: number; by: 'human' | 'machine' | 'unknown'; persona: Persona };

const SMALL_TALK: readonly PersonaRule[] = [
  { when: /\b(good ?bye|bye)\b/i, say: ['Goodbye.'] },
  { when: /\banything else\b/i, say: ['Yes, one more thing. What are your opening hours?', 'No, that is everything.'] },
  { when: /\be-?mail\b.*\?/i, say: ['It is alex dot morgan at example dot com.'] },
  { when: /\b(phone number|number to reach|call you back)\b.*\?/i, say: ['You can use the number you just called.'] },
  { when: /\b(your (full )?name|am i (speaking|talking)|who is this)\b.*\?/i, say: ['My name is Alex Morgan.'] },
  { when: /\bhow (are you|is your day)\b/i, say: ['I am doing well, thank you. What can you do for me?'] },
  {
    when: /\b(what (day|time|date)|when|which day|schedule|appointment|available)\b.*\?/i,
    say: ['Tuesday at three in the afternoon would suit me well.', 'Thursday morning is fine too.'],
  },
  { when: /\bhow many\b.*\?/i, say: ['There will be four of us.'] },
  { when: /\b(good|right|bad) time\b.*\?|\bhave a (minute|moment)\b.*\?/i, say: ['Yes, I have a few minutes.'] },
  {
    when: /\b(what|how) (can|may) (i|we)\b.*\?|\blike (me )?to (know|do)\b.*\?|\btell me\b.*\?/i,
    say: [
      'I would like to know what your opening hours are.',
      'How can I pay?',
      'I just wanted to hear how this works.',
    ],
  },
  { when: /\b(right|correct|is that (ok|okay|fine))\b.*\?/i, say: ['Yes, that is right.', 'Yes, exactly.'] },
  { when: /\b(can|could|do|would|will|are|is) (you|that|this)\b.*\?/i, say: ['Yes, that sounds good to me.'] },
];

const CONVERSES: Script = {
  opening: 'Hello? Who is this?',
  rules: SMALL_TALK,
  otherwise: [
    // Questions that fit any business, because an agent answers from its own knowledge.
    'I see. And where can I park my car?',
    'Thank you. How can I pay?',
    'That is good to know. Where exactly are you?',
  ],
  repliesMax: 2,
  goodbye: 'Great, that is all I needed. Thank you for your help, goodbye.',
  cutIn: null,
  hangUp: null,
  keys: { presses: 'first', afterwards: null },
};

const INTERRUPTS: Script = {
  ...CONVERSES,
  cutIn: {
    afterMs: 1_200,
    say: 'Sorry, let me stop you right there. I only have a minute, so please tell me what this call is about.',
  },
};

const LEAVES: Script = { ...CONVERSES, hangUp: { utterance: 2, afterMs: 1_000 } };

const WANTS_A_HUMAN: Script = {
  opening: 'Hello? I would like to speak to a human, please.',
  rules: [{ when: /\b(good ?bye|bye)\b/i, say: ['Goodbye.'] }],
  otherwise: [
    'I would like to speak to a human, please. Can you transfer me to a person?',
    'I really need to talk to a real person. Please transfer me to an agent.',
  ],
  repliesMax: 2,
  // No goodbye: an agent that ends the call on a goodbye would be faster than this persona's own hang-up.
  goodbye: 'Then I will try again another time.',
  cutIn: null,
  hangUp: null,
  keys: { presses: 'first', afterwards: null },
};

/** Scripts for warm transfers: one accepts the call, one declines it. */
const TAKES_CALLS: Script = {
  ...CONVERSES,
  opening: 'Service desk, Robin speaking.',
  repliesMax: 4,
  goodbye: 'You are welcome. Have a nice day, goodbye.',
  keys: {
    presses: 'first',
    afterwards: 'Hello, this is Robin at the service desk. I have heard what this is about. How can I help you?',
  },
};

const DECLINES_CALLS: Script = { ...TAKES_CALLS, keys: { presses: 'last', afterwards: null } };

function talks(voiceId: string, script: Script): PersonaRoute {
  return { type: 'answers', ringMs: 1_200, by: 'human', persona: { kind: 'talks', voiceId, script } };
}

export const ROUTES: Readonly<Record<string, PersonaRoute>> = {
  '+12025550100': talks('builtin-onyx', CONVERSES),
  '+12025550101': { type: 'fails', reason: 'busy', detail: '486 Busy Here', afterMs: 600, rings: false },
  '+12025550102': { type: 'fails', reason: 'no_answer', detail: '480 nobody answered', afterMs: 10_000, rings: true },
  '+12025550103': {
    type: 'answers',
    ringMs: 2_000,
    by: 'machine',
    persona: {
      kind: 'machine',
      voiceId: 'builtin-fable',
      greeting: 'Hi, you have reached Sam Porter. I cannot take your call now. Please leave a message after the tone.',
      beeps: true,
    },
  },
  '+12025550104': {
    type: 'fails',
    reason: 'invalid_number',
    detail: '404 no such number',
    afterMs: 300,
    rings: false,
  },
  '+12025550105': talks('builtin-echo', LEAVES),
  '+12025550106': talks('builtin-nova', INTERRUPTS),
  '+12025550107': { type: 'answers', ringMs: 1_200, by: 'human', persona: { kind: 'silent' } },
  '+12025550108': talks('builtin-shimmer', WANTS_A_HUMAN),
};

/** Callees that the carrier cannot classify, between the repetitions as well. */
export const UNKNOWN_CALLEES: Readonly<Record<string, PersonaRoute>> = {
  '+12025550129': {
    type: 'answers',
    ringMs: 1_200,
    by: 'unknown',
    persona: {
      kind: 'screens',
      voiceId: 'builtin-onyx',
      prompt: 'Hi. If you record your name and reason for calling, I will see if this person is available.',
      hold: 'Please stay on the line.',
      script: { ...CONVERSES, opening: 'Hello, this is Alex Morgan speaking.' },
    },
  },
  '+12025550139': {
    type: 'answers',
    ringMs: 2_000,
    by: 'unknown',
    persona: {
      kind: 'machine',
      voiceId: 'builtin-fable',
      greeting: 'You have reached the voicemail of Sam Porter. Please leave your name and your number.',
      beeps: false,
    },
  },
};

/** Humans to transfer to, at numbers between the repetitions of the personas. */
export const COLLEAGUES: Readonly<Record<string, PersonaRoute>> = {
  '+12025550109': talks('builtin-echo', TAKES_CALLS),
  '+12025550119': talks('builtin-fable', DECLINES_CALLS),
};
