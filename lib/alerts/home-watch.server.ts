import 'server-only';
import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { errorText, log } from '../config/log';
import type { Entities } from '../content/snapshots';
import { isContentMissing } from '../content/store.server';
import { isAsleep, withNews, withoutNews } from './alert';
import type { AlertStore } from './alert-store.server';
import { allDone } from './all-done';
import { type BegunChanges, begunChanges, compareHomes, type Seen, seenAfter, seenHomes } from './home-changes';
import { type Match, Matching } from './matching.server';

const SEEN = 'homes.json';
const BEGUN = 'changes.json';
/** After a longer gap it is a restored backup: what changed since may have been told, and who ended an alert is unknown. */
const GAP_MS = 12 * 3_600_000;
/** A file that came to this disk so much later than it was written is from a backup. Storage of containers may touch files at each start. */
const COPIED_MS = 3_600_000;
/** How often the file says that nothing changed. */
const SEEN_AGAIN_MS = 600_000;

/** Finds homes that changed, and adds the news to the alerts that are about them. */
export class HomeWatch {
  readonly #matching = new Matching();
  readonly #limitWrites = pLimit(16);
  #seen: Seen | undefined;
  #seenOf: unknown;
  #told: string | undefined;
  #begun: BegunChanges | undefined;
  #seenAt = 0;

  constructor(
    private readonly store: AlertStore,
    private readonly listings: () => Promise<Entities<'listings'>>,
  ) {}

  /** Forgets what it has read, because another process may write the files now. */
  forget(): void {
    this.#seen = undefined;
    this.#seenOf = undefined;
    this.#begun = undefined;
  }

  /** Understands some of the stored searches again. */
  refresh(): Promise<void> {
    return this.#matching.refresh();
  }

  async look(now: number): Promise<void> {
    if (isContentMissing()) return;
    const listings = await this.listings();
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
}

function json(text: Buffer | null): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
