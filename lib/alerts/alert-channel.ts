import { createHash } from 'node:crypto';
import { type Alert, iso, type Message, type Outgoing, type Subscriber } from './alert';

/**
 * `gone`: the person has ended all. `refused`: never try again. `later`: try this one again, not before `until`.
 * `down`: the server takes nothing now.
 */
export type Sent =
  | { readonly is: 'sent' | 'nothing' | 'gone' }
  | { readonly is: 'refused' | 'later' | 'down'; readonly reason: string; readonly until?: number };

/** A way to reach subscribers. */
export type AlertChannel = {
  readonly letter: (person: Subscriber) => Promise<Sent>;
  readonly message: (person: Subscriber, alert: Alert, message: Message) => Promise<Sent>;
};

/** A message that has not been tried. Its id is the same for the same alert and news. */
export function outgoing(now: number, ...parts: readonly unknown[]): Outgoing {
  const id = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
  return { id, at: iso(now), tries: 0, nextAt: iso(now) };
}
