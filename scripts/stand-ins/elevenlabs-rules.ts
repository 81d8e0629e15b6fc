// What ElevenLabs refuses, with its status and its body: a key without a permission, a used quota, a language that a model does
// not speak, a voice that does not exist. Statuses and texts are those of its API, as its users report them.

interface ElevenLabsRefusal {
  status: number;
  detail: { status: string; message: string };
}

/** The permissions of a key in ElevenLabs' console, by the requests that need them. */
const PERMISSIONS: readonly (readonly [RegExp, string])[] = [
  [/^GET \/v1\/user/, 'user_read'],
  [/^GET \/v[12]\/voices/, 'voices_read'],
  [/^POST \/v1\/text-to-speech/, 'text_to_speech'],
  [/^(POST|DELETE) \/v1\/voices/, 'voices_write'],
];
/** A part of the languages of each model. */
const SPOKEN: Readonly<Record<string, readonly string[]>> = {
  eleven_flash_v2: ['en'],
  eleven_flash_v2_5: ['en', 'de', 'es', 'fr', 'fil', 'no', 'vi'],
  eleven_v3: ['en', 'de', 'es', 'fr', 'fil', 'he', 'th'],
};

/** @param permissions of the key; null: unrestricted */
export function elevenLabsRefusal(
  { method, path, body }: { method: string | undefined; path: string; body: Buffer },
  permissions: readonly string[] | null,
): ElevenLabsRefusal | null {
  const needed = PERMISSIONS.find(([at]) => at.test(`${method} ${path}`))?.[1];
  if (needed !== undefined && permissions !== null && !permissions.includes(needed)) {
    const message = `The API key you used is missing the permission ${needed} to execute this operation.`;
    return { status: 401, detail: { status: 'missing_permissions', message } };
  }
  return needed === 'text_to_speech'
    ? languageRefusal(JSON.parse(body.toString('utf8')) as Record<string, string>)
    : null;
}

function languageRefusal({ model_id: model = '', language_code: language }: Record<string, string>) {
  const spoken = SPOKEN[model];
  if (language === undefined || spoken === undefined || spoken.includes(language)) return null;
  const message = `Model '${model}' does not support language_code '${language}'.`;
  return { status: 400, detail: { status: 'unsupported_language', message } };
}

/** 401, although the key is right. */
export const QUOTA_EXCEEDED: ElevenLabsRefusal = {
  status: 401,
  detail: {
    status: 'quota_exceeded',
    message: 'This request exceeds your quota of 10000. You have 12 credits remaining, while 35 credits are required.',
  },
};

/** 400 for a voice that is removed twice; other vendors answer 404. */
export const NO_SUCH_VOICE: ElevenLabsRefusal = {
  status: 400,
  detail: { status: 'voice_does_not_exist', message: 'A voice with this id does not exist.' },
};
