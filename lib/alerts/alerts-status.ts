import { type Family, single } from '../http/prometheus-text';
import { isAsleep, iso, type Subscriber } from './alert';

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

/** How the tries to send a message ended, since the process started. `retried`: it will be tried again. */
export type AlertTries = Record<'sent' | 'retried' | 'refused' | 'unreachable', number>;

export function alertsMetrics(tries: AlertTries, status: AlertsStatus | null, now: number): Family[] {
  const counted: Family = {
    name: 'alerts_tries_total',
    kind: 'counter',
    help: 'Tries to send an alert: sent, retried (turned away for now), refused (for ever), or unreachable (no server).',
    samples: Object.entries(tries).map(([result, value]) => ({ labels: { result }, value })),
  };
  if (status === null) return [counted];
  const { subscribers, active, waiting, refused, lastRunAt } = status;
  const age = Math.max(0, Math.round((now - Date.parse(lastRunAt)) / 1_000));
  return [
    counted,
    single('alerts_subscribers', 'gauge', 'Addresses with alerts.', subscribers),
    single('alerts_active', 'gauge', 'Confirmed alerts that are not asleep.', active),
    single('alerts_waiting', 'gauge', 'Messages that wait, also for the morning.', waiting),
    single('alerts_refused', 'gauge', 'Messages refused for ever, which staff can send again or delete.', refused),
    single('alerts_run_age_seconds', 'gauge', 'Time since changes were last looked for.', age),
  ];
}
