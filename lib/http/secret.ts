import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a given text is the secret; takes the same time however much of it is right. */
export const isSecret = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret));

/** Whether an `Authorization: Bearer` header contains the secret. */
export function isBearer(authorization: string | null | undefined, secret: string): boolean {
  const [, given = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
  return isSecret(given, secret);
}
