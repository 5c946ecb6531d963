import { LEAD_FIELDS, type LeadFormValues, readLeadForm } from '@/lib/leads/lead-form';

/** Storage for a form that was started. Does not store a form without visitor input. */
export type DraftStore = {
  readonly current: () => LeadFormValues | null;
  readonly keep: (values: LeadFormValues) => void;
  readonly drop: () => void;
};

/** Maximum length of a stored text. No field is longer. */
const LONGEST = 5_000;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Fields with a default value, which do not count as visitor input. */
const STANDING: readonly string[] = ['size_unit', 'kind', 'listing'];

/** Whether a field has a value that the visitor entered. */
export const isOwn = (field: string, text: string): boolean => text !== '' && !STANDING.includes(field);

export const hasContent = (values: LeadFormValues): boolean => LEAD_FIELDS.some((field) => isOwn(field, values[field]));

/** Whether a value is an enquiry's id. It is empty if the browser cannot create one. */
export const isDraftId = (id: unknown): id is string => typeof id === 'string' && (id === '' || UUID.test(id));

/** Parses form values from any stored value. Returns null if they have no visitor input. Never throws. */
export function parseDraftValues(stored: unknown): LeadFormValues | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const texts = Object.entries(stored).filter(([, text]) => typeof text === 'string' && text.length <= LONGEST);
  const values = readLeadForm(new Map(texts));
  return hasContent(values) ? values : null;
}
