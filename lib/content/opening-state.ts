import { BANGKOK_OFFSET_MS } from '../i18n/dates';
import type { Office } from './collections';

const DAY_MS = 86_400_000;

/** Hours until midnight or later count until here. */
const END_OF_DAY = '24:00';

/** Open until `time`, or closed until `time` on `day` (0 is Sunday). Times are `HH:MM`, Bangkok. */
export type OpeningState = {
  readonly isOpen: boolean;
  readonly day: number;
  readonly isToday: boolean;
  readonly time: string;
};

const endOf = ({ opens, closes }: Office['hours'][number]) => (closes <= opens ? END_OF_DAY : closes);

/** The state of an office at a time in milliseconds since 1970. Null without opening hours. */
export function openingState(hours: Office['hours'], now: number): OpeningState | null {
  for (let ahead = 0; ahead <= 7; ahead++) {
    const at = new Date(now + BANGKOK_OFFSET_MS + ahead * DAY_MS);
    const day = at.getUTCDay();
    const clock = ahead === 0 ? at.toISOString().slice(11, 16) : '';
    const spans = hours.filter(({ days }) => days.includes(day)).sort((a, b) => a.opens.localeCompare(b.opens));
    const next = spans.find((span) => clock < endOf(span));
    if (next === undefined) continue;
    const isOpen = ahead === 0 && next.opens <= clock;
    return { isOpen, day, isToday: ahead === 0, time: isOpen ? next.closes : next.opens };
  }
  return null;
}
