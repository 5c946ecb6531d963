import { type LeadFormValues, readLeadForm } from '@/lib/leads/lead-form';
import type { FieldFault } from './field-fault';
import { type SendOutcome, sendLeadForm } from './send-lead-form';
import { namesStillLarge, smallerPhotos } from './smaller-photos';

/** Ids of enquiries, for idempotent sending. An id is empty if the browser cannot create one. */
export type EnquiryIds = {
  /** The current id. It does not change on a retry. */
  readonly current: (values: LeadFormValues) => string;
  /** Creates a new id for the same values. */
  readonly renew: (values: LeadFormValues) => string;
  /** Called when the server has accepted the enquiry. The next one gets a new id. */
  readonly onSent: () => void;
};

/** Outcome of sending. `hadPhotos`: whether photographs were sent. */
type FilledOutcome =
  | Exclude<SendOutcome, { kind: 'faulty' | 'failed' }>
  | { readonly kind: 'faulty'; readonly errors: readonly FieldFault[] }
  | (Extract<SendOutcome, { kind: 'failed' }> & { readonly hadPhotos: boolean });

type Filled = { form: HTMLFormElement; data: FormData; opened: string | undefined };

/** All text fields of the form, including the honeypot. */
const textsOf = (data: FormData) =>
  Object.fromEntries([...data].filter((field): field is [string, string] => typeof field[1] === 'string'));

/** An empty file input yields one empty file. */
const photosOf = (data: FormData) =>
  data.getAll('photos').filter((photo): photo is File => photo instanceof File && photo.size > 0);

/** Sends the form with reduced photographs. If the server has other values under this id, retries with a new id. */
export async function sendFilled({ form, data, opened }: Filled, ids: EnquiryIds): Promise<FilledOutcome> {
  const values = readLeadForm(data);
  const fields = { ...textsOf(data), ...(opened === undefined ? {} : { opened }) };
  const action = form.getAttribute('action') ?? '';
  const files = photosOf(data);
  const photos = await smallerPhotos(files);
  const names = namesStillLarge(files, photos);
  if (names !== null) return { kind: 'faulty', errors: [{ field: 'photos', code: 'photo-large', names }] };
  const send = async (id: string): Promise<FilledOutcome> => {
    const outcome = await sendLeadForm(action, id === '' ? fields : { ...fields, id }, photos);
    return outcome.kind === 'failed' ? { ...outcome, hadPhotos: photos.length > 0 } : outcome;
  };
  const outcome = await send(ids.current(values));
  // The server has this id with other values, so this is a new enquiry.
  if (outcome.kind !== 'failed' || outcome.fault !== 'different') return outcome;
  return send(ids.renew(values));
}
