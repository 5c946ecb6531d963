import { lineContact } from '../content/line-contact';
import { dayAfter } from '../i18n/dates';
import { parseInputDate } from '../i18n/input-date';
import { plainPhone } from '../i18n/plain-phone';
import { isOneOf, type Rule, unless } from './form-rule';
import { DAY_PARTS, VISIT_DAYS } from './lead-choices';

const NAME_LENGTH = 120;
const MESSAGE_LENGTH = 4_000;

const isPhone = (text: string) => /^\+?\d{9,15}$/.test(plainPhone(text));
const isEmail = (text: string) => text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Who asks, and one way to reach them. */
export const PERSON_RULES: readonly Rule[] = [
  ['name', 'name-required', ({ name }) => name === ''],
  ['name', 'name-long', ({ name }) => name.length > NAME_LENGTH],
  ['phone', 'reach-required', ({ phone, line_id, email }) => phone === '' && line_id === '' && email === ''],
  ['phone', 'phone-invalid', unless('phone', isPhone)],
  ['line_id', 'line-invalid', unless('line_id', (text) => lineContact(text) !== null)],
  ['email', 'email-invalid', unless('email', isEmail)],
];

/**
 * A day, from today on, and a part of it. It is near: a day of months ahead is most often the day and the month typed the
 * other way round.
 */
export const timeRules = (date: 'preferred_date' | 'other_date', part: 'preferred_part' | 'other_part'): Rule[] => [
  [date, 'date-invalid', unless(date, (text) => parseInputDate(text) !== null)],
  [date, 'date-past', (values, today) => (parseInputDate(values[date]) ?? today) < today],
  [date, 'date-far', (values, today) => (parseInputDate(values[date]) ?? today) > dayAfter(today, VISIT_DAYS)],
  [part, 'part-invalid', unless(part, isOneOf(DAY_PARTS))],
];

export const MESSAGE_RULE: Rule = ['message', 'message-long', ({ message }) => message.length > MESSAGE_LENGTH];

export const CONSENT_RULE: Rule = [
  'consent_contact',
  'consent-required',
  ({ consent_contact }) => consent_contact !== 'yes',
];
