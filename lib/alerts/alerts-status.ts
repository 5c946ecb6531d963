import { isAsleep, iso, type Subscriber } from './alert';

/** What the last run left: alerts that can get messages, messages to send, and those that a mail server refused. */
export type AlertsStatus = {
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
  return { active: active.length, waiting: kept.length - refused + news, refused, lastRunAt: iso(now) };
}
