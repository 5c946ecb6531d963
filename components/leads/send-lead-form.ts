'use client';

import { createApiClient, HttpError } from '@/lib/http/client';
import {
  LEAD_ERROR_CODES,
  LEAD_FIELDS,
  type LeadFormError,
  type LeadFormValues,
  type LeftOutPhoto,
  PHOTO_LIMITS,
  readLeadForm,
  readLeftOut,
  type SendingFault,
} from '@/lib/leads/lead-form';
import { isLeadReference } from '@/lib/leads/lead-reference';
import type { FieldFault } from './lead-field';

/** Ids for idempotent sending. An id is empty if the browser cannot create one. */
export type EnquiryIds = {
  /** Does not change on a retry. */
  readonly current: (values: LeadFormValues) => string;
  readonly renew: (values: LeadFormValues) => string;
  readonly onSent: () => void;
};

export type SendOutcome =
  | {
      readonly kind: 'sent';
      readonly reference: string;
      readonly status: string | undefined;
      readonly leftOut: readonly LeftOutPhoto[];
    }
  | { readonly kind: 'faulty'; readonly errors: readonly LeadFormError[] }
  | { readonly kind: 'failed'; readonly fault: SendingFault };

type FilledOutcome =
  | Exclude<SendOutcome, { kind: 'faulty' | 'failed' }>
  | { readonly kind: 'faulty'; readonly errors: readonly FieldFault[] }
  | (Extract<SendOutcome, { kind: 'failed' }> & { readonly hadPhotos: boolean });

type Filled = { form: HTMLFormElement; data: FormData; opened: string | undefined };

const MAX_SIDE = 2_000;
const QUALITY = 0.82;

/** The server cannot read other types, such as HEIC, so Safari converts them to JPEG. */
const READ_BY_SERVER = /^image\/(jpeg|png|webp|avif|gif)$/;

/** 20 s for slow mobile connections. The server always responds sooner. */
const request = createApiClient(20_000);

/** 180 s for photographs on a slow connection. */
const upload = createApiClient(180_000);

const FAULTY: readonly number[] = [422, 413];

/** Sends the form. Retries with a new id if the server has other values under this one. */
export async function sendFilledForm({ form, data, opened }: Filled, ids: EnquiryIds): Promise<FilledOutcome> {
  const values = readLeadForm(data);
  const fields = { ...textsOf(data), ...(opened === undefined ? {} : { opened }) };
  const action = form.getAttribute('action') ?? '';
  const files = photosOf(data);
  const photos = await smallerPhotos(files);
  const names = tooLargeFileNames(files, photos);
  if (names !== null) return { kind: 'faulty', errors: [{ field: 'photos', code: 'photo-large', names }] };
  const send = async (id: string): Promise<FilledOutcome> => {
    const outcome = await sendLeadForm(action, id === '' ? fields : { ...fields, id }, photos);
    return outcome.kind === 'failed' ? { ...outcome, hadPhotos: photos.length > 0 } : outcome;
  };
  const outcome = await send(ids.current(values));
  if (outcome.kind !== 'failed' || outcome.fault !== 'different') return outcome;
  return send(ids.renew(values));
}

const textsOf = (data: FormData) =>
  Object.fromEntries([...data].filter((field): field is [string, string] => typeof field[1] === 'string'));

/** An empty file input yields one empty file. */
const photosOf = (data: FormData) =>
  data.getAll('photos').filter((photo): photo is File => photo instanceof File && photo.size > 0);

export function tooLargeFileNames(files: readonly File[], reduced: readonly Blob[]): string | null {
  const large = files.filter((_, index) => (reduced[index]?.size ?? 0) > PHOTO_LIMITS.bytes);
  return large.length === 0 ? null : large.map(({ name }) => name).join(', ');
}

/** Sends JSON, or multipart form data with photographs. A repeat with the same `id` creates no other enquiry. */
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
    // A proxy may have answered, so it is unknown whether the enquiry arrived.
    return reference === null
      ? failed('no-connection')
      : { kind: 'sent', reference, status: statusIn(response), leftOut: leftOutIn(response) };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): SendOutcome {
  if (!(error instanceof HttpError) || error.status === undefined) return failed('no-connection');
  if (error.status === 409) return failed('different');
  if (error.status === 429) return failed('too-many');
  if (error.status === 408) return failed('no-connection');
  const errors = FAULTY.includes(error.status) ? errorsIn(error.data) : [];
  return errors.length > 0 ? { kind: 'faulty', errors } : failed('not-stored');
}

export function referenceIn(response: unknown): string | null {
  const { reference }: { reference?: unknown } = typeof response === 'object' ? (response ?? {}) : {};
  return isLeadReference(reference) ? reference : null;
}

function statusIn(response: unknown): string | undefined {
  const { status }: { status?: unknown } = typeof response === 'object' ? (response ?? {}) : {};
  return typeof status === 'string' ? encodeURIComponent(status) : undefined;
}

function leftOutIn(response: unknown): LeftOutPhoto[] {
  const { left_out }: { left_out?: unknown } = typeof response === 'object' ? (response ?? {}) : {};
  return readLeftOut(left_out);
}

export function errorsIn(response: unknown): LeadFormError[] {
  const { errors }: { errors?: unknown } = typeof response === 'object' ? (response ?? {}) : {};
  return Array.isArray(errors) ? errors.filter(isLeadFormError).map(({ field, code }) => ({ field, code })) : [];
}

export function tokenIn(response: unknown): string | undefined {
  const { token }: { token?: unknown } = typeof response === 'object' ? (response ?? {}) : {};
  return typeof token === 'string' ? token : undefined;
}

function isLeadFormError(value: unknown): value is LeadFormError {
  if (typeof value !== 'object' || value === null) return false;
  const { field, code }: { field?: unknown; code?: unknown } = value;
  return LEAD_FIELDS.some((known) => known === field) && LEAD_ERROR_CODES.some((known) => known === code);
}

const failed = (fault: SendingFault): SendOutcome => ({ kind: 'failed', fault });

function origin(): Record<string, string> {
  const [landing] = performance.getEntriesByType('navigation');
  const campaign = [...campaignOf(landing?.name ?? ''), ...campaignOf(location.href)];
  return { ...Object.fromEntries(campaign), page: location.pathname, referrer: document.referrer };
}

const campaignOf = (address: string) =>
  [...new URL(address, location.href).searchParams].filter(([name]) => name.startsWith('utm_'));

function multipart(fields: Readonly<Record<string, string>>, photos: readonly Blob[]): FormData {
  const data = new FormData();
  for (const [name, text] of Object.entries(fields)) data.append(name, text);
  // The original file name may be private.
  for (const photo of photos) data.append('photos', photo, 'photo');
  return data;
}

/** Fetches a token with the start time of the form. Undefined on error, because the form works without it. */
export const fetchOpenToken = (): Promise<string | undefined> =>
  request('/api/seller-leads/opened').then(tokenIn, () => undefined);

/** One after another, because each decoded photograph takes memory for all its pixels. */
async function smallerPhotos(files: readonly File[]): Promise<Blob[]> {
  const photos: Blob[] = [];
  for (const file of files) photos.push(await reduce(file));
  return photos;
}

async function reduce(file: File): Promise<Blob> {
  const reduced = await drawReduced(file).catch(() => null);
  const isBetter =
    reduced !== null && reduced.size > 0 && (reduced.size < file.size || !READ_BY_SERVER.test(file.type));
  return isBetter ? reduced : file;
}

async function drawReduced(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context !== null) {
    // JPEG has no transparency, so transparent areas would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  return context === null ? null : new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
