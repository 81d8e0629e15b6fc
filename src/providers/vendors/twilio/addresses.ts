// The URLs given to Twilio. Their paths are mounted as callbacks (resources/calls/callbacks) and as a socket.

export const VOICE_PATH = '/hooks/twilio/voice';
export const STATUS_PATH = '/hooks/twilio/status';
export const AMD_PATH = '/hooks/twilio/answered-by';
export const RESUME_PATH = '/hooks/twilio/resume';
export const DIALED_PATH = '/hooks/twilio/dialed';
export const FORWARDED_PATH = '/hooks/twilio/forwarded';
export const MEDIA_PATH = '/hooks/twilio/media';

export interface Addresses {
  voice: string;
  media: string;
  status(legName: string): string;
  answeredBy(legName: string): string;
  resume(legName: string): string;
  /** Called when the leg that a call was transferred to is over. */
  dialed(legName: string): string;
  /** Called when the leg of a caller whom no agent could answer is over. */
  forwarded: string;
}

export function addressesAt(publicUrl: string): Addresses {
  return {
    voice: publicUrl + VOICE_PATH,
    media: publicUrl.replace(/^http/, 'ws') + MEDIA_PATH,
    status: (legName) => `${publicUrl}${STATUS_PATH}/${legName}`,
    answeredBy: (legName) => `${publicUrl}${AMD_PATH}/${legName}`,
    dialed: (legName) => `${publicUrl}${DIALED_PATH}/${legName}`,
    forwarded: publicUrl + FORWARDED_PATH,
    resume: (legName) => `${publicUrl}${RESUME_PATH}/${legName}`,
  };
}
