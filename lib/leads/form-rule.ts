import type { LeadFormErrorCode } from './lead-error-codes';
import type { LeadField, LeadFormValues } from './lead-form';

/** `today` is an ISO day in Bangkok. */
export type Broken = (values: LeadFormValues, today: string) => boolean;

/** What is wrong with a field, and when. */
export type Rule = readonly [field: LeadField, code: LeadFormErrorCode, broken: Broken];

export const isOneOf = (known: readonly string[]) => (text: string) => known.includes(text);

/** Broken by what stands in the field and does not hold; an empty one is whole. */
export const unless =
  (field: LeadField, holds: (text: string) => boolean): Broken =>
  (values) =>
    values[field] !== '' && !holds(values[field]);
