// Recognizes what Whisper and its successors write for noise and silence: the ends of videos they learned from, and the prompt. Pure.
// Invariant: only a text that consists of nothing else counts, because callers may say "Thank you".
// Source: the texts that users of Whisper report for audio without speech.

/** Nobody says these to an agent. Compared without case, spaces and punctuation. */
const INVENTED = [
  'Thank you for watching',
  'Thank you so much for watching',
  'Thanks for watching',
  'Thanks for watching and don’t forget to like and subscribe',
  'Please subscribe to my channel',
  'Vielen Dank fürs Zuschauen',
  'Untertitel im Auftrag des ZDF für funk, 2017',
  'Untertitelung des ZDF, 2020',
  'Merci d’avoir regardé cette vidéo',
  'Sous-titrage Société Radio-Canada',
  'Gracias por ver el video',
  'Gracias por ver el vídeo',
  '¡Suscríbete al canal!',
  'Obrigado por assistir',
  'Grazie per aver guardato il video',
  'Bedankt voor het kijken',
  'Tack för att ni tittade',
  'Dziękuję za oglądanie',
  'Altyazı M.K.',
  'İzlediğiniz için teşekkür ederim',
  'Продолжение следует',
  'Спасибо за просмотр',
  'Субтитры сделал DimaTorzok',
  'Субтитры создавал DimaTorzok',
  'ご視聴ありがとうございました',
  'ご視聴ありがとうございます',
  '시청해주셔서 감사합니다',
  '구독과 좋아요 부탁드립니다',
  '请不吝点赞 订阅 转发 打赏支持明镜与点点栏目',
  '感谢观看',
  '感謝觀看',
];
/** A community of subtitlers, which Whisper names in every language. */
const SUBTITLERS = 'amaraorg';

/** @param prompt the words that the request named as likely; empty for none */
export function isInvented(text: string, prompt: readonly string[]): boolean {
  const letters = lettersOf(text);
  if (EXACT.has(letters) || letters.includes(SUBTITLERS)) return true;
  // One word alone may be an answer.
  return prompt.length > 1 && letters === lettersOf(prompt.join(''));
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

const EXACT: ReadonlySet<string> = new Set(INVENTED.map(lettersOf));
