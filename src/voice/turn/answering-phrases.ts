// Recognizes, by their words, the machines that answer a telephone: voicemail greetings, and call screening (a service of the
// callee's telephone that asks for the name and the reason of a call before it rings). Pure, and bounded by MAX_CHARS.
// The phrases are part of common greetings of carriers and telephones. A phrase that a human who answers is likely to say is
// deliberately omitted: "leave a message" is also the offer of a receptionist, "after the tone" is not.
// A callee may speak another language than the agent, so all languages are compared.
import { wordsOf } from '../../core/words.ts';

export type AnsweringMachine = 'voicemail' | 'screening';

const VOICEMAIL: Readonly<Record<string, readonly string[]>> = {
  en: [
    'after the tone',
    'after the beep',
    'after the signal',
    'at the tone',
    'at the beep',
    'leave me a message',
    'leave us a message',
    'leave your message',
    'leave a voicemail',
    'record your message',
    'i cant take your call',
    'i cannot take your call',
    'we cant take your call',
    'we cannot take your call',
    'unable to take your call',
    'i cant come to the phone',
    'i cannot come to the phone',
    'forwarded to voicemail',
    'forwarded to voice mail',
    'forwarded to an automatic voice',
    'forwarded to an automated voice',
    'reached the voicemail',
    'reached the voice mail',
    'voice mailbox',
    'voicemail box',
    'mailbox is full',
    'has not set up their voicemail',
    'person you are calling is not available',
    'person you are trying to reach is not available',
  ],
  de: [
    'nach dem signalton',
    'nach dem ton',
    'nach dem piepton',
    'nach dem piep',
    'die mailbox von',
    'anrufbeantworter',
    'hinterlassen sie eine nachricht',
    'hinterlassen sie mir eine nachricht',
    'hinterlassen sie uns eine nachricht',
    'hinterlass mir eine nachricht',
    'sprachbox',
    'gewünschte gesprächspartner',
    'angerufene teilnehmer',
  ],
  es: [
    'después de la señal',
    'después del tono',
    'al oír la señal',
    'tras la señal',
    'buzón de voz',
    'deje su mensaje',
    'deja tu mensaje',
    'déjeme un mensaje',
    'déjame un mensaje',
    'grabe su mensaje',
    'contestador automático',
  ],
  fr: [
    'après le bip',
    'après le signal',
    'après la tonalité',
    'messagerie vocale',
    'boîte vocale',
    'laissez un message',
    'laissez moi un message',
    'laissez nous un message',
    'laissez votre message',
    'sur le répondeur',
    'sur la messagerie',
  ],
  pt: [
    'após o sinal',
    'depois do sinal',
    'após o bip',
    'caixa postal',
    'correio de voz',
    'caixa de mensagens',
    'deixe seu recado',
    'deixe o seu recado',
    'deixe sua mensagem',
    'deixe a sua mensagem',
    'grave sua mensagem',
  ],
  it: [
    'dopo il segnale',
    'dopo il bip',
    'segreteria telefonica',
    'casella vocale',
    'lasciate un messaggio',
    'lasciare un messaggio dopo',
  ],
  nl: [
    'na de piep',
    'na de toon',
    'na de pieptoon',
    'voicemail van',
    'spreek uw bericht in',
    'spreek je bericht in',
    'spreek een bericht in',
  ],
  pl: [
    'po sygnale',
    'po usłyszeniu sygnału',
    'poczta głosowa',
    'poczty głosowej',
    'skrzynka głosowa',
    'zostaw wiadomość po',
  ],
  sv: ['efter tonen', 'efter pipet', 'efter signalen', 'röstbrevlåda', 'telefonsvarare'],
  tr: ['sinyal sesinden sonra', 'bip sesinden sonra', 'telesekreter', 'mesajınızı bırakın'],
  ru: [
    'после сигнала',
    'после звукового сигнала',
    'после гудка',
    'автоответчик',
    'голосовая почта',
    'голосовой почты',
    'оставьте сообщение',
  ],
  hi: ['बीप के बाद', 'टोन के बाद', 'वॉइसमेल', 'वॉयसमेल'],
  ar: ['بعد الصافرة', 'بعد سماع الصافرة', 'بعد النغمة', 'البريد الصوتي', 'اترك رسالتك'],
  ja: ['発信音の後', '発信音のあと', 'ピーという', '留守番電話', 'お預かりしています'],
  zh: ['提示音后', '提示音後', '嘀声后', '嗶聲後', '语音信箱', '語音信箱', '您拨打的用户', '您拨打的电话'],
  ko: ['삐소리', '음성사서함', '소리샘', '신호음이울리'],
};

const SCREENING: Readonly<Record<string, readonly string[]>> = {
  en: [
    'record your name and',
    'say your name and',
    'state your name and',
    'screening service',
    'see if this person is available',
    'see if the person is available',
  ],
  de: ['namen und den grund', 'name und grund', 'namen und grund'],
  es: ['su nombre y el motivo', 'tu nombre y el motivo', 'nombre y motivo'],
  fr: ['votre nom et la raison', 'votre nom et le motif', 'nom et motif'],
  pt: ['seu nome e o motivo', 'nome e motivo'],
  it: ['tuo nome e il motivo', 'suo nome e il motivo', 'nome e motivo'],
  nl: ['naam en de reden', 'naam en reden'],
  pl: ['imię i powód', 'nazwisko i powód'],
  sv: ['namn och anledning', 'namn och varför'],
  tr: ['adınızı ve arama nedeninizi'],
  ru: ['имя и причину'],
  hi: ['नाम और कॉल का कारण'],
  ar: ['اسمك وسبب'],
  ja: ['名前と用件', '名前と電話の理由'],
  zh: ['姓名和来电', '名字和来电', '姓名及来电'],
  ko: ['이름과전화', '이름과용건'],
};

/** What a screening service, or a human, says to make the caller wait. */
const WAIT: readonly string[] = [
  'stay on the line, hold on, please hold, please wait, one moment, just a moment, hang on',
  'bleiben sie, bleib dran, einen moment, moment bitte, bitte warten',
  'un momento, espere, no cuelgue, un instant, un moment, patientez, ne quittez pas',
  'um momento, aguarde, un attimo, attenda, resti in linea',
  'een moment, moment geduld, blijf aan de lijn, chwileczkę, proszę czekać, ett ögonblick',
  'bir dakika, lütfen bekleyin, hatta kalın, минуту, подождите, оставайтесь на линии',
  'एक मिनट, रुकिए, لحظة, انتظر, 少々お待ち, お待ちください, 请稍等, 请稍候, 請稍等, 잠시만',
].flatMap((line) => line.split(', '));

/** The newest words suffice, and a callee who never pauses must not make each comparison longer. */
const MAX_CHARS = 600;
/** A longer utterance is more than a request to wait, and needs an answer. */
const MAX_WAIT_WORDS = 12;
const MAX_WAIT_CHARS = 120;

/** Scripts that recognizers write with arbitrary white space, or none. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function comparable(text: string): string {
  const folded = text.normalize('NFC').toLowerCase().replaceAll(/['’`]/g, '');
  return ` ${folded.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `;
}

interface Phrase {
  text: string;
  /** Compared without white space. */
  unspaced: boolean;
}

const phrasesOf = (texts: readonly string[]): Phrase[] =>
  texts.map((text) => (UNSPACED.test(text) ? { text, unspaced: true } : { text: comparable(text), unspaced: false }));

const ALL = {
  voicemail: phrasesOf(Object.values(VOICEMAIL).flat()),
  screening: phrasesOf(Object.values(SCREENING).flat()),
  wait: phrasesOf(WAIT),
};

function containsAny(text: string, phrases: readonly Phrase[]): boolean {
  const spaced = comparable(text.slice(-MAX_CHARS));
  const unspaced = spaced.replaceAll(' ', '');
  return phrases.some((phrase) => (phrase.unspaced ? unspaced : spaced).includes(phrase.text));
}

/** Returns the kind of machine that says these words; null: none that is known. */
export function answeringMachine(words: string): AnsweringMachine | null {
  // The screening service comes first: "record your name" is followed by "leave a message" only later.
  if (containsAny(words, ALL.screening)) return 'screening';
  return containsAny(words, ALL.voicemail) ? 'voicemail' : null;
}

/** Whether the words only ask to wait. A question is not only that. */
export function isRequestToWait(words: string): boolean {
  if (words.length > MAX_WAIT_CHARS || /[?？؟]/.test(words)) return false;
  return wordsOf(words).length <= MAX_WAIT_WORDS && containsAny(words, ALL.wait);
}
