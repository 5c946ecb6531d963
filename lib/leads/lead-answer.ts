import { LEAD_ERROR_CODES, LEAD_FIELDS, type LeadFormError, type LeftOutPhoto, readLeftOut } from './lead-form';
import { isLeadReference } from './lead-reference';

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

function isLeadFormError(value: unknown): value is LeadFormError {
  if (typeof value !== 'object' || value === null) return false;
  const { field, code }: { field?: unknown; code?: unknown } = value;
  return LEAD_FIELDS.some((known) => known === field) && LEAD_ERROR_CODES.some((known) => known === code);
}
