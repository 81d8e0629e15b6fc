// The public id of a deployment: the same in all its processes, and different for other deployments. /health shows it, so that
// `npm run doctor` can check whether a URL belongs to this deployment. Derived from the encryption key by HMAC-SHA-256, which
// reveals nothing about the key. It changes when the key is rotated.
import { createHmac } from 'node:crypto';

const PURPOSE = 'parley service id';
const HEX_CHARS = 20;

/** @param encryptionKey base64 */
export function serviceIdOf(encryptionKey: string): string {
  const key = Buffer.from(encryptionKey, 'base64');
  return `svc_${createHmac('sha256', key).update(PURPOSE).digest('hex').slice(0, HEX_CHARS)}`;
}
