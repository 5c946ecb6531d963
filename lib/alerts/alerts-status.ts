import { type Family, single } from '../http/prometheus-text';
import { type Channel, isAsleep, iso, type Subscriber } from './alert';

/** What the last run left: alerts that can get messages, messages to send, and those that a mail server refused. */
export type AlertsStatus = {
  readonly subscribers: number;
  readonly active: number;
  readonly waiting: number;
  readonly refused: number;
  readonly lastRunAt: string;
};

export function alertsStatus(people: readonly Subscriber[], now: number): AlertsStatus {
  const active = people
    .filter((person) => !isAsleep(person, now))
    .flatMap(({ alerts }) => alerts.filter(({ confirmed_at }) => confirmed_at !== undefined));
  const kept = people
    .flatMap(({ letter, alerts }) => [letter, ...alerts.map(({ message }) => message)])
    .filter((message) => message !== undefined);
  const refused = kept.filter(({ fault }) => fault !== undefined).length;
  const news = active.filter(({ message, news_at }) => message === undefined && news_at !== undefined).length;
  const waiting = kept.length - refused + news;
  return { subscribers: people.length, active: active.length, waiting, refused, lastRunAt: iso(now) };
}

/** How a try to send a message ended. `retried`: it will be tried again. `nothing`: nothing of it was still true. */
export type TryResult = 'sent' | 'nothing' | 'gone' | 'retried' | 'refused' | 'unreachable';

/** Since the process started. */
export type AlertTries = Readonly<Record<Channel, Record<TryResult, number>>>;

export const noTries = (): Record<TryResult, number> => ({
  sent: 0,
  nothing: 0,
  gone: 0,
  retried: 0,
  refused: 0,
  unreachable: 0,
});

export function alertsMetrics(tries: AlertTries, status: AlertsStatus | null, now: number): Family[] {
  const counted: Family = {
    name: 'alerts_tries_total',
    kind: 'counter',
    help: 'Tries to send an alert, by channel: sent, nothing (no longer true), gone (the device has ended all), retried (turned away for now), refused (for ever), or unreachable (no server).',
    samples: Object.entries(tries).flatMap(([channel, results]) =>
      Object.entries(results).map(([result, value]) => ({ labels: { channel, result }, value })),
    ),
  };
  if (status === null) return [counted];
  const { subscribers, active, waiting, refused, lastRunAt } = status;
  const age = Math.max(0, Math.round((now - Date.parse(lastRunAt)) / 1_000));
  return [
    counted,
    single('alerts_subscribers', 'gauge', 'E-mail addresses, devices and chats with alerts.', subscribers),
    single('alerts_active', 'gauge', 'Confirmed alerts that are not asleep.', active),
    single('alerts_waiting', 'gauge', 'Messages that wait, also for the morning.', waiting),
    single('alerts_refused', 'gauge', 'Messages refused for ever, which staff can send again or delete.', refused),
    single('alerts_run_age_seconds', 'gauge', 'Time since changes were last looked for.', age),
  ];
}
