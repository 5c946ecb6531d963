import { LEAD_ERROR_CODES, LEAD_FIELDS, type LeadFormError } from './lead-form';
import { isLeadReference } from './lead-reference';
import { type LeftOutPhoto, readLeftOut } from './left-out-photos';

function isLeadFormError(value: unknown): value is LeadFormError {
  if (typeof value !== 'object' || value === null) return false;
  const { field, code }: { field?: unknown; code?: unknown } = value;
  return LEAD_FIELDS.some((known) => known === field) && LEAD_ERROR_CODES.some((known) => known === code);
}

/** The reference in an answer that the enquiry was taken; null in any other. */
export function referenceIn(response: unknown): string | null {
  const { reference }: { reference?: unknown } = typeof response === 'object' ? (response ?? {}) : {};
  return isLeadReference(reference) ? reference : null;
}

/** The photographs that the server's answer lists as left out. */
export function leftOutIn(response: unknown): LeftOutPhoto[] {
  const { left_out }: { left_out?: unknown } = typeof response === 'object' ? (response ?? {}) : {};
  return readLeftOut(left_out);
}

/** The faults that an answer names; what is none of ours is left out. By hand, as the browser has no zod. */
export function errorsIn(response: unknown): LeadFormError[] {
  const { errors }: { errors?: unknown } = typeof response === 'object' ? (response ?? {}) : {};
  return Array.isArray(errors) ? errors.filter(isLeadFormError).map(({ field, code }) => ({ field, code })) : [];
}

/** The token in the answer of `/api/seller-leads/opened`. */
export function tokenIn(response: unknown): string | undefined {
  const { token }: { token?: unknown } = typeof response === 'object' ? (response ?? {}) : {};
  return typeof token === 'string' ? token : undefined;
}
