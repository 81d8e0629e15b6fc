// Detects callers who speak a language other than the responder's, by the most common words of each. Pure.
// Deliberately omitted: translation, and languages without a row here.
import { splitWords } from './words.ts';

interface Language {
  /** Words that are frequent in the language and are not English words. */
  words: ReadonlySet<string>;
  /** Letters of the language that neither English nor most other listed languages have. */
  letters: RegExp | null;
  /** "I only speak English here" in the language. */
  apology: string;
}

const language = (letters: RegExp | null, words: string, apology: string): Language => ({
  words: new Set(words.split(' ')),
  letters,
  apology,
});

const LANGUAGES: readonly Language[] = [
  language(
    /[äöüß]/i,
    'ich ist nicht sie ihr ihre wir und der das den dem die ein eine einen wann wo wie warum haben habt hat können kann möchte bitte ' +
      'danke guten tag hallo geöffnet meine mein für auf mit noch gibt sprechen deutsch welche wieviel viel kostet einem zum zur ' +
      'heute morgen wiedersehen brauche gerne tisch brot bestellung bestellen öffnungszeiten hätte wäre sind bin ja nein',
    'Leider spreche ich hier nur Englisch.',
  ),
  language(
    /[¿¡ñ]/i,
    'que qué el los las una es está están dónde donde cuándo cuando cómo como por para hola gracias buenos buenas días tardes quiero ' +
      'quisiera tengo tienen abren cierran hora horas pedido mi habla español usted puede puedo cuánto cuanto cuesta hay horario ' +
      'reservar mesa favor sí adiós hoy mañana panadería la de un del',
    'Lo siento, aquí solo hablo inglés.',
  ),
  language(
    /[çêèùœ]/i,
    'je le les une est où quand comment vous nous êtes avez bonjour bonsoir merci pour dans ouvert ouvrez fermez commande ma mon ' +
      'voudrais peux pouvez français parlez quelle quel quels quelles sont vos votre heure heures horaires combien coûte ça des ' +
      'réserver table plaît oui non salut demain boulangerie la de un du qu',
    'Désolé, je ne parle qu’anglais ici.',
  ),
  language(
    /[èìò]/i,
    'il gli è sono dove dov quando come perché avete buongiorno buonasera ciao grazie vorrei mio mia aperti chiudete aprite ordine ' +
      'che ora orari parlate italiano quanto costa posso prenotare tavolo prego sì domani oggi panetteria la un una di del della per ' +
      'favore qual quali',
    'Mi dispiace, qui parlo solo inglese.',
  ),
  language(
    /[ãõ]/i,
    'você vocês é são onde quando como obrigado obrigada olá bom boa dia tarde meu minha pedido quero queria gostaria tem fala ' +
      'português quanto custa horas abrem fecham não posso uma um fica padaria reservar mesa favor sim amanhã hoje da do que horário ' +
      'qual está',
    'Desculpe, aqui só falo inglês.',
  ),
  language(
    null,
    'ik het een wanneer waar hoe jullie zijn hebben goedendag goedemorgen bedankt graag mijn bestelling spreekt nederlands kunt kan ' +
      'niet naar wat kost hoeveel voor met van bent u wil willen tafel reserveren alstublieft ja nee morgen vandaag bakkerij laat ' +
      'gaan open dicht de',
    'Helaas spreek ik hier alleen Engels.',
  ),
  language(
    /[łąężśćź]/i,
    'jest nie gdzie kiedy jak czy dzień dobry dziękuję proszę moje mój zamówienie otwarte macie mówi polsku ile kosztuje chciałbym ' +
      'chciałabym godziny godzinach stolik zarezerwować tak jutro dziś piekarnia o na się do której',
    'Przepraszam, tutaj mówię tylko po angielsku.',
  ),
];
/** Words that more than one listed language shares with English sentences, and English words. */
const ENGLISH = new Set(
  (
    'the is are you i to of and a in it my what when where how do can have for on at please hello this that with your me we they there ' +
    'was were will would could not no yes be or if any some an from table open die wat'
  ).split(' '),
);
/** Scripts that neither English nor any of the listed languages uses. */
const OTHER_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** Returns a sentence in the caller's language, or else in English, that this agent speaks English. Null if the words are English. */
export function apologyFor(said: string, prompt: string): string | null {
  if (OTHER_SCRIPT.test(said)) return OTHER_SCRIPT.test(prompt) ? null : 'I am sorry, I speak only English here.';
  const spoken = languageOf(said);
  return spoken && languageOf(prompt) !== spoken ? spoken.apology : null;
}

// Requires two marks of a language, or one in a sentence of at most three words without an English one.
function languageOf(text: string): Language | null {
  const words = new Set(splitWords(text));
  const count = (of: ReadonlySet<string>): number => [...words].filter((word) => of.has(word)).length;
  const marks = ({ words: own, letters }: Language): number => count(own) + (letters?.test(text) ? 1 : 0);
  const english = count(ENGLISH);
  const [best] = LANGUAGES.map((each) => ({ each, hits: marks(each) })).toSorted((a, b) => b.hits - a.hits);
  if (!best || best.hits <= english) return null;
  return best.hits >= 2 || (words.size <= 3 && english === 0) ? best.each : null;
}
