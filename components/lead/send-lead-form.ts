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

/** A phone in a lift: longer than the server ever takes, shorter than anybody's patience. */
const request = createApiClient(20_000);

/** Photographs on their way through such a line, with what is made of them at its end. */
const upload = createApiClient(180_000);

const failed = (fault: SendingFault): SendOutcome => ({ kind: 'failed', fault });

/** 413 names the photographs that are too large. */
const FAULTY: readonly number[] = [422, 413];

function outcomeOf(error: unknown): SendOutcome {
  if (!(error instanceof HttpError) || error.status === undefined) return failed('no-connection');
  if (error.status === 409) return failed('different');
  if (error.status === 429) return failed('too-many');
  // The server waited for what did not come.
  if (error.status === 408) return failed('no-connection');
  const errors = FAULTY.includes(error.status) ? errorsIn(error.data) : [];
  return errors.length > 0 ? { kind: 'faulty', errors } : failed('not-stored');
}

const campaignOf = (address: string) =>
  [...new URL(address, location.href).searchParams].filter(([name]) => name.startsWith('utm_'));

/** Where the visitor came from, as far as the address at which they came in, this page's, which counts more, and the browser tell. */
function origin(): Record<string, string> {
  const [landing] = performance.getEntriesByType('navigation');
  const campaign = [...campaignOf(landing?.name ?? ''), ...campaignOf(location.href)];
  return { ...Object.fromEntries(campaign), page: location.pathname, referrer: document.referrer };
}

function multipart(fields: Readonly<Record<string, string>>, photos: readonly Blob[]): FormData {
  const data = new FormData();
  for (const [name, text] of Object.entries(fields)) data.append(name, text);
  // The file name that a device gave a picture may be private.
  for (const photo of photos) data.append('photos', photo, 'photo');
  return data;
}

/**
 * Sends an enquiry to `action`, the form's own address: as JSON, or with photographs as a multipart form. Sent again with
 * the same `id` it is the same enquiry.
 */
export async function sendLeadForm(
  action: string,
  given: Readonly<Record<string, string>>,
  photos: readonly Blob[] = [],
): Promise<SendOutcome> {
  try {
    const fields = { ...origin(), ...given };
    const [send, body] = photos.length === 0 ? [request, fields] : [upload, multipart(fields, photos)];
    const answer = await send(action, { method: 'POST', body, headers: { Accept: 'application/json' } });
    const reference = referenceIn(answer);
    // A proxy answered, so it is unknown whether the enquiry arrived.
    return reference === null ? failed('no-connection') : { kind: 'sent', reference, leftOut: leftOutIn(answer) };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** A token that says when the form was begun; undefined where there is none, which is no fault of the visitor's. */
export const fetchOpened = (): Promise<string | undefined> =>
  request('/api/seller-leads/opened').then(tokenIn, () => undefined);
