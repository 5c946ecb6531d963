import 'server-only';
import pLimit from 'p-limit';
import { log } from '../config/log';
import { backOffMs } from '../http/deadlines';
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
  withoutNews,
} from './alert';
import { type AlertChannel, outgoing, type Sent } from './alert-channel';
import type { AlertStore } from './alert-store.server';
import { type AlertTries, noTries, type TryResult } from './alerts-status';
import { allDone } from './all-done';

const CONNECTIONS = 3;
/** Then homes are compared again, and new letters are sent first. */
const MESSAGES_A_TICK = 200;

const FIRST_RETRY_MS = 300_000;
const LAST_RETRY_MS = 6 * 3_600_000;
const GIVEN_UP_AFTER_MS = 86_400_000;

/** The channels that are configured. */
export type AlertChannels = {
  readonly mailer?: AlertChannel;
  readonly pusher?: AlertChannel;
  readonly liner?: AlertChannel;
};

/** Sends the letters and messages that are due. */
export class AlertSender {
  readonly tries: AlertTries = { email: noTries(), push: noTries(), line: noTries() };
  readonly #limit = pLimit(CONNECTIONS);
  /** Of channels that take nothing now. */
  readonly #pauses = new Map<Channel, { readonly failures: number; readonly until: number }>();
  #isClosing = false;

  constructor(
    private readonly store: AlertStore,
    private readonly channels: AlertChannels,
  ) {}

  /** Starts no further message. */
  close(): void {
    this.#isClosing = true;
  }

  /** Resolves to whether more is due. */
  async send(now: number): Promise<boolean> {
    const people = [...this.store.people.values()].filter((person) => this.#isReachable(person, now));
    const letters = people.filter(
      ({ letter }) => letter !== undefined && letter.fault === undefined && now >= Date.parse(letter.nextAt),
    );
    await allDone(letters.map((person) => this.#limit(() => this.#sendLetter(person, now))));
    if (awake(now) !== now) return false;
    const due = people.flatMap((person) =>
      isAsleep(person, now) ? [] : person.alerts.filter((alert) => isDue(alert, now)).map(({ id }) => ({ person, id })),
    );
    await allDone(
      due.slice(0, MESSAGES_A_TICK).map(({ person, id }) => this.#limit(() => this.#sendMessage(person, id, now))),
    );
    for (const person of people)
      if (isAsleep(person, now) && person.asked_at === undefined) await this.#ask(person, now);
    return due.length > MESSAGES_A_TICK;
  }

  #ask({ id }: Subscriber, now: number): Promise<unknown> {
    return this.store.change(id, (before) => {
      if (before === null || before.asked_at !== undefined) return before;
      const letter = { kind: 'sleep', ...outgoing(now, 'sleep', id, before.visited_at) } as const;
      return { ...before, alerts: before.alerts.map(withoutNews), asked_at: iso(now), letter };
    });
  }

  #channel(person: Subscriber): AlertChannel | undefined {
    const { mailer, pusher, liner } = this.channels;
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
    this.tries[channel][resultOf(result, message, now)] += 1;
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
