import { isDay, parseInputDate } from '../i18n/dates';
import { DAY_PARTS, type LeadFormValues } from './lead-form';

export type DayPart = (typeof DAY_PARTS)[number];

/** An ISO day in Bangkok, and a part of the day if one was chosen. */
export type VisitTime = { readonly day: string; readonly part?: DayPart };

/** Returns undefined if the day is invalid, and ignores an invalid part. */
export function parseVisitTime(day: string | null | undefined, part: string | null | undefined): VisitTime | undefined {
  if (typeof day !== 'string' || !isDay(day)) return undefined;
  const knownPart = dayPart(part);
  return knownPart === undefined ? { day } : { day, part: knownPart };
}

/** A choice of the form, such as `12/24/2026 morning`: a radio button has one value for the day and its part. */
export function splitVisitTime(choice: string): { date: string; part?: string } {
  const [date = '', part] = choice.split(' ', 2);
  return { date, part };
}

export function visitTimes(values: LeadFormValues): VisitTime[] {
  const { date, part = values.preferred_part } = splitVisitTime(values.preferred_date);
  const best = parseVisitTime(parseInputDate(date), part);
  const other = parseVisitTime(parseInputDate(values.other_date), values.other_part);
  const isSame = best?.day === other?.day && best?.part === other?.part;
  return [best, isSame ? undefined : other].filter((time) => time !== undefined);
}

/** `2026-12-24 morning`, or the day alone. */
export const formatVisitTime = ({ day, part }: VisitTime): string => (part === undefined ? day : `${day} ${part}`);

const dayPart = (text: string | null | undefined) => DAY_PARTS.find((part) => part === text);
