// The few sentences that an agent says without its model, by language.
// Absent on purpose: anything the agent's owner can set (greeting, reminders, fillers of functions); that is part of the agent.

export interface Phrases {
  /** While a reply takes long; rotated. */
  fillers: readonly string[];
  /** The caller spoke, and nothing was understood. */
  pardon: string;
  /** Something broke; rendered before it is needed. */
  apology: string;
  /** The longest duration of the call is reached. */
  outOfTime: string;
  /** Both sides repeat themselves. */
  inCircles: string;
  /** A human is being called to take over; the caller waits on the line. */
  connecting: string;
  /** The human could not be reached, or declined. */
  notConnected: string;
  /** For the human who was called. `{caller}` stands for the caller's last words; `choice` is repeated. */
  briefing: { hello: string; lastWords: string; choice: string };
}

const PHRASES: Readonly<Record<string, Phrases>> = {
  en: {
    fillers: ['One moment, please.', 'I am still looking.', 'Just a little longer.'],
    pardon: 'Sorry, I did not catch that.',
    apology: 'I am sorry, something went wrong on our side. Please try again later. Goodbye.',
    outOfTime: 'I am sorry, our time is up. Goodbye.',
    inCircles: 'We keep saying the same things, so I will end this call here. Goodbye.',
    connecting: 'I will connect you now. One moment, please.',
    notConnected: 'I am sorry, nobody could take your call just now. I am still here for you.',
    briefing: {
      hello: 'Hello, I have a caller on the line for you.',
      lastWords: 'The caller said: {caller}',
      choice: 'Press 1 to take the call, or press 2 to decline.',
    },
  },
  de: {
    fillers: ['Einen Moment, bitte.', 'Ich schaue noch nach.', 'Es dauert nicht mehr lange.'],
    pardon: 'Entschuldigung, das habe ich nicht verstanden.',
    apology:
      'Es tut mir leid, bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal. Auf Wiederhören.',
    outOfTime: 'Es tut mir leid, unsere Zeit ist um. Auf Wiederhören.',
    inCircles: 'Wir wiederholen uns, deshalb beende ich das Gespräch hier. Auf Wiederhören.',
    connecting: 'Ich verbinde Sie jetzt. Einen Moment, bitte.',
    notConnected: 'Es tut mir leid, im Augenblick konnte niemand Ihren Anruf übernehmen. Ich bin weiter für Sie da.',
    briefing: {
      hello: 'Guten Tag, ich habe einen Anruf für Sie.',
      lastWords: 'Der Anrufer sagte: {caller}',
      choice: 'Drücken Sie die 1, um den Anruf zu übernehmen, oder die 2, um abzulehnen.',
    },
  },
  es: {
    fillers: ['Un momento, por favor.', 'Sigo buscando.', 'Solo un poco más.'],
    pardon: 'Perdón, no le he entendido.',
    apology: 'Lo siento, algo ha fallado por nuestra parte. Inténtelo más tarde, por favor. Adiós.',
    outOfTime: 'Lo siento, se nos ha acabado el tiempo. Adiós.',
    inCircles: 'Nos estamos repitiendo, así que termino aquí la llamada. Adiós.',
    connecting: 'Le paso ahora. Un momento, por favor.',
    notConnected: 'Lo siento, ahora mismo nadie ha podido atender su llamada. Sigo aquí para ayudarle.',
    briefing: {
      hello: 'Hola, tengo una llamada para usted.',
      lastWords: 'La persona que llama ha dicho: {caller}',
      choice: 'Pulse 1 para atender la llamada, o pulse 2 para rechazarla.',
    },
  },
  fr: {
    fillers: ['Un instant, je vous prie.', 'Je cherche encore.', 'Encore un petit moment.'],
    pardon: 'Pardon, je n’ai pas compris.',
    apology: 'Je suis désolé, un problème est survenu de notre côté. Veuillez réessayer plus tard. Au revoir.',
    outOfTime: 'Je suis désolé, le temps est écoulé. Au revoir.',
    inCircles: 'Nous nous répétons, je termine donc l’appel ici. Au revoir.',
    connecting: 'Je vous mets en relation. Un instant, je vous prie.',
    notConnected: 'Je suis désolé, personne n’a pu prendre votre appel pour le moment. Je reste à votre écoute.',
    briefing: {
      hello: 'Bonjour, j’ai un appel pour vous.',
      lastWords: 'L’appelant a dit : {caller}',
      choice: 'Appuyez sur 1 pour prendre l’appel, ou sur 2 pour refuser.',
    },
  },
};

/** The phrases for a language tag (BCP 47): `de-AT` gets those of `de`; an unknown language gets English. */
export function phrasesFor(language: string): Phrases {
  return PHRASES[language.split('-')[0]!.toLowerCase()] ?? PHRASES['en']!;
}
