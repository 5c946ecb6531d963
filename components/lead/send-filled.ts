import { type LeadFormValues, readLeadForm } from '@/lib/leads/lead-form';
import type { FieldFault } from './field-fault';
import { type SendOutcome, sendLeadForm } from './send-lead-form';
import { namesStillLarge, smallerPhotos } from './smaller-photos';

/** Under which id an enquiry is sent; empty where this browser can make none. */
export type EnquiryIds = {
  /** The same for what is sent again. */
  readonly current: (values: LeadFormValues) => string;
  /** Another one for the same words. */
  readonly renew: (values: LeadFormValues) => string;
  /** It was taken: the next one is another enquiry. */
  readonly taken: () => void;
};

/** How it went; `hadPhotos` where it was sent with photographs. */
type FilledOutcome =
  | Exclude<SendOutcome, { kind: 'faulty' | 'failed' }>
  | { readonly kind: 'faulty'; readonly errors: readonly FieldFault[] }
  | (Extract<SendOutcome, { kind: 'failed' }> & { readonly hadPhotos: boolean });

type Filled = { form: HTMLFormElement; data: FormData; opened: string | undefined };

/** Every field of the form as text, the one that people do not see among them. */
const textsOf = (data: FormData) =>
  Object.fromEntries([...data].filter((field): field is [string, string] => typeof field[1] === 'string'));

/** A field in which nothing was chosen holds an empty file. */
const photosOf = (data: FormData) =>
  data.getAll('photos').filter((photo): photo is File => photo instanceof File && photo.size > 0);

/** Sends what was filled in, its photographs made smaller; once more as another enquiry where the id had other words. */
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
  // What arrived before had other words: this is another enquiry.
  if (outcome.kind !== 'failed' || outcome.fault !== 'different') return outcome;
  return send(ids.renew(values));
}
