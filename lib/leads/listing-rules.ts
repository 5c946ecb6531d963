import { ID_PATTERN } from '../content/ids';
import { dayAfter } from '../i18n/dates';
import type { Rule } from './form-rule';
import { type ListingKind, VIEWING_DAYS } from './lead-choices';
import { CONSENT_RULE, MESSAGE_RULE, PERSON_RULES, timeRules } from './shared-rules';
import { dayIn } from './typed-values';

const notTooFar = (date: 'preferred_date' | 'other_date'): Rule => [
  date,
  'date-far',
  (values, today) => (dayIn(values[date]) ?? today) > dayAfter(today, VIEWING_DAYS),
];

const VIEWING: readonly Rule[] = [
  ['preferred_date', 'date-required', ({ preferred_date }) => preferred_date === ''],
  ...timeRules('preferred_date', 'preferred_part'),
  notTooFar('preferred_date'),
  ...timeRules('other_date', 'other_part'),
  notTooFar('other_date'),
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
