import { LRUCache } from 'lru-cache';
import { errorText, log } from '../../lib/config/log';
import type { Encoding } from '../accepted-encoding';
import { Overloaded } from '../overload/overloaded';
import { type Freshness, freshnessOf } from './freshness';
import type { PageQuestion, RenderedPage } from './rendered-page';
import { type StoredPage, storedPage } from './stored-page';

/** After a failure an old page is shown this long before another is tried for. */
const REST_MS = 5_000;
/** What an entry takes besides its body and its key, in bytes. */
const ENTRY_BYTES = 1_000;

/** Milliseconds, by `performance.now()`. */
type Entry = { page: StoredPage; renderedFrom: number; storedAt: number; restsUntil: number } & Freshness;
type Render = { key: string; path: string; renderedFrom: number; page: Promise<StoredPage> };

/** `STALE`: an older page, because another is being made or could not be. `ageSeconds` since it was made. */
export type PageAnswer = { page: StoredPage; state: 'HIT' | 'MISS' | 'STALE'; ageSeconds: number };

type Options = {
  render: (question: PageQuestion) => Promise<RenderedPage>;
  /** When the content last changed, in milliseconds by `performance.now()`. */
  changedAt: () => number;
  mostBytes: number;
};

export const keyOf = ({ target, headers }: PageQuestion, encoding: Encoding) =>
  [encoding, target, ...Object.entries(headers).flat()].join('\n');

const pathOf = ({ target }: PageQuestion) => target.split('?', 1)[0] ?? target;

/**
 * The pages that have been rendered, as they are sent: one render at a time for each, an old one while another is made
 * or cannot be, none from before the content changed unless nothing newer can be had.
 */
export class PageCache {
  readonly #options: Options;
  readonly #kept: LRUCache<string, Entry>;
  readonly #underWay = new Set<Render>();

  constructor(options: Options) {
    this.#options = options;
    this.#kept = new LRUCache({
      maxSize: options.mostBytes,
      sizeCalculation: ({ page }, key) => page.body.length + key.length + ENTRY_BYTES,
    });
  }

  /** The page of this key where it needs no second look: it was made since the content changed, and is fresh. */
  fresh(key: string): PageAnswer | null {
    const entry = this.#kept.get(key);
    if (entry === undefined || entry.renderedFrom <= this.#options.changedAt()) return null;
    const ageMs = performance.now() - entry.storedAt;
    return ageMs < entry.freshMs ? { page: entry.page, state: 'HIT', ageSeconds: Math.floor(ageMs / 1_000) } : null;
  }

  /** What the kept pages take. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  /** @throws whatever rendering throws, when there is no older page */
  async answer(question: PageQuestion, encoding: Encoding): Promise<PageAnswer> {
    const key = keyOf(question, encoding);
    const changedAt = this.#options.changedAt();
    const entry = this.#kept.get(key);
    const again = () => this.#render(key, question, encoding, changedAt);
    if (entry === undefined) return { page: await again(), state: 'MISS', ageSeconds: 0 };
    const ageMs = performance.now() - entry.storedAt;
    const old: PageAnswer = { page: entry.page, state: 'STALE', ageSeconds: Math.floor(ageMs / 1_000) };
    const isOfNow = entry.renderedFrom > changedAt;
    if (isOfNow && ageMs < entry.freshMs) return { ...old, state: 'HIT' };
    if (ageMs >= entry.freshMs + entry.staleMs) return { page: await again(), state: 'MISS', ageSeconds: 0 };
    if (performance.now() < entry.restsUntil) return old;
    const renewed = this.#renewed(again, entry);
    if (isOfNow) return old;
    const page = await renewed;
    return page === null ? old : { page, state: 'MISS', ageSeconds: 0 };
  }

  /** A newer page; null, and a while of rest, where none can be made. */
  async #renewed(again: () => Promise<StoredPage>, entry: Entry): Promise<StoredPage | null> {
    const page = await again().catch((error: unknown) => {
      if (!(error instanceof Overloaded)) log('error', 'page not renewed', { reason: errorText(error) });
      return null;
    });
    if (page !== null && page.status < 500) return page;
    entry.restsUntil = performance.now() + REST_MS;
    return null;
  }

  /** One render at a time for a page; one that began before the content changed is nothing for who asks after. */
  #render(key: string, question: PageQuestion, encoding: Encoding, changedAt: number): Promise<StoredPage> {
    const running = [...this.#underWay].find((render) => render.key === key && render.renderedFrom > changedAt);
    if (running !== undefined) return running.page;
    const path = pathOf(question);
    const older = [...this.#underWay].filter((render) => render.path === path && render.renderedFrom <= changedAt);
    const page =
      older.length === 0
        ? this.#renderAndKeep(key, question, encoding)
        : this.#renderAfter(older, key, question, encoding);
    // What has to wait begins later still.
    const render = { key, path, renderedFrom: performance.now(), page };
    this.#underWay.add(render);
    const end = () => this.#underWay.delete(render);
    page.then(end, end);
    return page;
  }

  /** Next lets those who ask for a path wait for one render, whenever it began: ours must not be taken for an old one. */
  async #renderAfter(older: readonly Render[], key: string, question: PageQuestion, encoding: Encoding) {
    await Promise.allSettled(older.map(({ page }) => page));
    return this.#renderAndKeep(key, question, encoding);
  }

  async #renderAndKeep(key: string, question: PageQuestion, encoding: Encoding) {
    const renderedFrom = performance.now();
    const rendered = await this.#options.render(question);
    const page = await storedPage(rendered, encoding);
    const freshness = freshnessOf(rendered);
    const older = this.#kept.peek(key);
    if (freshness !== null && (older === undefined || older.renderedFrom <= renderedFrom))
      this.#kept.set(key, { page, renderedFrom, storedAt: performance.now(), restsUntil: 0, ...freshness });
    else if (freshness === null && page.status < 500) this.#kept.delete(key);
    return page;
  }
}
