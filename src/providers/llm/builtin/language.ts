// Notices callers who speak another language than the responder, from the commonest words of each. Pure.
// Absent on purpose: translation, and languages without a row here.
import { tokens } from './words.ts';

interface Language {
  /** Words that are frequent in it and are no English words. */
  words: ReadonlySet<string>;
  /** "I only speak English here" in that language. */
  apology: string;
}

const language = (words: string, apology: string): Language => ({ words: new Set(words.split(' ')), apology });

const LANGUAGES: readonly Language[] = [
  language(
    'ich ist nicht sie ihr ihre wir und der das den dem ein eine einen wann wo wie warum haben habt hat können kann möchte bitte ' +
      'danke guten tag hallo geöffnet meine mein für auf mit noch gibt sprechen deutsch',
    'Leider spreche ich hier nur Englisch.',
  ),
  language(
    'que qué el los las una es está están dónde cuándo cómo por para hola gracias buenos días quiero tengo tienen abren hora horas ' +
      'pedido mi habla español usted puede cuánto',
    'Lo siento, aquí solo hablo inglés.',
  ),
  language(
    'je le les une est où quand comment vous nous êtes avez bonjour merci pour dans ouvert ouvrez commande ma mon voudrais ' +
      'peux français parlez quelle heure combien ça',
    'Désolé, je ne parle qu’anglais ici.',
  ),
  language(
    'il gli è sono dove quando come perché avete buongiorno ciao grazie vorrei mio aperti ordine che ora parlate italiano quanto costa posso',
    'Mi dispiace, qui parlo solo inglese.',
  ),
  language(
    'você vocês é são onde quando como obrigado obrigada olá bom meu minha pedido quero tem fala português quanto horas abrem não posso uma',
    'Desculpe, aqui só falo inglês.',
  ),
  language(
    'ik het een wanneer waar hoe jullie zijn hebben goedendag bedankt graag mijn bestelling spreekt nederlands kunt niet naar wat kost',
    'Helaas spreek ik hier alleen Engels.',
  ),
  language(
    'jest nie gdzie kiedy jak czy dzień dobry dziękuję proszę moje zamówienie otwarte macie mówi polsku ile kosztuje chciałbym',
    'Przepraszam, tutaj mówię tylko po angielsku.',
  ),
];
/** Words that more than one of them shares with English sentences, and English itself. */
const ENGLISH = new Set(
  'the is are you i to of and a in it my what when where how do can have for on at please hello'.split(' '),
);

/** A sentence in the caller's language that this agent speaks English; null if the words are English or unknown. */
export function apologyFor(said: string, prompt: string): string | null {
  const spoken = languageOf(said);
  return spoken && languageOf(prompt) !== spoken ? spoken.apology : null;
}

// Two words of a language, or one in a sentence of at most three words without an English one.
function languageOf(text: string): Language | null {
  const words = tokens(text);
  const count = (of: ReadonlySet<string>): number => words.filter((word) => of.has(word)).length;
  const english = count(ENGLISH);
  const [best] = LANGUAGES.map((each) => ({ each, hits: count(each.words) })).toSorted((a, b) => b.hits - a.hits);
  if (!best || best.hits <= english) return null;
  return best.hits >= 2 || (words.length <= 3 && english === 0) ? best.each : null;
}
