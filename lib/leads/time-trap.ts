import { createHmac, randomBytes } from 'node:crypto';
import { isSecret } from '../http/secret';

// Next gives its parts each their own copy of a module; the process has one key. A token of an earlier process or of
// another server reads as none, which is a weak sign only.
declare global {
  var rommaiLeadTokenKey: Buffer | undefined;
}

/** A form that was open longer says as little as one without a token. */
const LONGEST_MS = 24 * 3_600_000;

function signature(time: string): string {
  globalThis.rommaiLeadTokenKey ??= randomBytes(32);
  return createHmac('sha256', globalThis.rommaiLeadTokenKey).update(time).digest('base64url');
}

/** A token that says when a form was opened; `now` in milliseconds of the wall clock. */
export function signOpened(now: number): string {
  const time = Math.floor(now).toString(36);
  return `${time}.${signature(time)}`;
}

/** How long ago, in milliseconds, the form was opened that a token says; null for a token that this process did not sign. */
export function openedAgoMs(token: string, now: number): number | null {
  const [time = '', signed = '', ...more] = token.split('.', 3);
  if (more.length > 0 || !isSecret(signed, signature(time))) return null;
  const ago = now - Number.parseInt(time, 36);
  return ago >= 0 && ago <= LONGEST_MS ? ago : null;
}
