import { bangkokDay } from '../i18n/dates';
import type { Rule } from './form-rule';
import { isListingKind } from './lead-choices';
import type { LeadFormError, LeadFormValues } from './lead-form';
import { listingRules } from './listing-rules';
import { SELLER_RULES } from './seller-rules';

function rulesOf({ kind }: LeadFormValues): readonly Rule[] {
  if (isListingKind(kind)) return listingRules(kind);
  return kind === '' || kind === 'sell' ? SELLER_RULES : [['kind', 'kind-required', () => true]];
}

/** The errors of a form, in the order of its fields; at most one for each field. `today` is an ISO day in Bangkok. */
export function validateLeadForm(values: LeadFormValues, today = bangkokDay(Date.now())): LeadFormError[] {
  const broken = rulesOf(values).filter(([, , isBroken]) => isBroken(values, today));
  const errors = broken.map(([field, code]) => ({ field, code }));
  return errors.filter(({ field }, index) => errors.findIndex((other) => other.field === field) === index);
}
