// The public id of a deployment: all its processes have the same one, and another deployment has another one. /health shows it, so
// that `npm run doctor` can see whether an address leads to this deployment. Derived from the encryption key by HMAC-SHA-256, which
// reveals nothing of the key; it changes when the key is rotated.
import { createHmac } from 'node:crypto';

const PURPOSE = 'parley service id';
const HEX_CHARS = 20;

/** @param encryptionKey base64 */
export function serviceIdOf(encryptionKey: string): string {
  const key = Buffer.from(encryptionKey, 'base64');
  return `svc_${createHmac('sha256', key).update(PURPOSE).digest('hex').slice(0, HEX_CHARS)}`;
}
