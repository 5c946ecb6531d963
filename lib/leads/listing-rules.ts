import { ID_PATTERN } from '../content/ids';
import type { Rule } from './form-rule';
import type { ListingKind } from './lead-choices';
import { CONSENT_RULE, MESSAGE_RULE, PERSON_RULES, timeRules } from './shared-rules';

const VIEWING: readonly Rule[] = [
  ['preferred_date', 'date-required', ({ preferred_date }) => preferred_date === ''],
  ...timeRules('preferred_date', 'preferred_part'),
  ...timeRules('other_date', 'other_part'),
];

const QUESTION: readonly Rule[] = [['message', 'message-required', ({ message }) => message === '']];

/** What the form about a home must hold, in its order: what stands in the part that was not chosen is no fault. */
export const listingRules = (kind: ListingKind): readonly Rule[] => [
  ['listing', 'listing-gone', ({ listing }) => !ID_PATTERN.test(listing)],
  ...(kind === 'view' ? VIEWING : QUESTION),
  MESSAGE_RULE,
  ...PERSON_RULES,
  CONSENT_RULE,
];
