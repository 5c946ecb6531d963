import { createHmac, randomBytes } from 'node:crypto';
import { processSingleton } from '../config/process-singleton';
import { isSecret } from '../http/secret';

/** A token of an earlier process or of another server is invalid, which adds little to the spam score. */
export const tokenKey = processSingleton('lead-token-key', () => randomBytes(32));

/** A form that was open longer counts like one without a token. */
const LONGEST_MS = 24 * 3_600_000;

function signature(time: string): string {
  return createHmac('sha256', tokenKey.get()).update(time).digest('base64url');
}

/** Signs a token with the time at which a form was opened; `now` in Unix milliseconds. */
export function signOpened(now: number): string {
  const time = Math.floor(now).toString(36);
  return `${time}.${signature(time)}`;
}

/** The milliseconds since the time in a token; null for a token that this process did not sign. */
export function openedAgoMs(token: string, now: number): number | null {
  const [time = '', signed = '', ...more] = token.split('.', 3);
  if (more.length > 0 || !isSecret(signed, signature(time))) return null;
  const ago = now - Number.parseInt(time, 36);
  return ago >= 0 && ago <= LONGEST_MS ? ago : null;
}
