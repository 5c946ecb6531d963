import 'server-only';
import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpush from 'web-push';
import { z } from 'zod';
import { env, isDataDurable } from '../config/env';
import { errorText, log } from '../config/log';
import { processSingleton } from '../config/process-singleton';

const FILE = 'push-keys.json';

const pushKeys = z.strictObject({
  publicKey: z.string().regex(/^B[A-Za-z0-9_-]{86}$/),
  privateKey: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
});
export type PushKeys = z.output<typeof pushKeys>;

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

function kept(path: string): PushKeys | null {
  try {
    return pushKeys.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    // The parser's message would quote the private key.
    throw new Error(`${FILE} has no keys; restore it, or delete it, which ends all subscriptions of browsers`);
  }
}

/** The keys by which push services know this site. Made once, by one of all processes with this folder. @throws if they cannot be kept */
export function openPushKeys(folder: string): PushKeys {
  const path = join(folder, FILE);
  const before = kept(path);
  if (before !== null) return before;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `${FILE}.${randomUUID()}.part`);
  try {
    writeFileSync(unfinished, JSON.stringify(webpush.generateVAPIDKeys()), { flag: 'wx', mode: 0o600, flush: true });
    // A name that is made with its content, and only once. A process that reads it never finds half of it.
    linkSync(unfinished, path);
  } catch (error) {
    if (!isTaken(error)) throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  const keys = kept(path);
  if (keys === null) throw new Error(`${FILE} is missing`);
  return keys;
}

/** Browsers allow push messages only there. */
const isSecureContext = (siteUrl: string): boolean =>
  siteUrl.startsWith('https://') || new URL(siteUrl).hostname === 'localhost';

/** Null if this site cannot send push messages: without its address, or a disk that lasts. */
export const pushKeysSingleton = processSingleton('push-keys', (): PushKeys | null => {
  const settings = env();
  const { SITE_URL, DATA_DIR } = settings;
  if (SITE_URL === undefined || !isSecureContext(SITE_URL) || !isDataDurable(settings)) return null;
  try {
    return openPushKeys(join(DATA_DIR, 'alerts'));
  } catch (error) {
    log('error', 'no alerts to browsers', { reason: errorText(error) });
    return null;
  }
});
