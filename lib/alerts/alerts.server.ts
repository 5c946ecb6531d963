import 'server-only';
import { join } from 'node:path';
import { env } from '../config/env';
import { errorText, log } from '../config/log';
import { outsideRequest, processSingleton } from '../config/process-singleton';
import type { Entities } from '../content/snapshots';
import { entitiesOrFail } from '../content/store.server';
import type { Family } from '../http/prometheus-text';
import { withoutOld } from './alert';
import { alertLiner } from './alert-liner.server';
import { alertChannels, areAlertsOn } from './alert-links.server';
import { alertMailer } from './alert-mailer.server';
import { alertPusher } from './alert-pusher.server';
import { type AlertChannels, AlertSender } from './alert-sender.server';
import { AlertStore } from './alert-store.server';
import { type AlertsStatus, alertsMetrics, alertsStatus } from './alerts-status';
import { HomeWatch } from './home-watch.server';
import { pushKeysSingleton } from './push-keys.server';

const TICK_MS = 10_000;
const SWEEP_MS = 3_600_000;

export type AlertsDeps = AlertChannels & {
  readonly listings: () => Promise<Entities<'listings'>>;
  readonly now: () => number;
};

/** The alerts of visitors: kept in files, matched when homes change, and sent by e-mail, push or LINE (decisions 64, 66, 67). */
export class Alerts {
  readonly store: AlertStore;
  readonly #watch: HomeWatch;
  readonly #sender: AlertSender;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  /** Tests look themselves. */
  #isOpen = false;
  #isKicked = false;
  #sweptAt = 0;
  #status: AlertsStatus | null = null;

  constructor(
    folder: string,
    readonly deps: AlertsDeps,
  ) {
    this.store = new AlertStore(folder);
    this.#watch = new HomeWatch(this.store, deps.listings);
    this.#sender = new AlertSender(this.store, deps);
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
    this.#sender.close();
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
      this.#watch.forget();
      this.#status = null;
      return;
    }
    const now = this.deps.now();
    await this.#sweep(now);
    await this.#watch.look(now);
    if (await this.#sender.send(now)) this.#isKicked = true;
    await this.#watch.refresh();
    this.#status = alertsStatus([...this.store.people.values()], now);
  }

  /** Null before the first run, and in a process that does not send. */
  status(): AlertsStatus | null {
    return this.#status;
  }

  metrics(): Family[] {
    return alertsMetrics(this.#sender.tries, this.#status, this.deps.now());
  }

  async #sweep(now: number): Promise<void> {
    if (now - this.#sweptAt < SWEEP_MS) return;
    for (const person of [...this.store.people.values()]) {
      if (withoutOld(person, now) !== person)
        await this.store.change(person.id, (before) => before && withoutOld(before, now));
    }
    this.#sweptAt = now;
  }
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
