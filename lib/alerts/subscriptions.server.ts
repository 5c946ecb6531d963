import 'server-only';
import { randomBytes } from 'node:crypto';
import { SITE } from '../config/site';
import type { Locale } from '../i18n/locales';
import {
  type About,
  type Alert,
  CONFIRMATION_EVERY_MS,
  iso,
  MAX_ALERTS,
  type Schedule,
  type Subscriber,
} from './alert';
import { outgoing } from './alert-channel';
import type { Alerts } from './alerts.server';

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
    const key = JSON.stringify(about);
    const same = person.alerts.find((alert) => JSON.stringify(alert.about) === key);
    if (same?.confirmed_at !== undefined) return person;
    const others = withRoom(person.alerts.filter((alert) => alert !== same));
    if (others.length >= MAX_ALERTS) return before;
    const alert: Alert = {
      id: same?.id ?? randomBytes(4).toString('hex'),
      about,
      schedule,
      consent: { at: iso(now), policy_version: SITE.policyVersion },
      created_at: iso(now),
      news: [],
      more: 0,
    };
    const isMailed = now - Date.parse(person.letter_at ?? iso(0)) < CONFIRMATION_EVERY_MS;
    const letter = { kind: 'confirm', ...outgoing(now, 'confirm', id, iso(now)) } as const;
    return { ...person, locale, alerts: [...others, alert], ...(isMailed ? {} : { letter, letter_at: iso(now) }) };
  });
  opened.kick();
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

export function confirmAlerts(opened: Alerts, id: string): Promise<void> {
  const now = iso(opened.deps.now());
  return updateAlerts(opened, id, (person) => ({
    ...person,
    alerts: person.alerts.map((alert) => ({ ...alert, confirmed_at: alert.confirmed_at ?? now })),
  }));
}

/** Drops the oldest unconfirmed alert of a full list, so that a stranger cannot fill it. */
const withRoom = (alerts: readonly Alert[]): Alert[] => {
  const oldest = alerts.length < MAX_ALERTS ? undefined : alerts.find(({ confirmed_at }) => confirmed_at === undefined);
  return alerts.filter((alert) => alert !== oldest);
};
