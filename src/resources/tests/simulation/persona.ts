// The built-in simulated caller: states its goal, answers questions from its facts, and leaves when it has been answered. Rules
// and a seed instead of a model, so that the same agent gets the same words. Deliberately omitted: understanding; a model can
// play a caller who argues.
import type { TestPersona } from '../../../../generated/types.ts';
import { cutStart } from '../../../core/cut-text.ts';
import { lastQuestion, MAX_HEARD_CHARS } from '../../../core/sentences.ts';
import { wordsOf } from '../../../core/words.ts';
import type { CallerMove, CallerPart } from './caller.ts';

interface Phrases {
  yes: string;
  unknown: string;
  repeat: string;
  thanks: string;
  offTopic: string;
  moods: Readonly<Record<string, string>>;
  /** The agent asks for a confirmation; asks whether there is more; says goodbye. */
  confirms: RegExp;
  more: RegExp;
  leaves: RegExp;
}

const ENGLISH: Phrases = {
  yes: 'Yes, please.',
  unknown: 'I am afraid I do not know that.',
  repeat: 'Sorry, I did not understand that. Could you say it again?',
  thanks: 'Thank you, that is all. Goodbye.',
  offTopic: 'By the way, how is the weather where you are?',
  moods: { friendly: 'Lovely to talk to you.', impatient: 'I am in a hurry.', angry: 'This is really annoying.' },
  confirms:
    /\b(is that (right|correct|ok|okay|fine)|correct|shall i|should i|would you like|do you want|confirm)\b.*\?/i,
  more: /\b(anything else|something else|what else)\b/i,
  leaves: /\b(good ?bye|bye)\b/i,
};

const PHRASES: Readonly<Record<string, Phrases>> = {
  en: ENGLISH,
  de: {
    yes: 'Ja, bitte.',
    unknown: 'Das weiß ich leider nicht.',
    repeat: 'Entschuldigung, das habe ich nicht verstanden. Können Sie das wiederholen?',
    thanks: 'Danke, das ist alles. Auf Wiederhören.',
    offTopic: 'Wie ist denn das Wetter bei Ihnen?',
    moods: {
      friendly: 'Schön, Sie zu sprechen.',
      impatient: 'Ich habe es eilig.',
      angry: 'Das ist wirklich ärgerlich.',
    },
    confirms: /\b(stimmt das|richtig|soll ich|möchten sie|bestätigen)\b.*\?/i,
    more: /\b(sonst noch|noch etwas)\b/i,
    leaves: /\b(auf wiederhören|auf wiedersehen|tschüss)/i,
  },
  es: {
    yes: 'Sí, por favor.',
    unknown: 'Lo siento, no lo sé.',
    repeat: 'Perdón, no he entendido. ¿Puede repetirlo?',
    thanks: 'Gracias, eso es todo. Adiós.',
    offTopic: 'Por cierto, ¿qué tiempo hace allí?',
    moods: { friendly: 'Encantado de hablar con usted.', impatient: 'Tengo prisa.', angry: 'Esto es muy molesto.' },
    confirms: /\b(es correcto|correcto|quiere|confirmar)\b.*\?/i,
    more: /\b(algo más)/i,
    leaves: /\b(adiós|hasta luego)/i,
  },
  fr: {
    yes: 'Oui, s’il vous plaît.',
    unknown: 'Je suis désolé, je ne sais pas.',
    repeat: 'Pardon, je n’ai pas compris. Pouvez-vous répéter ?',
    thanks: 'Merci, c’est tout. Au revoir.',
    offTopic: 'Au fait, quel temps fait-il chez vous ?',
    moods: { friendly: 'Ravi de vous parler.', impatient: 'Je suis pressé.', angry: 'C’est vraiment agaçant.' },
    confirms: /\b(est-ce correct|correct|voulez-vous|confirmer)\b.*\?/i,
    more: /\b(autre chose)/i,
    leaves: /\b(au revoir)/i,
  },
};

/** Minimum common letters of a fact's name and a question's word: `order_id` and "orders". */
const STEM_CHARS = 4;
/** Pause of an impatient caller before it answers. */
const IMPATIENT_MS = 120;

export function builtinPart(persona: TestPersona, language: string, random: () => number): CallerPart {
  const phrases = PHRASES[(persona.language ?? language).slice(0, 2).toLowerCase()] ?? ENGLISH;
  const habits = new Set(persona.habits ?? []);
  const mood = persona.mood ?? 'neutral';
  let turns = 0;
  let wasConfused = false;
  let wentOff = false;
  let isLeaving = false;

  const leave = (): string => {
    isLeaving = true;
    return phrases.thanks;
  };
  const reply = (heard: string): string => {
    if (turns === 1) return [phrases.moods[mood], persona.goal].filter(Boolean).join(' ');
    if (phrases.leaves.test(heard)) return leave();
    if (mood === 'confused' && !wasConfused) {
      wasConfused = true;
      return phrases.repeat;
    }
    if (habits.has('off_topic') && !wentOff && turns > 2) {
      wentOff = true;
      return phrases.offTopic;
    }
    const fact = factFor(persona.facts ?? {}, heard);
    if (fact !== null) return habits.has('spells_out') ? spelled(fact) : fact;
    if (phrases.more.test(heard)) return leave();
    if (phrases.confirms.test(heard)) return phrases.yes;
    return /[?？]/.test(heard) ? phrases.unknown : leave();
  };
  return {
    next(heard) {
      if (isLeaving) return Promise.resolve(null);
      turns++;
      const text = reply(cutStart(heard, MAX_HEARD_CHARS));
      const said = habits.has('repeats') ? `${text} ${text}` : text;
      const move: CallerMove = {
        say: habits.has('pauses') ? hesitating(said, random) : [said],
        ...(mood === 'impatient' ? { waitMs: IMPATIENT_MS } : {}),
      };
      return Promise.resolve(move);
    },
    interruptsNext: () => habits.has('interrupts') && turns % 2 === 1 && !isLeaving,
  };
}

/** Returns the fact whose name shares most words with the agent's last question, else with all of its text; null if none does. */
function factFor(facts: Readonly<Record<string, string>>, heard: string): string | null {
  const question = lastQuestion(heard) ?? heard;
  return bestFact(facts, question) ?? (/[?？]/.test(heard) ? bestFact(facts, heard) : null);
}

function bestFact(facts: Readonly<Record<string, string>>, asked: string): string | null {
  const words = wordsOf(asked);
  const stemOf = (word: string): string => word.slice(0, Math.max(STEM_CHARS, word.length - 2));
  let best: { fact: string; hits: number } | null = null;
  for (const [name, fact] of Object.entries(facts)) {
    const names = wordsOf(name.replaceAll('_', ' '));
    const hits = names.filter((each) => words.some((word) => word.startsWith(stemOf(each)))).length;
    if (hits > (best?.hits ?? 0)) best = { fact, hits };
  }
  return best?.fact ?? null;
}

/** Spells digits: `4512` → `4 5 1 2`. Words of letters are unchanged, unless the fact is a single word. */
function spelled(fact: string): string {
  const isOneWord = !/\s/.test(fact.trim());
  return fact.replace(/[\p{L}\p{N}]+/gu, (word) => (isOneWord || /\p{N}/u.test(word) ? [...word].join(' ') : word));
}

/** Splits a sentence near the middle into two parts, with a comma at the hesitation. */
function hesitating(text: string, random: () => number): string[] {
  const words = text.split(' ');
  if (words.length < 4) return [text];
  const at = Math.round(words.length * (0.4 + 0.2 * random()));
  return [
    `${words
      .slice(0, at)
      .join(' ')
      .replace(/[.,;:!?]+$/, '')},`,
    words.slice(at).join(' '),
  ];
}
