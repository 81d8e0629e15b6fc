// What Cartesia refuses over its socket: models that it has ended, and languages that a model does not speak. Its texts follow its
// documentation of June 2026.

interface CartesiaRefusal {
  status_code: number;
  error_code: string;
  title: string;
  message: string;
}

const ENDED = ['sonic', 'sonic-english', 'sonic-multilingual', 'sonic-2-2025-03-07', 'sonic-turbo-2025-03-07'];
/** A part of the languages of Sonic 3. Filipino is Tagalog. */
const SONIC_3 = ['en', 'de', 'es', 'fr', 'hi', 'it', 'ja', 'ko', 'no', 'pt', 'sv', 'tl', 'zh', 'he', 'ar'];
const OLDER = ['en', 'de', 'es', 'fr', 'ja', 'ko', 'pt', 'zh'];

export function cartesiaRefusal(model: string, language: string): CartesiaRefusal | null {
  if (ENDED.includes(model)) {
    const message = 'The requested model has been sunsetted and is no longer available.';
    return { status_code: 400, error_code: 'model_sunsetted', title: 'Model sunsetted', message };
  }
  const spoken = model.startsWith('sonic-2') || model.startsWith('sonic-turbo') ? OLDER : SONIC_3;
  if (spoken.includes(language)) return null;
  const message = `The language ${language} is not supported by ${model}.`;
  return { status_code: 400, error_code: 'language_not_supported', title: 'Unsupported language', message };
}

/** An error that names no context, which is optional in errors. */
export const CONNECTION_ERROR = {
  type: 'error',
  done: true,
  status_code: 429,
  error_code: 'concurrency_limited',
  title: 'Too many concurrent requests',
  message: 'You have exceeded your plan’s concurrency limit.',
};
