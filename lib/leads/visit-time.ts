import { isDay } from '../i18n/dates';
import { parseInputDate } from '../i18n/input-date';
import { DAY_PARTS } from './lead-choices';
import type { LeadFormValues } from './lead-form';

export type DayPart = (typeof DAY_PARTS)[number];

/** The time a visitor asks for: an ISO day in Bangkok, and a part of the day if one was chosen. */
export type VisitTime = { readonly day: string; readonly part?: DayPart };

const dayPart = (text: string | null | undefined) => DAY_PARTS.find((part) => part === text);

/** Parses a day and a part of it from an address. Undefined if the day is invalid; an invalid part is left out. */
export function parseVisitTime(day: string | null | undefined, part: string | null | undefined): VisitTime | undefined {
  if (typeof day !== 'string' || !isDay(day)) return undefined;
  const knownPart = dayPart(part);
  return knownPart === undefined ? { day } : { day, part: knownPart };
}

/** The requested times of a viewing, the preferred one first, without duplicates. */
export function visitTimes(values: LeadFormValues): VisitTime[] {
  const best = parseVisitTime(parseInputDate(values.preferred_date), values.preferred_part);
  const other = parseVisitTime(parseInputDate(values.other_date), values.other_part);
  const isSame = best?.day === other?.day && best?.part === other?.part;
  return [best, isSame ? undefined : other].filter((time) => time !== undefined);
}

/** The stored form: `2026-12-24 morning`, or the day alone. */
export const formatVisitTime = ({ day, part }: VisitTime): string => (part === undefined ? day : `${day} ${part}`);
