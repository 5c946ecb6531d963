import 'server-only';
import { randomBytes } from 'node:crypto';
import { SITE } from '../config/site';
import type { Locale } from '../i18n/locales';
import {
  type About,
  type Alert,
  CODE_FOR_MS,
  CONFIRMATION_EVERY_MS,
  iso,
  MAX_ALERTS,
  type Schedule,
  type Subscriber,
} from './alert';
import { outgoing } from './alert-channel';
import type { Alerts } from './alerts.server';
import type { PushSubscriptionData } from './push-subscription';

type Subscription = { readonly about: About; readonly schedule: Schedule; readonly locale: Locale };

/** Keeps an alert until it is confirmed, and sends one mail with the link, at most one in an hour. An address that has all its alerts stays as it is. */
export async function addAlert(
  opened: Alerts,
  id: string,
  email: string,
  { about, schedule, locale }: Subscription,
): Promise<void> {
  const now = opened.deps.now();
  await opened.store.change(id, (before) => {
    const person = before ?? { id, email, locale, alerts: [], visited_at: iso(now) };
    const same = sameAlert(person, about);
    if (same?.confirmed_at !== undefined) return person;
    const others = withRoom(person.alerts.filter((alert) => alert !== same));
    if (others.length >= MAX_ALERTS) return before;
    const alert = newAlert(about, schedule, now, same?.id);
    const isMailed = now - Date.parse(person.letter_at ?? iso(0)) < CONFIRMATION_EVERY_MS;
    const letter = { kind: 'confirm', ...outgoing(now, 'confirm', id, iso(now)) } as const;
    return { ...person, locale, alerts: [...others, alert], ...(isMailed ? {} : { letter, letter_at: iso(now) }) };
  });
  opened.kick();
}

const sameAlert = ({ alerts }: Pick<Subscriber, 'alerts'>, about: About): Alert | undefined =>
  alerts.find((alert) => JSON.stringify(alert.about) === JSON.stringify(about));

const newAlert = (about: About, schedule: Schedule, now: number, id = randomBytes(4).toString('hex')): Alert => ({
  id,
  about,
  schedule,
  consent: { at: iso(now), policy_version: SITE.policyVersion },
  created_at: iso(now),
  news: [],
  more: 0,
});

/** Keeps an alert for a browser, which has confirmed it by its question. A press is a visit. False if it has all that it may have. */
export async function addPushAlert(
  opened: Alerts,
  id: string,
  push: PushSubscriptionData,
  { about, schedule, locale }: Subscription,
): Promise<boolean> {
  const now = opened.deps.now();
  const person = await opened.store.change(id, (before) => {
    const { asked_at: _, ...rest } = before ?? { id, push, alerts: [] };
    const visited = { ...rest, locale, visited_at: iso(now) };
    if (sameAlert(visited, about) !== undefined || visited.alerts.length >= MAX_ALERTS) return before && visited;
    return { ...visited, alerts: [...visited.alerts, { ...newAlert(about, schedule, now), confirmed_at: iso(now) }] };
  });
  return person !== null && sameAlert(person, about) !== undefined;
}

/** Keeps an alert until a chat in LINE sends its code. Returns its id, from which the code is made. */
export async function addPendingAlert(opened: Alerts, { about, schedule, locale }: Subscription): Promise<string> {
  const now = opened.deps.now();
  const id = randomBytes(16).toString('hex');
  const alerts = [newAlert(about, schedule, now)];
  await opened.store.change(id, () => ({ id, line: {}, locale, alerts, visited_at: iso(now) }));
  return id;
}

/** Gives the alerts that wait for this code to a chat, once. `unknown`: none of our codes, or used. */
export async function bindChat(
  opened: Alerts,
  pending: string,
  id: string,
  user: string,
): Promise<Subscriber | 'unknown' | 'late' | 'full'> {
  const now = opened.deps.now();
  let taken: Subscriber | undefined;
  // Of two messages with the same code one takes it.
  await opened.store.change(pending, (before) => {
    if (before?.line === undefined || before.line.user !== undefined) return before;
    taken = before;
    return null;
  });
  if (taken === undefined) return 'unknown';
  const { locale, alerts, visited_at } = taken;
  if (now - Date.parse(visited_at) > CODE_FOR_MS) return 'late';
  let isFull = false;
  const person = await opened.store.change(id, (before) => {
    const { asked_at: _, ...rest } = before ?? { id, line: { user }, alerts: [] };
    const visited = { ...rest, locale, visited_at: iso(now) };
    const added = alerts.filter(({ about }) => sameAlert(visited, about) === undefined);
    isFull = visited.alerts.length + added.length > MAX_ALERTS;
    const confirmed = added.map((alert) => ({ ...alert, confirmed_at: iso(now) }));
    return isFull ? before && visited : { ...visited, alerts: [...visited.alerts, ...confirmed] };
  });
  return isFull || person === null ? 'full' : person;
}

/** A browser has another subscription, to which its alerts go from now on. */
export async function moveAlerts(opened: Alerts, from: string, id: string, push: PushSubscriptionData): Promise<void> {
  const person = from === id ? null : await opened.store.read(from);
  if (person === null) return;
  await opened.store.change(id, (before) => {
    if (before === null) return { ...person, id, push };
    const added = person.alerts.filter(({ about }) => sameAlert(before, about) === undefined);
    return { ...before, alerts: [...before.alerts, ...added].slice(0, MAX_ALERTS) };
  });
  await opened.store.change(from, () => null);
}

/** A press on the page of the alerts, which is a visit. Null deletes everything. */
export async function updateAlerts(
  opened: Alerts,
  id: string,
  change: (person: Subscriber) => Subscriber | null,
): Promise<void> {
  const now = iso(opened.deps.now());
  await opened.store.change(id, (before) => {
    const after = before && change(before);
    if (after === null || after.alerts.length === 0) return null;
    const { asked_at: _, ...rest } = after;
    return { ...rest, visited_at: now };
  });
}

export const isPending = ({ line }: Subscriber): boolean => line !== undefined && line.user === undefined;

export function confirmAlerts(opened: Alerts, id: string): Promise<void> {
  const now = iso(opened.deps.now());
  return updateAlerts(opened, id, (person) => ({
    ...person,
    // Only a chat confirms the alerts that wait for its code.
    alerts: person.alerts.map((alert) =>
      isPending(person) ? alert : { ...alert, confirmed_at: alert.confirmed_at ?? now },
    ),
  }));
}

/** Drops the oldest unconfirmed alert of a full list, so that a stranger cannot fill it. */
const withRoom = (alerts: readonly Alert[]): Alert[] => {
  const oldest = alerts.length < MAX_ALERTS ? undefined : alerts.find(({ confirmed_at }) => confirmed_at === undefined);
  return alerts.filter((alert) => alert !== oldest);
};
