import { isDay } from '../i18n/dates';
import { parseInputDate } from '../i18n/input-date';
import { DAY_PARTS } from './lead-choices';
import type { LeadFormValues } from './lead-form';

export type DayPart = (typeof DAY_PARTS)[number];

/** The time a visitor asks for: an ISO day in Bangkok, and a part of the day if one was chosen. */
export type AskedTime = { readonly day: string; readonly part?: DayPart };

const dayPart = (text: string | null | undefined) => DAY_PARTS.find((part) => part === text);

/** A time of a day and its part as they stand in an address; undefined for what is no day, the part left out if it is none. */
export function askedTime(day: string | null | undefined, part: string | null | undefined): AskedTime | undefined {
  if (typeof day !== 'string' || !isDay(day)) return undefined;
  const known = dayPart(part);
  return known === undefined ? { day } : { day, part: known };
}

/** The times that a viewing is asked for, the one that suits best first; the same one counts once. */
export function timesOf(values: LeadFormValues): AskedTime[] {
  const best = askedTime(parseInputDate(values.preferred_date), values.preferred_part);
  const other = askedTime(parseInputDate(values.other_date), values.other_part);
  const isSame = best?.day === other?.day && best?.part === other?.part;
  return [best, isSame ? undefined : other].filter((time) => time !== undefined);
}

/** As it is kept: `2026-12-24 morning`, or the day alone. */
export const writeTime = ({ day, part }: AskedTime): string => (part === undefined ? day : `${day} ${part}`);
