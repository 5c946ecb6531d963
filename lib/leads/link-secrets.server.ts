import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Env, env, isDataDurable } from '../config/env';
import { processSingleton } from '../config/process-singleton';

const FILE = 'status-secret';
const ID_DIGITS = 32;
/** 128 bits. */
const MAC_DIGITS = 32;

/** What a link opens. The link of a seller must not mark an enquiry as answered. */
type Purpose = 'seller status' | 'enquiry answered';

/** The page without locale on which staff mark an enquiry as answered. */
export const answeredPath = (secret: string): string => `/enquiries/status/${secret}`;

/** Null if no secret is set and none can be kept: a link would end with the process. @throws if the file cannot be read */
export function openKey(settings: Env): string | null {
  const { STATUS_LINK_SECRET, DATA_DIR } = settings;
  if (STATUS_LINK_SECRET !== undefined) return STATUS_LINK_SECRET;
  if (!isDataDurable(settings)) return null;
  const folder = join(DATA_DIR, 'leads');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(join(folder, FILE), randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(join(folder, FILE), 'utf8').trim();
  // An interrupted write leaves an empty file, and a key that anybody knows.
  if (secret.length < 32) throw new Error(`${FILE} has no secret; delete it`);
  return secret;
}

const key = processSingleton('status-key', () => openKey(env()));

/** 32 hexadecimal digits that only this site can make of a text. Null without a key. @throws if it cannot be read */
export function macOf(text: string): string | null {
  const secret = key.get();
  return secret === null ? null : createHmac('sha256', secret).update(text).digest('hex').slice(0, MAC_DIGITS);
}

/** The id of an enquiry and an HMAC of it, in hexadecimal digits. Null without a key. @throws if it cannot be read */
export function linkSecretOf(purpose: Purpose, id: string): string | null {
  const mac = macOf(`${purpose} ${id}`);
  return mac === null ? null : id.replaceAll('-', '') + mac;
}

/** Compares in constant time and looks nothing up, so that a wrong secret tells nothing about an enquiry. */
export function leadOfLinkSecret(purpose: Purpose, secret: string): string | null {
  if (!/^[0-9a-f]{64}$/.test(secret)) return null;
  const id = secret.slice(0, ID_DIGITS).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const own = linkSecretOf(purpose, id);
  return own !== null && timingSafeEqual(Buffer.from(own), Buffer.from(secret)) ? id : null;
}
