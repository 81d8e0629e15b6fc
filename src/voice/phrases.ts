// The few sentences an agent says on its own account, by language. Chosen once per session.
// Absent on purpose: anything the agent's owner can set (greeting, reminders, fillers of functions) lies in the agent.

export interface Phrases {
  /** While an answer takes long; rotated. */
  fillers: readonly string[];
  /** The caller spoke, nothing was understood. */
  pardon: string;
  /** Something broke; rendered before it is needed. */
  apology: string;
  /** The longest duration of the call is reached. */
  outOfTime: string;
}

const PHRASES: Readonly<Record<string, Phrases>> = {
  en: {
    fillers: ['One moment, please.', 'I am still looking.', 'Just a little longer.'],
    pardon: 'Sorry, I did not catch that.',
    apology: 'I am sorry, something went wrong on our side. Please try again later. Goodbye.',
    outOfTime: 'I am sorry, our time is up. Goodbye.',
  },
  de: {
    fillers: ['Einen Moment, bitte.', 'Ich schaue noch nach.', 'Es dauert nicht mehr lange.'],
    pardon: 'Entschuldigung, das habe ich nicht verstanden.',
    apology:
      'Es tut mir leid, bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal. Auf Wiederhören.',
    outOfTime: 'Es tut mir leid, unsere Zeit ist um. Auf Wiederhören.',
  },
  es: {
    fillers: ['Un momento, por favor.', 'Sigo buscando.', 'Solo un poco más.'],
    pardon: 'Perdón, no le he entendido.',
    apology: 'Lo siento, algo ha fallado por nuestra parte. Inténtelo más tarde, por favor. Adiós.',
    outOfTime: 'Lo siento, se nos ha acabado el tiempo. Adiós.',
  },
  fr: {
    fillers: ['Un instant, je vous prie.', 'Je cherche encore.', 'Encore un petit moment.'],
    pardon: 'Pardon, je n’ai pas compris.',
    apology: 'Je suis désolé, un problème est survenu de notre côté. Veuillez réessayer plus tard. Au revoir.',
    outOfTime: 'Je suis désolé, le temps est écoulé. Au revoir.',
  },
};

/** The phrases of a language tag (BCP 47): `de-AT` speaks as `de`; English where there is no other. */
export function phrasesFor(language: string): Phrases {
  return PHRASES[language.split('-')[0]!.toLowerCase()] ?? PHRASES['en']!;
}
