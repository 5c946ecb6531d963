import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { FIRESTORE } from '../config/constants';
import { env } from '../config/env';
import { withDeadline } from '../http/deadlines';
import { isPublic, type Listing } from './collections';
import { embeddedSource } from './embedded-source.server';
import { parseCollection } from './parse-collection';
import { idOf } from './parse-document';
import { serviceAccount } from './service-account.server';

/** `expires` is in seconds since the epoch. */
function tokenOf(id: string, expires: number, secret: string): string {
  const mac = createHmac('sha256', secret).update(`listing preview ${id} ${expires}`).digest('hex');
  return `${expires.toString(36)}-${mac.slice(0, 32)}`;
}

/** Opens the preview of this listing until a time, in seconds since the epoch. Null without PREVIEW_SECRET. */
export function previewToken(id: string, expires: number, secret = env().PREVIEW_SECRET): string | null {
  return secret === undefined ? null : tokenOf(id, expires, secret);
}

/** In constant time, except for what everybody sees: the form of the token and its end. */
export function isPreviewToken(id: string, token: string, now = Date.now(), secret = env().PREVIEW_SECRET): boolean {
  const [, end = ''] = /^([1-9a-z][0-9a-z]{0,7})-[0-9a-f]{32}$/.exec(token) ?? [];
  const expires = Number.parseInt(end, 36);
  const own = previewToken(id, expires, secret);
  if (own === null || !(expires * 1_000 > now)) return false;
  return timingSafeEqual(Buffer.from(own), Buffer.from(token));
}

/** Without locale. */
export const previewPath = (id: string, token: string): string => `/listings/${id}/preview/${token}`;

async function storedListing(id: string): Promise<object | undefined> {
  const { FIREBASE_PROJECT_ID, CONTENT_DIR } = env();
  if (FIREBASE_PROJECT_ID === undefined) {
    for await (const raw of await embeddedSource(CONTENT_DIR).load('listings'))
      if (idOf(raw) === id) return Object(raw);
    return undefined;
  }
  const firestore = await serviceAccount(env());
  if (firestore === null) return undefined;
  const { plainFields } = await import('./stored-fields.server');
  const document = await withDeadline(FIRESTORE.requestTimeoutMs, () => firestore.doc(`listings/${id}`).get());
  const fields = document.data();
  return fields && { ...plainFields(fields), id };
}

/**
 * A listing as visitors will see it, also a draft, read from the source now. Undefined if there is none, if it is
 * invalid, or if drafts cannot be read, as without a service account. Rejects if the source fails.
 */
export async function previewListing(id: string): Promise<Listing | undefined> {
  const raw = await storedListing(id);
  if (raw === undefined) return undefined;
  const recordStatus = 'record_status' in raw ? raw.record_status : undefined;
  const shown = isPublic({ recordStatus }) ? raw : { ...raw, record_status: 'Active' };
  return parseCollection('listings', [shown]).get(id);
}
