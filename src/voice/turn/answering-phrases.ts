// Recognizes, by their words, the machines that answer a telephone: voicemail greetings, and call screening (a service of the
// callee's telephone that asks for the name and the reason of a call before it rings). Pure, and bounded by MAX_CHARS.
// The phrases are part of common greetings of carriers and telephones. A phrase that a human who answers is likely to say is
// deliberately omitted: "leave a message" and "voicemail" are also words of a receptionist, "after the tone" is not.
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
    'record your message',
    'i cant take your call',
    'i cannot take your call',
    'we cant take your call',
    'we cannot take your call',
    'i am unable to take your call',
    'im unable to take your call',
    'we are unable to take your call',
    'i cant come to the phone',
    'i cannot come to the phone',
    'forwarded to voicemail',
    'forwarded to voice mail',
    'forwarded to an automatic voice',
    'forwarded to an automated voice',
    'reached the voicemail',
    'reached the voice mail',
    'this is the voicemail of',
    'this is the voice mail of',
    'this is the answering machine',
    'has not set up their voicemail',
    'person you are calling is not available',
  ],
  de: [
    'nach dem signalton',
    'nach dem ton',
    'nach dem piepton',
    'nach dem piep',
    'hier ist die mailbox',
    'mit der mailbox verbunden',
    'das ist die mailbox von',
    'dies ist die mailbox von',
    'hier ist der anrufbeantworter',
    'das ist der anrufbeantworter von',
    'dies ist der anrufbeantworter',
    'automatischer anrufbeantworter',
    'hinterlassen sie mir eine nachricht',
    'hinterlassen sie uns eine nachricht',
    'hinterlass mir eine nachricht',
    'gewünschte gesprächspartner',
    'angerufene teilnehmer',
  ],
  es: [
    'después de la señal',
    'después del tono',
    'al oír la señal',
    'tras la señal',
    'llamado al buzón de voz',
    'este es el buzón de voz',
    'este es el contestador',
    'llamado al contestador',
    'transferida al buzón de voz',
    'deja tu mensaje',
    'déjame un mensaje',
    'grabe su mensaje',
  ],
  fr: [
    'après le bip',
    'après le signal',
    'après la tonalité',
    'bien sur la messagerie',
    'bien sur le répondeur',
    'vous êtes sur la messagerie',
    'vous êtes sur le répondeur',
    'transféré vers la messagerie',
    'transféré à la messagerie',
    'laissez nous un message',
  ],
  pt: [
    'após o sinal',
    'depois do sinal',
    'após o bip',
    'encaminhada para a caixa postal',
    'encaminhado para a caixa postal',
    'ligou para o correio de voz',
    'encaminhada para o correio de voz',
    'deixe seu recado',
    'deixe o seu recado',
    'deixe sua mensagem',
    'deixe a sua mensagem',
    'grave sua mensagem',
  ],
  it: [
    'dopo il segnale',
    'dopo il bip',
    'risponde la segreteria telefonica',
    'questa è la segreteria telefonica',
    'lasciare un messaggio dopo',
  ],
  nl: [
    'na de piep',
    'na de toon',
    'na de pieptoon',
    'dit is de voicemail van',
    'dit is het antwoordapparaat',
    'verbonden met de voicemail van',
    'spreek uw bericht in',
    'spreek je bericht in',
    'spreek een bericht in',
  ],
  pl: ['po sygnale', 'po usłyszeniu sygnału', 'tu poczta głosowa', 'połączono z pocztą głosową', 'zostaw wiadomość po'],
  sv: ['efter tonen', 'efter pipet', 'efter signalen'],
  tr: ['sinyal sesinden sonra', 'bip sesinden sonra', 'mesajınızı bırakın'],
  ru: [
    'после сигнала',
    'после звукового сигнала',
    'после гудка',
    'говорит автоответчик',
    'вас приветствует автоответчик',
    'говорит голосовая почта',
  ],
  hi: ['बीप के बाद', 'टोन के बाद'],
  ar: ['بعد الصافرة', 'بعد سماع الصافرة', 'بعد النغمة', 'اترك رسالتك'],
  ja: ['発信音の後', '発信音のあと', '留守番電話サービスに接続', '留守番電話に接続'],
  zh: [
    '提示音后',
    '提示音後',
    '嘀声后',
    '嗶聲後',
    '转接至语音信箱',
    '转到语音信箱',
    '轉接至語音信箱',
    '轉接到語音信箱',
    '您拨打的用户',
    '您拨打的电话',
  ],
  ko: ['삐소리', '음성사서함으로연결', '음성사서함으로넘어', '소리샘', '신호음이울리'],
};

/** Greetings that name the machine and its owner. A human may mention the machine, but does not begin with it and a name. */
const OPENINGS: readonly string[] = [
  'voicemail of, voice mail of, voice mailbox of, mailbox of, answering machine of, the voicemail of, the voice mailbox of',
  'mailbox von, die mailbox von, anrufbeantworter von, der anrufbeantworter von',
  'buzón de voz de, contestador de, contestador automático de',
  'messagerie vocale de, boîte vocale de, répondeur de',
  'correio de voz de, caixa postal de, segreteria telefonica di',
  'voicemail van, de voicemail van, antwoordapparaat van, poczta głosowa abonenta, telefonsvarare för, röstbrevlåda för',
  'голосовая почта абонента, автоответчик абонента',
].flatMap((line) => line.split(', '));

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

/** Alone, the words with which a screening service acknowledges the answer before the telephone rings. */
const THANKS: readonly string[] = [
  'thank you, thanks, danke, vielen dank, gracias, merci, obrigado, obrigada, grazie, dank u, dank je, dziękuję, tack',
  'teşekkürler, teşekkür ederim, спасибо, धन्यवाद, شكرا, ありがとうございます, 谢谢, 謝謝, 감사합니다',
].flatMap((line) => line.split(', '));

/** The newest words suffice, and a callee who never pauses must not make each comparison longer. */
const MAX_CHARS = 600;
/** A longer utterance is more than a request to wait, and needs an answer. */
const MAX_WAIT_WORDS = 12;
const MAX_WAIT_CHARS = 120;
const MAX_THANKS_WORDS = 2;

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
  openings: OPENINGS.map(comparable),
  screening: phrasesOf(Object.values(SCREENING).flat()),
  wait: phrasesOf(WAIT),
  thanks: phrasesOf(THANKS),
};

/** Returns where the last of the phrases begins, in characters without white space; −1 without any. */
function lastOf(text: string, phrases: readonly Phrase[]): number {
  const spaced = comparable(text.slice(-MAX_CHARS));
  const compact = spaced.replaceAll(' ', '');
  const positions = phrases.map((phrase) => {
    if (phrase.unspaced) return compact.lastIndexOf(phrase.text);
    const at = spaced.lastIndexOf(phrase.text);
    return at === -1 ? -1 : spaced.slice(0, at).replaceAll(' ', '').length;
  });
  return Math.max(...positions);
}

function lastVoicemail(words: string): number {
  const last = lastOf(words, ALL.voicemail);
  if (last !== -1 || words.length > MAX_CHARS) return last;
  const text = comparable(words);
  return ALL.openings.some((opening) => text.startsWith(opening)) ? 0 : -1;
}

/** Returns the kind of machine that says these words; null: none that is known. */
export function answeringMachine(words: string): AnsweringMachine | null {
  // The last phrase decides: a greeting may request "your name and the reason" before it mentions the tone.
  const [voicemail, screening] = [lastVoicemail(words), lastOf(words, ALL.screening)];
  if (voicemail === -1 && screening === -1) return null;
  return voicemail > screening ? 'voicemail' : 'screening';
}

/** Whether the words only ask to wait, or only thank. A question is not only that. */
export function isRequestToWait(words: string): boolean {
  if (words.length > MAX_WAIT_CHARS || /[?？؟]/.test(words)) return false;
  const { length } = wordsOf(words);
  if (length <= MAX_THANKS_WORDS && lastOf(words, ALL.thanks) !== -1) return true;
  return length <= MAX_WAIT_WORDS && lastOf(words, ALL.wait) !== -1;
}
