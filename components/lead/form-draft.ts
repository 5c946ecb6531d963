import { LEAD_FIELDS, type LeadFormValues, readLeadForm } from '@/lib/leads/lead-form';

/** Where a form is kept that was begun; what holds nothing of the visitor's is not kept. */
export type DraftStore = {
  readonly current: () => LeadFormValues | null;
  readonly keep: (values: LeadFormValues) => void;
  readonly drop: () => void;
};

/** More than any field may hold. */
const LONGEST = 5_000;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Chosen from the beginning, and so no word of the visitor's. */
const STANDING: readonly string[] = ['size_unit', 'kind', 'listing'];

/** Whether a field holds something that the visitor put there. */
export const isOwn = (field: string, text: string): boolean => text !== '' && !STANDING.includes(field);

export const hasContent = (values: LeadFormValues): boolean => LEAD_FIELDS.some((field) => isOwn(field, values[field]));

/** The id of an enquiry that was begun; empty where the browser can make none. */
export const isDraftId = (id: unknown): id is string => typeof id === 'string' && (id === '' || UUID.test(id));

/** A form's texts out of whatever a storage holds; null where there is nothing of the visitor's among it. Never throws. */
export function parseDraftValues(stored: unknown): LeadFormValues | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const texts = Object.entries(stored).filter(([, text]) => typeof text === 'string' && text.length <= LONGEST);
  const values = readLeadForm(new Map(texts));
  return hasContent(values) ? values : null;
}
