import { LEAD_FIELDS, type LeadFormValues, readLeadForm } from '@/lib/leads/lead-form';

/** Storage for a form that was started. Does not store a form without visitor input. */
export type DraftStore = {
  readonly current: () => LeadFormValues | null;
  readonly save: (values: LeadFormValues) => void;
  readonly discard: () => void;
};

/** Maximum length of a stored text. No field is longer. */
const MAX_LENGTH = 5_000;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Fields with a default value, which do not count as visitor input. */
const DEFAULTED_FIELDS: readonly string[] = ['size_unit', 'kind', 'listing'];

/** Whether a field has a value that the visitor entered. */
export const isVisitorInput = (field: string, text: string): boolean =>
  text !== '' && !DEFAULTED_FIELDS.includes(field);

export const hasContent = (values: LeadFormValues): boolean =>
  LEAD_FIELDS.some((field) => isVisitorInput(field, values[field]));

/** Whether a value is an enquiry's id. It is empty if the browser cannot create one. */
export const isDraftId = (id: unknown): id is string => typeof id === 'string' && (id === '' || UUID.test(id));

/** Parses form values from any stored value. Returns null if they have no visitor input. Never throws. */
export function parseDraftValues(stored: unknown): LeadFormValues | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const texts = Object.entries(stored).filter(([, text]) => typeof text === 'string' && text.length <= MAX_LENGTH);
  const values = readLeadForm(new Map(texts));
  return hasContent(values) ? values : null;
}
