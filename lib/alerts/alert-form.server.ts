import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { env } from '../config/env';
import { errorText, log } from '../config/log';
import { type Locale, localizedPath } from '../i18n/locales';
import { type FormFields, readFormFields } from '../leads/form-body.server';
import { createLeadLimits } from '../leads/limits.server';
import { consumeStatusAttempt, type FormRequest, isForeign } from '../leads/receive-form.server';
import { type About, SCHEDULES, type Subscriber, withAlert } from './alert';
import {
  ALERT_SENT_PATH,
  alertChannels,
  alertsPath,
  alertsSecretOf,
  homeAlertPath,
  sealOf,
  searchAlertPath,
  subscriberIdOf,
  subscriberIdOfPush,
  subscriberOfSecret,
} from './alert-links.server';
import { type Alerts, alerts } from './alerts.server';
import { pushKeysSingleton } from './push-keys.server';
import { parsePushSubscription } from './push-subscription';
import {
  addAlert,
  addPendingAlert,
  addPushAlert,
  confirmAlerts,
  moveAlerts,
  updateAlerts,
} from './subscriptions.server';

/** Why a form is shown again. */
export const ALERT_FAULTS = ['email', 'consent', 'too-many', 'failed'] as const;
export type AlertFault = (typeof ALERT_FAULTS)[number];

/** What the page of the alerts says after a press. */
export const ALERT_DONE = ['confirm', 'device', 'end', 'schedule', 'keep'] as const;

type Answer = { readonly status: number; readonly headers: Record<string, string>; readonly body: Buffer };

const EMAIL = z.email().max(254);
const SCHEDULE = z.enum(SCHEDULES);

let processLimits: ReturnType<typeof createLeadLimits> | undefined;

/** Counts requests for mails, which anybody can ask for anybody. */
function limits() {
  processLimits ??= createLeadLimits(env().LEADS_PER_MINUTE);
  return processLimits;
}

const always = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

const plain = (status: number): Answer => ({ status, headers: always, body: Buffer.alloc(0) });

function localPath(locale: Locale, path: string): string {
  const { DEFAULT_LOCALE: defaultLocale, LOCALE_PREFIX: prefix } = env();
  return localizedPath(locale, path, { defaultLocale, prefix });
}

const redirect = (locale: Locale, path: string): Answer => ({
  status: 303,
  headers: { ...always, location: localPath(locale, path) },
  body: Buffer.alloc(0),
});

const json = (value: object): Answer => ({
  status: 200,
  headers: { ...always, 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(value)),
});

/** Answers a form about alerts. A GET of an address from a mail shows the page and changes nothing (RFC 8058). */
export async function receiveAlertForm(
  form: FormRequest,
  method: string,
  locale: Locale,
  opened = alerts(),
): Promise<Answer> {
  const query = new URL(form.url).searchParams;
  const secret = query.get('secret') ?? '';
  if (opened === null) return plain(404);
  if (method !== 'POST') {
    if (subscriberOfSecret(secret) === null) return plain(404);
    return redirect(locale, `${alertsPath(secret)}?${new URLSearchParams({ end: query.get('end') ?? '' })}`);
  }
  if ((await consumeStatusAttempt(form.address)) !== null) return plain(429);
  const fields = await readFormFields(form);
  if (typeof fields === 'string') return plain(fields === 'too-long' || fields === 'too-large' ? 413 : 400);
  try {
    if (fields.get('List-Unsubscribe') === 'One-Click') return await oneClick(opened, secret, query.get('end') ?? '');
    if (fields.get('push') !== undefined) return await subscribeBrowser(opened, form, fields, locale);
    if (fields.get('channel') === 'line') return await subscribeChat(opened, form, fields, locale);
    const chosen = fields.get('secret');
    return await (chosen === undefined ? subscribe(opened, form, fields, locale) : act(opened, chosen, fields, locale));
  } catch (error) {
    log('error', 'alert not stored', { reason: errorText(error) });
    return plain(503);
  }
}

const withoutAlert = (person: Subscriber, id: string): Subscriber => ({
  ...person,
  alerts: person.alerts.filter((alert) => alert.id !== id),
});

async function oneClick(opened: Alerts, secret: string, alert: string): Promise<Answer> {
  const id = subscriberOfSecret(secret);
  if (id === null) return plain(404);
  await updateAlerts(opened, id, (person) => withoutAlert(person, alert));
  return plain(200);
}

async function act(opened: Alerts, secret: string, fields: FormFields, locale: Locale): Promise<Answer> {
  const id = subscriberOfSecret(secret);
  if (id === null) return plain(404);
  const [action, alert = ''] = (fields.get('action') ?? '').split(' ');
  const done = (what: (typeof ALERT_DONE)[number]) => redirect(locale, `${alertsPath(secret)}?done=${what}`);
  if (action === 'export') return exported(await opened.store.read(id));
  if (action === 'confirm') await confirmAlerts(opened, id);
  else if (action === 'keep') await updateAlerts(opened, id, (person) => person);
  else if (action === 'end') await updateAlerts(opened, id, (person) => withoutAlert(person, alert));
  else if (action === 'delete') await updateAlerts(opened, id, () => null);
  else if (action === 'schedule') {
    const schedule = SCHEDULE.safeParse(fields.get(`schedule-${alert}`));
    if (!schedule.success) return plain(400);
    await updateAlerts(opened, id, (person) =>
      withAlert(person, alert, (one) => ({ ...one, schedule: schedule.data })),
    );
  } else return plain(400);
  return action === 'delete' ? redirect(locale, alertsPath(secret)) : done(action);
}

function exported(person: Subscriber | null): Answer {
  const headers = {
    ...always,
    'content-type': 'application/json',
    'content-disposition': 'attachment; filename="alerts.json"',
  };
  return { status: 200, headers, body: Buffer.from(`${JSON.stringify(person, null, 2)}\n`) };
}

/** What the form is about, if one of our pages made it. */
function aboutOf(fields: FormFields, locale: Locale): About | null {
  const [home, search = '', name = ''] = [fields.get('home'), fields.get('search'), fields.get('name')];
  const about: About = home === undefined ? { search, name } : { home };
  const seal = Buffer.from(sealOf(about, locale));
  const sent = Buffer.from(fields.get('seal') ?? '');
  return seal.length > 0 && seal.length === sent.length && timingSafeEqual(seal, sent) ? about : null;
}

/**
 * Answers a script of our pages, which sends the subscription of its browser: with the address of the page of its
 * alerts, to which one may be added, or with why there is none. After `replaces` the alerts move to this subscription.
 */
async function subscribeBrowser(
  opened: Alerts,
  form: FormRequest,
  fields: FormFields,
  locale: Locale,
): Promise<Answer> {
  if (isForeign(form)) return plain(403);
  const push = parsePushSubscription(fields.get('push') ?? '');
  const id = push && subscriberIdOfPush(push);
  const isOfOurKey = fields.get('key') === pushKeysSingleton.get()?.publicKey;
  if (push === null || id === null || !isOfOurKey) return plain(400);
  if ((await limits().consume({ address: form.address, phone: undefined, as: 'buyer' })) !== null) return plain(429);
  const old = parsePushSubscription(fields.get('replaces') ?? '');
  if (old !== null) await moveAlerts(opened, subscriberIdOfPush(old) ?? '', id, push);
  const page = localPath(locale, alertsPath(alertsSecretOf(id) ?? ''));
  if (fields.get('seal') === undefined) {
    const isKnown = (await opened.store.read(id)) !== null;
    return json(isKnown ? { page } : { fault: 'none' });
  }
  const about = aboutOf(fields, locale);
  const schedule = SCHEDULE.safeParse(fields.get('schedule'));
  if (about === null || !schedule.success || fields.get('consent') !== 'yes') return plain(400);
  const isKept = await addPushAlert(opened, id, push, { about, schedule: schedule.data, locale });
  return json(isKept ? { page: `${page}?done=device` } : { fault: 'full' });
}

/** Keeps the alert until a chat sends its code, which the page of the alert has. */
async function subscribeChat(opened: Alerts, form: FormRequest, fields: FormFields, locale: Locale): Promise<Answer> {
  if (isForeign(form)) return plain(403);
  const about = aboutOf(fields, locale);
  const schedule = SCHEDULE.safeParse(fields.get('schedule'));
  if (about === null || !schedule.success || !alertChannels().includes('line')) return plain(400);
  const again = (fault: AlertFault) => redirect(locale, againPath(about, fault));
  if (fields.get('consent') !== 'yes') return again('consent');
  if ((await limits().consume({ address: form.address, phone: undefined, as: 'buyer' })) !== null)
    return again('too-many');
  const id = await addPendingAlert(opened, { about, schedule: schedule.data, locale });
  return redirect(locale, alertsPath(alertsSecretOf(id) ?? ''));
}

function againPath(about: About, fault: AlertFault): string {
  const path = 'home' in about ? homeAlertPath(about.home) : searchAlertPath(about.search);
  return `${path}${path.includes('?') ? '&' : '?'}fault=${fault}`;
}

async function subscribe(opened: Alerts, form: FormRequest, fields: FormFields, locale: Locale): Promise<Answer> {
  if (isForeign(form)) return plain(403);
  const about = aboutOf(fields, locale);
  if (about === null) return plain(400);
  const again = (fault: AlertFault) => redirect(locale, againPath(about, fault));
  const email = EMAIL.safeParse(fields.get('email')?.trim());
  if (!email.success) return again('email');
  const schedule = SCHEDULE.safeParse(fields.get('schedule'));
  if (fields.get('consent') !== 'yes') return again('consent');
  const id = subscriberIdOf(email.data);
  if (id === null) return again('failed');
  const wait = await limits().consume({ address: form.address, phone: undefined, as: 'buyer' });
  if (wait !== null) return again('too-many');
  const subscription = { about, schedule: schedule.data ?? 'daily', locale } as const;
  await addAlert(opened, id, email.data, subscription);
  // The same for an address that has all the alerts that it may have, about which a stranger must learn nothing.
  return redirect(locale, ALERT_SENT_PATH);
}
