// What OpenAI's transcription refuses with 400: audio of less than a tenth of a second, and a language that is not an ISO 639-1 code
// of Whisper.

/** Without the languages that nobody here names. */
const LANGUAGES =
  'ar bg cs da de el en es fi fr he hi hr hu id it ja ko ms nl no pl pt ro ru sk sv ta th tl tr uk vi zh'.split(' ');
const MIN_SECONDS = 0.1;
const BYTES_PER_SECOND = 32_000;

/** @param form the body, `multipart/form-data` */
export function transcriptionRefusal(form: Buffer): { message: string; code: string } | null {
  const language = /name="language"\r\n\r\n([^\r]*)\r\n/.exec(form.toString('latin1'))?.[1];
  if (language !== undefined && !LANGUAGES.includes(language)) {
    return {
      message: `Invalid language '${language}'. Language parameter must be specified in ISO-639-1 format.`,
      code: 'invalid_language_format',
    };
  }
  const data = form.indexOf('data', form.indexOf('WAVEfmt '));
  if (form.readUInt32LE(data + 4) >= MIN_SECONDS * BYTES_PER_SECOND) return null;
  return { message: 'Audio file is too short. Minimum audio length is 0.1 seconds.', code: 'audio_too_short' };
}
