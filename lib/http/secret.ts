import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a given text is the secret; takes the same time however much of it is right. */
export const isSecret = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret));
