import { plainDashes } from 'thai-property-search/plain-characters';
import { LEAD_ERROR_CODES, LEAD_FIELDS, type LeadFormError, type LeftOutPhoto, readLeftOut } from './lead-form';

export function referenceIn(response: unknown): string | null {
  const { reference }: { reference?: unknown } = typeof response === 'object' ? (response ?? {}) : {};
  return isLeadReference(reference) ? reference : null;
}

export function leftOutIn(response: unknown): LeftOutPhoto[] {
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

export const isLeadReference = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9A-F]{4}-[0-9A-F]{4}$/.test(text);

/** Changes any dash to a hyphen and letters to upper case. The result may not be a reference. */
export const writtenReference = (typed: string): string => plainDashes(typed).toUpperCase();

function isLeadFormError(value: unknown): value is LeadFormError {
  if (typeof value !== 'object' || value === null) return false;
  const { field, code }: { field?: unknown; code?: unknown } = value;
  return LEAD_FIELDS.some((known) => known === field) && LEAD_ERROR_CODES.some((known) => known === code);
}
