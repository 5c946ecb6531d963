import 'server-only';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { env } from '../config/env';
import { errorText, log } from '../config/log';
import { outsideRequest, processSingleton } from '../config/process-singleton';
import type { Entities } from '../content/snapshots';
import { entitiesOrFail, isContentMissing } from '../content/store.server';
import { backOffMs } from '../http/deadlines';
import type { Family } from '../http/prometheus-text';
import { bangkokDay } from '../i18n/dates';
import {
  type Alert,
  awake,
  type Channel,
  channelOf,
  isAsleep,
  iso,
  newsDueAt,
  type Outgoing,
  type Subscriber,
  withAlert,
  withNews,
  withoutOld,
} from './alert';
import { type AlertChannel, outgoing, type Sent } from './alert-channel';
import { alertLiner } from './alert-liner.server';
import { alertChannels, areAlertsOn } from './alert-links.server';
import { alertMailer } from './alert-mailer.server';
import { alertPusher } from './alert-pusher.server';
import { AlertStore } from './alert-store.server';
import {
  type AlertsStatus,
  type AlertTries,
  alertsMetrics,
  alertsStatus,
  noTries,
  type TryResult,
} from './alerts-status';
import { type BegunChanges, begunChanges, compareHomes, type Seen, seenAfter, seenHomes } from './home-changes';
import { type Match, Matching } from './matching.server';
import { pushKeysSingleton } from './push-keys.server';

const TICK_MS = 10_000;
const CONNECTIONS = 3;
/** Then homes are compared again, and new letters are sent first. */
const MESSAGES_A_TICK = 200;
const SWEEP_MS = 3_600_000;

const SEEN = 'homes.json';
const BEGUN = 'changes.json';
/** After a longer gap it is a restored backup: what changed since may have been told, and who ended an alert is unknown. */
const GAP_MS = 12 * 3_600_000;
/** A file that came to this disk so much later than it was written is from a backup. Storage of containers may touch files at each start. */
const COPIED_MS = 3_600_000;
/** How often the file says that nothing changed. */
const SEEN_AGAIN_MS = 600_000;

const FIRST_RETRY_MS = 300_000;
const LAST_RETRY_MS = 6 * 3_600_000;
const GIVEN_UP_AFTER_MS = 86_400_000;

export type AlertsDeps = {
  readonly mailer?: AlertChannel;
  readonly pusher?: AlertChannel;
  readonly liner?: AlertChannel;
  readonly listings: () => Promise<Entities<'listings'>>;
  readonly now: () => number;
};

/** The alerts of visitors: kept in files, matched when homes change, and sent by e-mail (decision 64). */
export class Alerts {
  readonly store: AlertStore;
  readonly #matching = new Matching();
  readonly #limit = pLimit(CONNECTIONS);
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  /** Tests look themselves. */
  #isOpen = false;
  #isKicked = false;
  #isClosing = false;
  #seen: Seen | undefined;
  #seenOf: unknown;
  #told: string | undefined;
  #begun: BegunChanges | undefined;
  #seenAt = 0;
  #sweptAt = 0;
  /** Of channels that take nothing now. */
  readonly #pauses = new Map<Channel, { readonly failures: number; readonly until: number }>();
  #status: AlertsStatus | null = null;
  readonly #tries: AlertTries = { email: noTries(), push: noTries(), line: noTries() };

  constructor(
    folder: string,
    readonly deps: AlertsDeps,
  ) {
    this.store = new AlertStore(folder);
  }

  async open(): Promise<void> {
    await this.store.open();
    this.#isOpen = true;
    this.#schedule(0);
  }

  #schedule(milliseconds: number): void {
    if (!this.#isOpen) return;
    clearTimeout(this.#timer);
    this.#timer = outsideRequest(() => setTimeout(() => void this.tick(), milliseconds).unref());
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    this.#isClosing = true;
    clearTimeout(this.#timer);
    await this.#running;
    await this.store.release().catch(() => undefined);
  }

  /** Sends what is due without waiting for the next look. */
  kick(): void {
    this.#isKicked = true;
    if (this.#running === undefined) this.#schedule(0);
  }

  /** Looks for changes and sends what is due. Never rejects. Called by its timer, and by tests. */
  tick(): Promise<void> {
    this.#isKicked = false;
    this.#running ??= this.#tick()
      .catch((error: unknown) => log('error', 'alerts not sent', { reason: errorText(error) }))
      .finally(() => {
        this.#running = undefined;
        this.#schedule(this.#isKicked ? 0 : TICK_MS);
      });
    return this.#running;
  }

  async #tick(): Promise<void> {
    if (!(await this.store.own())) {
      this.#seen = undefined;
      this.#seenOf = undefined;
      this.#begun = undefined;
      this.#status = null;
      return;
    }
    const now = this.deps.now();
    await this.#sweep(now);
    await this.#look(now);
    await this.#send(now);
    await this.#matching.refresh();
    this.#status = alertsStatus([...this.store.people.values()], now);
  }

  /** Null before the first run, and in a process that does not send. */
  status(): AlertsStatus | null {
    return this.#status;
  }

  metrics(): Family[] {
    return alertsMetrics(this.#tries, this.#status, this.deps.now());
  }

  async #sweep(now: number): Promise<void> {
    if (now - this.#sweptAt < SWEEP_MS) return;
    for (const person of [...this.store.people.values()]) {
      if (withoutOld(person, now) !== person)
        await this.store.change(person.id, (before) => before && withoutOld(before, now));
    }
    this.#sweptAt = now;
  }

  async #look(now: number): Promise<void> {
    if (isContentMissing()) return;
    const listings = await this.deps.listings();
    this.#seen ??= await this.#readSeen(now);
    if (listings === this.#seenOf && now - this.#seenAt < SEEN_AGAIN_MS) return;
    if (this.#begun !== undefined) {
      if (!(await this.#tell(this.#begun, listings, now))) return;
      await this.#writeSeen(seenAfter(this.#seen ?? new Map(), this.#begun.changes), now);
    }
    const { seen, changes } = compareHomes(this.#seen ?? new Map(), listings, now);
    if (this.#seen !== undefined && changes.length > 0) {
      if (!(await this.#tell({ id: randomUUID(), changes: [...changes] }, listings, now))) return;
    }
    if (seen !== this.#seen || now - this.#seenAt >= SEEN_AGAIN_MS) await this.#writeSeen(seen, now);
    this.#seenOf = listings;
  }

  /** Adds news to the alerts. Changes are kept first, so that each subscriber has them once whatever fails. */
  async #tell(begun: BegunChanges, listings: Entities<'listings'>, now: number): Promise<boolean> {
    const matches = await this.#matching.match(this.store, begun.changes, listings);
    if (matches === undefined) return false;
    if (matches.length === 0) return true;
    if (this.#begun !== begun) await this.store.writeText(BEGUN, JSON.stringify(begun));
    this.#begun = begun;
    await this.#keepNews(begun.id, matches, now);
    return true;
  }

  async #writeSeen(seen: Seen, now: number): Promise<void> {
    const told = this.#begun?.id ?? this.#told;
    await this.store.writeText(
      SEEN,
      JSON.stringify({ at: now, written: Date.now(), told, homes: Object.fromEntries(seen) }),
    );
    this.#seen = seen;
    this.#seenAt = now;
    this.#told = told;
    this.#begun = undefined;
  }

  async #readSeen(now: number): Promise<Seen | undefined> {
    const begun = begunChanges.safeParse(json(await this.store.readText(BEGUN))).data;
    const text = await this.store.readText(SEEN);
    try {
      const { at, homes, told, written = Number.POSITIVE_INFINITY } = seenHomes.parse(json(text));
      this.#told = told;
      this.#begun = begun?.id === told ? undefined : begun;
      const isCopied = ((await this.store.changedAt(SEEN)) ?? 0) - written > COPIED_MS;
      if (now - at <= GAP_MS && !isCopied) return new Map(Object.entries(homes));
      log('warn', 'alerts begin anew', { hours: Math.round((now - at) / 3_600_000) });
    } catch (error) {
      if (text !== null) log('error', 'alerts begin anew', { reason: errorText(error).slice(0, 200) });
    }
    this.#told = begun?.id;
    this.#begun = undefined;
    for (const { id, alerts } of [...this.store.people.values()])
      if (alerts.some(({ news_at, message }) => (news_at ?? message) !== undefined))
        await this.store.change(id, (before) => before && { ...before, alerts: before.alerts.map(withoutNews) });
    return undefined;
  }

  async #keepNews(told: string, matches: readonly Match[], now: number): Promise<void> {
    const bySubscriber = new Map<string, Match[]>();
    for (const match of matches)
      bySubscriber.set(match.subscriber, [...(bySubscriber.get(match.subscriber) ?? []), match]);
    await allDone(
      [...bySubscriber].map(([id, own]) =>
        this.#limitWrites(() =>
          this.store.change(id, (before) => {
            if (before === null || before.told === told || isAsleep(before, now)) return before;
            const alerts = before.alerts.map((alert) =>
              own
                .filter((match) => match.alert === alert.id && alert.confirmed_at !== undefined)
                .reduce((changed, { change }) => withNews(changed, change.news, change.price, now), alert),
            );
            return { ...before, alerts, told };
          }),
        ),
      ),
    );
  }

  readonly #limitWrites = pLimit(16);

  async #send(now: number): Promise<void> {
    const people = [...this.store.people.values()].filter((person) => this.#isReachable(person, now));
    const letters = people.filter(
      ({ letter }) => letter !== undefined && letter.fault === undefined && now >= Date.parse(letter.nextAt),
    );
    await allDone(letters.map((person) => this.#limit(() => this.#sendLetter(person, now))));
    if (awake(now) !== now) return;
    const due = people.flatMap((person) =>
      isAsleep(person, now) ? [] : person.alerts.filter((alert) => isDue(alert, now)).map(({ id }) => ({ person, id })),
    );
    await allDone(
      due.slice(0, MESSAGES_A_TICK).map(({ person, id }) => this.#limit(() => this.#sendMessage(person, id, now))),
    );
    if (due.length > MESSAGES_A_TICK) this.#isKicked = true;
    for (const person of people)
      if (isAsleep(person, now) && person.asked_at === undefined) await this.#ask(person, now);
  }

  #ask({ id }: Subscriber, now: number): Promise<unknown> {
    return this.store.change(id, (before) => {
      if (before === null || before.asked_at !== undefined) return before;
      const letter = { kind: 'sleep', ...outgoing(now, 'sleep', id, before.visited_at) } as const;
      return { ...before, alerts: before.alerts.map(withoutNews), asked_at: iso(now), letter };
    });
  }

  #channel(person: Subscriber): AlertChannel | undefined {
    const { mailer, pusher, liner } = this.deps;
    return { email: mailer, push: pusher, line: liner }[channelOf(person)];
  }

  /** Not if a channel is no longer configured, or takes nothing now. */
  #isReachable(person: Subscriber, now: number): boolean {
    return this.#channel(person) !== undefined && now >= (this.#pauses.get(channelOf(person))?.until ?? 0);
  }

  async #canSend(person: Subscriber, now: number): Promise<boolean> {
    return !this.#isClosing && this.#isReachable(person, now) && (await this.store.renew());
  }

  async #sendLetter({ id }: Subscriber, now: number): Promise<void> {
    const person = this.store.people.get(id);
    const channel = person && this.#channel(person);
    if (person?.letter === undefined || channel === undefined || !(await this.#canSend(person, now))) return;
    const { letter } = person;
    const result = await channel.letter(person);
    this.#note(channelOf(person), result, letter, now);
    await this.store.change(id, (before) => {
      if (result.is === 'gone') return null;
      if (before?.letter?.id !== letter.id) return before;
      const { letter: _, ...rest } = before;
      return isDone(result) ? rest : { ...before, letter: { ...before.letter, ...retried(letter, result, now) } };
    });
  }

  /** Keeps the message before it is sent, so that a try after a crash has the same id. */
  async #sendMessage({ id }: Subscriber, alertId: string, now: number): Promise<void> {
    const stored = this.store.people.get(id);
    const channel = stored && this.#channel(stored);
    if (channel === undefined || stored === undefined || !(await this.#canSend(stored, now))) return;
    const person = await this.store.change(
      id,
      (before) => before && withAlert(before, alertId, (one) => begun(one, now)),
    );
    const alert = person?.alerts.find((one) => one.id === alertId);
    if (person === null || alert?.message === undefined) return;
    const { message } = alert;
    const result = await channel.message(person, alert, message);
    this.#note(channelOf(person), result, message, now);
    const day = bangkokDay(now);
    await this.store.change(
      id,
      (before) =>
        before &&
        (result.is === 'gone'
          ? null
          : withAlert(before, alertId, (one) => {
              if (one.message?.id !== message.id) return one;
              if (!isDone(result)) return { ...one, message: { ...one.message, ...retried(message, result, now) } };
              const { message: _, ...rest } = one;
              if (result.is === 'nothing') return rest;
              return { ...rest, sent: { day, count: one.sent?.day === day ? one.sent.count + 1 : 1 } };
            })),
    );
  }

  #note(channel: Channel, result: Sent, message: Outgoing, now: number): void {
    const { failures = 0 } = this.#pauses.get(channel) ?? {};
    this.#tries[channel][resultOf(result, message, now)] += 1;
    if (result.is === 'down') {
      this.#pauses.set(channel, {
        failures: failures + 1,
        until: result.until ?? now + backOffMs(failures + 1, Math.random()),
      });
      if (failures === 0) log('error', 'alerts wait', { channel, reason: result.reason });
      return;
    }
    if (failures > 0 && result.is !== 'nothing') {
      log('info', 'alerts are sent again', { channel });
      this.#pauses.delete(channel);
    }
    if (result.is === 'refused') log('warn', 'an alert was refused', { channel, reason: result.reason });
  }
}

/** Waits for all, also if one rejects: work that went on would overlap the next run. */
async function allDone(work: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
}

function json(text: Buffer | null): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

const withoutNews = ({ news_at: _, message: __, ...alert }: Alert): Alert => ({ ...alert, news: [], more: 0 });

const isDue = (alert: Alert, now: number): boolean =>
  alert.message === undefined
    ? newsDueAt(alert, now) <= now
    : alert.message.fault === undefined && now >= Date.parse(alert.message.nextAt);

function begun({ news_at, ...alert }: Alert, now: number): Alert {
  if (alert.message !== undefined || news_at === undefined) return { ...alert, ...(news_at && { news_at }) };
  const { news, more } = alert;
  const message = { ...outgoing(now, alert.id, news_at, news, more), news, more };
  return { ...alert, news: [], more: 0, message };
}

type Failed = Extract<Sent, { reason: string }>;

const isDone = (result: Sent): result is Exclude<Sent, Failed> => !('reason' in result);

const isGivenUp = ({ is }: Sent, { at }: Outgoing, now: number): boolean =>
  is === 'refused' || (is === 'later' && now - Date.parse(at) > GIVEN_UP_AFTER_MS);

function resultOf(result: Sent, message: Outgoing, now: number): TryResult {
  if (result.is === 'down') return 'unreachable';
  if (!('reason' in result)) return result.is;
  return isGivenUp(result, message, now) ? 'refused' : 'retried';
}

/** A mailbox that turns a message away for a day does not get it. The server that sends may be away for longer. */
function retried(message: Outgoing, failed: Failed, now: number): Partial<Outgoing> {
  const { tries, nextAt } = message;
  const { is, reason, until = 0 } = failed;
  if (is === 'down') return { nextAt };
  if (isGivenUp(failed, message, now)) return { fault: is === 'refused' ? reason : `for a day: ${reason}` };
  const next = now + Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** tries);
  return { tries: tries + 1, nextAt: iso(Math.max(next, until)) };
}

export const alertsSingleton = processSingleton('alerts', (): Alerts | null => {
  const { SMTP_URL, SMTP_FROM, SITE_URL, DATA_DIR, LINE_CHANNEL_ACCESS_TOKEN: token } = env();
  if (!areAlertsOn() || SITE_URL === undefined) return null;
  const keys = pushKeysSingleton.get();
  return new Alerts(join(DATA_DIR, 'alerts'), {
    ...(SMTP_URL !== undefined && SMTP_FROM !== undefined && { mailer: alertMailer(SMTP_URL, SMTP_FROM, SITE_URL) }),
    ...(keys !== null && { pusher: alertPusher(keys, SITE_URL) }),
    ...(token !== undefined && alertChannels().includes('line') && { liner: alertLiner({ token, siteUrl: SITE_URL }) }),
    listings: () => entitiesOrFail('listings'),
    now: Date.now,
  });
});

/** Null while alerts are not configured. */
export const alerts = alertsSingleton.get;
