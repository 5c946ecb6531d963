import { z } from 'zod';
import { LOCALES } from '../config/constants';
import { ID_PATTERN } from '../content/ids';
import { BANGKOK_OFFSET_MS, bangkokDay, bangkokDayNumber } from '../i18n/dates';
import { pushSubscription } from './push-subscription';

export const SCHEDULES = ['at-once', 'daily'] as const;
export type Schedule = (typeof SCHEDULES)[number];

/** What a search tells of a home: it is new, costs less, or is back on the market. An alert about one home also tells that it is sold. */
const NEWS_KINDS = ['new', 'price', 'back', 'sold'] as const;

export const MAX_ALERTS = 10;
const MESSAGES_A_DAY = 3;
/** The homes of one message. The others are counted. */
const MAX_NEWS = 20;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FIRST_HOUR = 8;
const LAST_HOUR = 21;

/** An unconfirmed alert is then deleted. */
const CONFIRM_WITHIN_MS = 7 * DAY_MS;
/** An address gets at most one confirmation mail in this time. */
export const CONFIRMATION_EVERY_MS = HOUR_MS;
/** In which a chat may send the code of an alert. */
export const CODE_FOR_MS = HOUR_MS / 2;
const SLEEPS_AFTER_MS = 180 * DAY_MS;
const DELETED_AFTER_MS = 365 * DAY_MS;

const instant = z.iso.datetime();
const price = z.number().nullable();

/** `from`: the price before the first change that was not told yet. */
export const news = z.strictObject({
  home: z.string().regex(ID_PATTERN),
  kind: z.enum(NEWS_KINDS),
  from: price.optional(),
});
export type News = z.output<typeof news>;

/** A message that is being sent. Its id is the same at each try; `fault` is why it never will be. */
const outgoing = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  at: instant,
  tries: z.int().nonnegative(),
  nextAt: instant,
  fault: z.string().optional(),
});
export type Outgoing = z.output<typeof outgoing>;

const about = z.union([
  z.strictObject({ search: z.string().max(4_000), name: z.string().min(1).max(200) }),
  z.strictObject({ home: z.string().regex(ID_PATTERN) }),
]);
export type About = z.output<typeof about>;

const alert = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{8}$/),
  about,
  schedule: z.enum(SCHEDULES),
  /** The day of the privacy policy that the person agreed to. */
  consent: z.strictObject({ at: instant, policy_version: z.string() }),
  created_at: instant,
  confirmed_at: instant.optional(),
  news: z.array(news),
  /** News beyond `MAX_NEWS`. */
  more: z.int().nonnegative(),
  /** When the oldest news came. */
  news_at: instant.optional(),
  message: outgoing.extend({ news: z.array(news), more: z.int().nonnegative() }).optional(),
  sent: z.strictObject({ day: z.iso.date(), count: z.int() }).optional(),
});
export type Alert = z.output<typeof alert>;
export type Message = NonNullable<Alert['message']>;

/**
 * Has an e-mail address, the subscription of a browser, or a chat in LINE. `told`: the last changes of homes that are in the news of the
 * alerts. `letter`: asks to confirm new alerts, or whether old ones are still wanted.
 */
export const subscriber = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  email: z.email().max(254).optional(),
  push: pushSubscription.optional(),
  /** Without a user until a chat sends the code of the alert. */
  line: z
    .strictObject({
      user: z
        .string()
        .regex(/^U[0-9a-f]{32}$/)
        .optional(),
    })
    .optional(),
  locale: z.enum(LOCALES),
  alerts: z.array(alert).max(MAX_ALERTS),
  visited_at: instant,
  told: z.string().optional(),
  asked_at: instant.optional(),
  letter_at: instant.optional(),
  letter: outgoing.extend({ kind: z.enum(['confirm', 'sleep']) }).optional(),
});
export type Subscriber = z.output<typeof subscriber>;

export type Channel = 'email' | 'push' | 'line';
export const channelOf = ({ push, line }: Subscriber): Channel =>
  line === undefined ? (push === undefined ? 'email' : 'push') : 'line';

export const iso = (now: number): string => new Date(now).toISOString();

/** 08:00 in Bangkok on the day of `now`. */
const opening = (now: number): number => bangkokDayNumber(now) * DAY_MS - BANGKOK_OFFSET_MS + FIRST_HOUR * HOUR_MS;

/** The first time from `now` on that is between 08:00 and 21:00 in Bangkok. */
export function awake(now: number): number {
  const opens = opening(now);
  return now < opens + (LAST_HOUR - FIRST_HOUR) * HOUR_MS ? Math.max(now, opens) : opens + DAY_MS;
}

/** The first 08:00 in Bangkok after `now`. */
const nextMorning = (now: number): number => opening(now + DAY_MS - FIRST_HOUR * HOUR_MS);

/** When the news of an alert may be sent. Infinity if there are none or the alert is unconfirmed. */
export function newsDueAt({ news_at, schedule, confirmed_at, sent, message }: Alert, now: number): number {
  if (news_at === undefined || confirmed_at === undefined || message !== undefined) return Number.POSITIVE_INFINITY;
  const at = Date.parse(news_at);
  const due = schedule === 'daily' ? nextMorning(at) : at;
  const isFull = sent?.day === bangkokDay(now) && sent.count >= MESSAGES_A_DAY;
  return awake(isFull ? Math.max(due, nextMorning(now)) : Math.max(due, now));
}

export const withAlert = (person: Subscriber, id: string, change: (alert: Alert) => Alert): Subscriber => ({
  ...person,
  alerts: person.alerts.map((alert) => (alert.id === id ? change(alert) : alert)),
});

/** Adds news of a home. It replaces what was not told yet, and a price that is as it was is no news. */
export function withNews(alert: Alert, added: News, priceNow: number | null, now: number): Alert {
  const before = alert.news.find(({ home }) => home === added.home);
  const others = alert.news.filter(({ home }) => home !== added.home);
  const merged = before === undefined ? added : mergeNews(before, added);
  if (merged.kind === 'price' && merged.from === priceNow) return withAll(alert, others, now);
  if (before === undefined && others.length >= MAX_NEWS) return { ...alert, more: alert.more + 1 };
  return withAll(alert, [...others, merged], now);
}

/** A home that is told as new or back stays so, whatever its price does before. */
function mergeNews(before: News, added: News): News {
  if (added.kind !== 'price') return added;
  return before.kind === 'price' ? { ...added, from: before.from } : before;
}

const withAll = ({ news_at, ...alert }: Alert, all: News[], now: number): Alert =>
  all.length + alert.more === 0 ? { ...alert, news: [] } : { ...alert, news: all, news_at: news_at ?? iso(now) };

export const isAsleep = ({ visited_at }: Subscriber, now: number): boolean =>
  now - Date.parse(visited_at) > SLEEPS_AFTER_MS;

export const withoutNews = ({ news_at: _, message: __, ...alert }: Alert): Alert => ({ ...alert, news: [], more: 0 });

/** Without what is too old to keep. Null if nothing is left. */
export function withoutOld(person: Subscriber, now: number): Subscriber | null {
  const alerts = person.alerts.filter(
    ({ confirmed_at, created_at }) => confirmed_at !== undefined || now - Date.parse(created_at) < CONFIRM_WITHIN_MS,
  );
  if (alerts.length === 0 || now - Date.parse(person.visited_at) > DELETED_AFTER_MS) return null;
  return alerts.length === person.alerts.length ? person : { ...person, alerts };
}
