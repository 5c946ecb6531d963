import { createECDH } from 'node:crypto';
import { z } from 'zod';

const MAX_ENDPOINT = 2_048;
/** An uncompressed point of P-256 begins with the byte 4. */
const POINT = /^B[A-Za-z0-9_-]{86}$/;
/** 16 bytes. */
const AUTH = /^[A-Za-z0-9_-]{21}[AQgw]$/;
/** A name with two labels or more. Addresses end in a number. */
const PUBLIC_NAME = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?![0-9-])[a-z0-9-]+$/;
const PRIVATE_ENDING = /\.(?:arpa|corp|home|internal|intranet|lan|local|localdomain|localhost|private|test)$/;

/** A push service has a public name, whose addresses are checked when it is called. */
function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { href, protocol, hostname, port, username, password, hash } = new URL(text);
  const isPlain = href === text && protocol === 'https:' && [port, username, password, hash].join('') === '';
  return isPlain && PUBLIC_NAME.test(hostname) && !PRIVATE_ENDING.test(hostname);
}

/** The curve does not go through most points. */
function isOnCurve(key: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    return own.computeSecret(key, 'base64url').length > 0;
  } catch {
    return false;
  }
}

/** As a browser sends it. More properties, such as `expirationTime`, are left out. */
export const pushSubscription = z.object({
  endpoint: z.string().max(MAX_ENDPOINT).refine(isEndpoint),
  keys: z.object({ p256dh: z.string().regex(POINT), auth: z.string().regex(AUTH) }),
});
export type PushSubscriptionData = z.output<typeof pushSubscription>;

/** Null for anything that no browser sends. */
export function parsePushSubscription(text: string): PushSubscriptionData | null {
  try {
    const sent = pushSubscription.parse(JSON.parse(text));
    return isOnCurve(sent.keys.p256dh) ? sent : null;
  } catch {
    return null;
  }
}
