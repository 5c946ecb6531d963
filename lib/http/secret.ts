import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares a text with the secret in constant time. */
export const isSecret = (value: string, secret: string): boolean => timingSafeEqual(digest(value), digest(secret));

/** Whether an `Authorization: Bearer` header contains the secret. */
export function isBearer(authorization: string | null | undefined, secret: string): boolean {
  const [, value = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
  return isSecret(value, secret);
}
