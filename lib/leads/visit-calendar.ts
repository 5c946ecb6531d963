import { SITE } from '../config/site';
import { dayAfter } from '../i18n/dates';
import type { DayPart, VisitTime } from './visit-time';

export type Viewing = {
  readonly uid: string;
  readonly time: VisitTime;
  readonly title: string;
  readonly place: string;
  readonly text: string;
  readonly url: string;
  readonly now: number;
};

/** Hours in Bangkok, as in the messages (`Seller.parts`). */
const HOURS: Readonly<Record<DayPart, readonly [number, number]>> = {
  morning: [9, 12],
  afternoon: [12, 17],
  evening: [17, 20],
};

/** RFC 5545 §3.6.5 requires the definition of each time zone. Thailand has had this offset since 1920. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${SITE.timeZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0700',
  'TZOFFSETTO:+0700',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const LINE_OCTETS = 75;

/** An iCalendar file (RFC 5545) for a requested viewing, which is tentative until the office confirms it. */
export function visitCalendar({ uid, time, title, place, text, url, now }: Viewing): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${SITE.name['en-us']}//Viewing//EN`,
    ...TIME_ZONE,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${compact(new Date(now).toISOString())}`,
    ...span(time),
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function span({ day, part }: VisitTime): string[] {
  if (part === undefined)
    return [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(dayAfter(day, 1))}`];
  const [from, to] = HOURS[part];
  const at = (hour: number) => `;TZID=${SITE.timeZone}:${compact(day)}T${String(hour).padStart(2, '0')}0000`;
  return [`DTSTART${at(from)}`, `DTEND${at(to)}`];
}

const compact = (iso: string) => iso.replace(/[-:]|\.\d{3}/g, '');

/** RFC 5545 §3.3.11; a value may not have control characters. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');

function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
