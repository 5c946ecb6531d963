'use client';

import { createApiClient } from '@/lib/http/api-client';
import { HttpError } from '@/lib/http/client';
import type { SendingFault } from '@/lib/leads/form-fault';
import { errorsIn, leftOutIn, referenceIn, tokenIn } from '@/lib/leads/lead-answer';
import type { LeadFormError } from '@/lib/leads/lead-form';
import type { LeftOutPhoto } from '@/lib/leads/left-out-photos';

export type SendOutcome =
  | { readonly kind: 'sent'; readonly reference: string; readonly leftOut: readonly LeftOutPhoto[] }
  | { readonly kind: 'faulty'; readonly errors: readonly LeadFormError[] }
  | { readonly kind: 'failed'; readonly fault: SendingFault };

/** Timeout of 20 s for slow mobile connections. The server always responds sooner. */
const request = createApiClient(20_000);

/** Timeout of 180 s for uploading photographs on a slow connection, with the server's processing. */
const upload = createApiClient(180_000);

const failed = (fault: SendingFault): SendOutcome => ({ kind: 'failed', fault });

/** 413 lists the photographs that are too large. */
const FAULTY: readonly number[] = [422, 413];

function outcomeOf(error: unknown): SendOutcome {
  if (!(error instanceof HttpError) || error.status === undefined) return failed('no-connection');
  if (error.status === 409) return failed('different');
  if (error.status === 429) return failed('too-many');
  // Request timeout: the server did not receive the whole request.
  if (error.status === 408) return failed('no-connection');
  const errors = FAULTY.includes(error.status) ? errorsIn(error.data) : [];
  return errors.length > 0 ? { kind: 'faulty', errors } : failed('not-stored');
}

const campaignOf = (address: string) =>
  [...new URL(address, location.href).searchParams].filter(([name]) => name.startsWith('utm_'));

/** The page, the referrer, and the campaign parameters of the landing page and of this page, which has priority. */
function origin(): Record<string, string> {
  const [landing] = performance.getEntriesByType('navigation');
  const campaign = [...campaignOf(landing?.name ?? ''), ...campaignOf(location.href)];
  return { ...Object.fromEntries(campaign), page: location.pathname, referrer: document.referrer };
}

function multipart(fields: Readonly<Record<string, string>>, photos: readonly Blob[]): FormData {
  const data = new FormData();
  for (const [name, text] of Object.entries(fields)) data.append(name, text);
  // Do not send the file's original name, because it may be private.
  for (const photo of photos) data.append('photos', photo, 'photo');
  return data;
}

/**
 * Sends an enquiry to `action`, the URL of the form: as JSON, or with photographs as multipart form data. Sending again
 * with the same `id` does not create another enquiry.
 */
export async function sendLeadForm(
  action: string,
  lead: Readonly<Record<string, string>>,
  photos: readonly Blob[] = [],
): Promise<SendOutcome> {
  try {
    const fields = { ...origin(), ...lead };
    const [send, body] = photos.length === 0 ? [request, fields] : [upload, multipart(fields, photos)];
    const response = await send(action, { method: 'POST', body, headers: { Accept: 'application/json' } });
    const reference = referenceIn(response);
    // Not a response of the site, for example a proxy's, so it is unknown whether the enquiry arrived.
    return reference === null ? failed('no-connection') : { kind: 'sent', reference, leftOut: leftOutIn(response) };
  } catch (error) {
    return outcomeOf(error);
  }
}

/**
 * Fetches a token with the time at which the visitor started the form. Undefined on error; the form works without it.
 */
export const fetchOpened = (): Promise<string | undefined> =>
  request('/api/seller-leads/opened').then(tokenIn, () => undefined);
