import { LRUCache } from 'lru-cache';
import { errorText, log } from '../../lib/config/log';
import { latestChangeAt } from '../../lib/content/change-log';
import { ENCODINGS, type Encoding } from '../accepted-encoding';
import { Overloaded } from '../overload/overloaded';
import { type ContentState, linkedHomes, type ShownContent } from './content-state';
import { type Freshness, freshnessOf } from './freshness';
import { type NextEntry, packEntry, unpackEntry } from './next-entry';
import type { RecordedRender } from './record-render';
import type { PageKey } from './rendered-page';
import { plainPage, type StoredPage, storedPage } from './stored-page';

/** How long an old page is shown after a failed render before the next one, in milliseconds. */
const REST_MS = 5_000;
/** The overhead of an entry beside its body and its key, in bytes. */
const ENTRY_BYTES = 1_000;

/** Times are milliseconds by `performance.now()`. */
type Entry = ShownContent & Freshness & { readonly storedAt: number };
type PageEntry = Entry & { readonly page: StoredPage; restsUntil: number };
/** What Next needs to send other forms of a page, packed; its markup only with `hasHtml`. */
type NextKept = { readonly entry: Entry; readonly packed: Buffer; readonly hasHtml: boolean };
type Render = { readonly key: string; readonly begun: number; readonly page: Promise<StoredPage> };

/** `STALE`: an older page, because another is being made or could not be. `ageSeconds` since it was made. */
export type PageAnswer = { page: StoredPage; state: 'HIT' | 'MISS' | 'STALE'; ageSeconds: number };

type Options = {
  render: (key: PageKey, known: NextEntry | null) => Promise<RecordedRender>;
  contentState: (shown: ShownContent) => ContentState;
  maxBytes: number;
};

export const keyText = ({ target, headers }: PageKey, encoding: Encoding) =>
  [encoding, target, ...Object.entries(headers).flat()].join('\n');

/** The same for all forms of a page. The headers of languages make another page. */
const nextKeyText = ({ target, headers }: PageKey) =>
  ['next', target, headers.cookie, headers['accept-language']].join('\n');

const isData = ({ headers }: PageKey) => headers.rsc !== undefined;

/** The states in which a page may be shown to a visitor who came after the change. */
const SHOWN: readonly ContentState[] = ['current', 'changed'];

const ageOf = ({ storedAt }: Entry) => performance.now() - storedAt;

/**
 * The rendered pages as they are sent. Each is rendered once for all who ask, and again when the content that it shows has
 * changed (`ContentState`).
 */
export class PageCache {
  readonly #options: Options;
  readonly #kept: LRUCache<string, PageEntry | NextKept>;
  /** By `nextKeyText`: Next answers all forms of a page with the render that is under way, whenever it began. */
  readonly #underWay = new Map<string, Render>();

  constructor(options: Options) {
    this.#options = options;
    this.#kept = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: (entry, key) =>
        ('page' in entry ? entry.page.body : entry.packed).length + key.length + ENTRY_BYTES,
    });
  }

  /** The page of a key if it is current and fresh. */
  fresh(key: string): PageAnswer | null {
    const entry = this.#pageEntry(key);
    if (entry === undefined || !this.#isCurrent(entry)) return null;
    return { page: entry.page, state: 'HIT', ageSeconds: Math.floor(ageOf(entry) / 1_000) };
  }

  /** The size of all entries, in bytes. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  /** @throws What rendering throws, if there is no older page that may be shown. */
  async answer(asked: PageKey, encoding: Encoding): Promise<PageAnswer> {
    const key = keyText(asked, encoding);
    const entry = this.#pageEntry(key);
    const state = entry === undefined ? 'wrong' : this.#options.contentState(entry);
    if (entry === undefined || state === 'wrong' || ageOf(entry) >= entry.freshMs + entry.staleMs)
      return { page: await this.#make(key, asked, encoding), state: 'MISS', ageSeconds: 0 };
    const old: PageAnswer = { page: entry.page, state: 'STALE', ageSeconds: Math.floor(ageOf(entry) / 1_000) };
    if (state === 'current' && ageOf(entry) < entry.freshMs) return { ...old, state: 'HIT' };
    if (performance.now() < entry.restsUntil) return old;
    const renewed = this.#renewed(() => this.#make(key, asked, encoding), entry);
    if (state !== 'outdated') return old;
    const page = await renewed;
    return page === null ? old : { page, state: 'MISS', ageSeconds: 0 };
  }

  #pageEntry(key: string): PageEntry | undefined {
    const entry = this.#kept.get(key);
    return entry !== undefined && 'page' in entry ? entry : undefined;
  }

  #isCurrent(entry: Entry): boolean {
    return ageOf(entry) < entry.freshMs && this.#options.contentState(entry) === 'current';
  }

  /** A newer page. If the render fails, null, and no retry for a while. */
  async #renewed(again: () => Promise<StoredPage>, entry: PageEntry): Promise<StoredPage | null> {
    const page = await again().catch((error: unknown) => {
      if (!(error instanceof Overloaded)) log('error', 'page not renewed', { reason: errorText(error) });
      return null;
    });
    if (page !== null && page.status < 500) return page;
    entry.restsUntil = performance.now() + REST_MS;
    return null;
  }

  /** Renders a page. Concurrent requests for its key, since the content last changed, share one render. */
  async #make(key: string, asked: PageKey, encoding: Encoding): Promise<StoredPage> {
    const nextKey = nextKeyText(asked);
    for (let other = this.#underWay.get(nextKey); other; other = this.#underWay.get(nextKey)) {
      if (other.key === key && other.begun > latestChangeAt()) return other.page;
      await other.page.catch(() => undefined);
      const entry = this.#pageEntry(key);
      if (entry !== undefined && ageOf(entry) < entry.freshMs && SHOWN.includes(this.#options.contentState(entry)))
        return entry.page;
    }
    const page = this.#makeAndKeep(key, asked, encoding);
    this.#underWay.set(nextKey, { key, begun: performance.now(), page });
    const end = () => this.#underWay.delete(nextKey);
    page.then(end, end);
    return page;
  }

  async #makeAndKeep(key: string, asked: PageKey, encoding: Encoding): Promise<StoredPage> {
    const twin = ENCODINGS.map((other) => this.#pageEntry(keyText(asked, other))).find((e) => e && this.#isCurrent(e));
    if (twin !== undefined) {
      const page = await storedPage(await plainPage(twin.page), encoding);
      this.#kept.set(key, { ...twin, page });
      return page;
    }
    return this.#renderAndKeep(key, asked, encoding);
  }

  async #renderAndKeep(key: string, asked: PageKey, encoding: Encoding): Promise<StoredPage> {
    const known = this.#nextKept(asked);
    const renderedFrom = performance.now();
    const {
      page: rendered,
      tags,
      made,
    } = await this.#options.render(asked, known ? await unpackEntry(known.packed) : null);
    const freshness = freshnessOf(rendered);
    const homes = linkedHomes(asked.target, rendered.body, made?.value.rscData ?? '');
    const entry =
      known && made === null
        ? known.entry
        : { renderedFrom, tags, homes, storedAt: performance.now(), ...(freshness ?? { freshMs: 0, staleMs: 0 }) };
    const [page] = await Promise.all([
      storedPage(rendered, encoding),
      freshness !== null && made !== null && rendered.status === 200 && this.#keepMade(asked, made, entry),
    ]);
    if (freshness !== null) this.#kept.set(key, { ...entry, page, restsUntil: 0 });
    else if (page.status < 500) this.#kept.delete(key);
    return page;
  }

  #nextKept(asked: PageKey): NextKept | null {
    const kept = this.#kept.get(nextKeyText(asked));
    const isUsable = kept && 'packed' in kept && (kept.hasHtml || isData(asked)) && this.#isCurrent(kept.entry);
    return isUsable ? kept : null;
  }

  async #keepMade(asked: PageKey, made: NextEntry, entry: Entry): Promise<void> {
    // A render for the data of a page made its markup too.
    const hasHtml = isData(asked);
    this.#kept.set(nextKeyText(asked), { entry, packed: await packEntry(made, hasHtml), hasHtml });
  }
}
