import { LRUCache } from 'lru-cache';
import { errorText, log } from '../../lib/config/log';
import { changedAt, latestChangeAt, listingChangedAt, type Tag } from '../../lib/content/change-log';
import { Overloaded } from '../../lib/http/concurrency-limit';
import { bangkokDayNumber } from '../../lib/i18n/dates';
import { ENCODINGS, type Encoding } from '../incoming-request';
import type { NextEntry, PageKey, RecordedRender, RenderedPage } from './rendered-page';
import { type PageResponse, packEntry, plainPage, type StoredPage, storedPage, unpackEntry } from './stored-page';

/** In milliseconds. `staleMs`: how much longer a page may be shown while another is rendered. */
type Freshness = { freshMs: number; staleMs: number };

/** A missing page may exist soon, and the number of missing addresses is unlimited. */
export const NOT_FOUND_SECONDS = 10;

const CACHEABLE_STATUSES: readonly number[] = [200, 301, 308, 404];

const VARIES_BY_VISITOR = /\*|cookie|accept-language|authorization/i;

function seconds(cacheControl: string, directive: string): number {
  const [, digits] = new RegExp(`(?:^|,)\\s*${directive}="?(\\d{1,9})`, 'i').exec(cacheControl) ?? [];
  return Number(digits ?? 0);
}

/** By `s-maxage` (RFC 9111 §5.2.2.10) and `stale-while-revalidate` (RFC 5861 §3); null if no cache may keep it. */
export function freshnessOf({ status, headers }: Omit<RenderedPage, 'body'>): Freshness | null {
  const cacheControl = String(headers['cache-control'] ?? '');
  const sharedSeconds = seconds(cacheControl, 's-maxage');
  const isPrivate =
    /(?:^|[,\s])(?:private|no-store|no-cache)/i.test(cacheControl) ||
    headers['set-cookie'] !== undefined ||
    VARIES_BY_VISITOR.test(String(headers.vary ?? ''));
  if (isPrivate || sharedSeconds === 0 || !CACHEABLE_STATUSES.includes(status)) return null;
  if (status === 404) return { freshMs: Math.min(sharedSeconds, NOT_FOUND_SECONDS) * 1_000, staleMs: 0 };
  return { freshMs: sharedSeconds * 1_000, staleMs: seconds(cacheControl, 'stale-while-revalidate') * 1_000 };
}

type PageContent = {
  readonly renderedFrom: number;
  readonly tags: readonly Tag[];
  readonly homes: readonly string[];
};

/** `changed`: shown while another is made. `outdated`: if none can be made. `wrong`: never, shows a home as it was. */
type ContentState = 'current' | 'changed' | 'outdated' | 'wrong';

const SHOWN_MS = 600_000;

export function contentState({ renderedFrom, tags, homes }: PageContent, dayChangedAt: number): ContentState {
  const isBefore = (time: number) => time >= renderedFrom;
  if (!isBefore(latestChangeAt())) return isBefore(dayChangedAt) ? 'outdated' : 'current';
  const sources = tags.includes('search') ? (['listings', 'search'] as const) : (['listings'] as const);
  if (sources.some((source) => homes.some((id) => isBefore(listingChangedAt(id, source))))) return 'wrong';
  const limit = performance.now() - SHOWN_MS;
  if (isBefore(dayChangedAt) || tags.some((tag) => isBefore(changedAt(tag, limit)))) return 'outdated';
  return tags.some((tag) => isBefore(changedAt(tag))) ? 'changed' : 'current';
}

/** V8 would keep the whole text for a part of it. */
const copied = (text: string) => Buffer.from(text, 'latin1').toString('latin1');

const HOME_LINK = /\/listings\/([A-Za-z0-9][\w-]{0,63})/g;

/** Every home that a page shows has a link to its own page. */
export function linkedHomes(...texts: readonly (string | Buffer)[]): string[] {
  const ids = texts.flatMap((text) => Array.from(text.toString('latin1').matchAll(HOME_LINK), ([, id = '']) => id));
  return [...new Set(ids)].map(copied);
}

export function createDayTracker(): () => number {
  let day = bangkokDayNumber(Date.now());
  let changedAt = 0;
  return () => {
    const today = bangkokDayNumber(Date.now());
    if (today !== day) changedAt = performance.now();
    day = today;
    return changedAt;
  };
}

const RETRY_MS = 5_000;
const ENTRY_BYTES = 1_000;

type Entry = PageContent & Freshness & { readonly storedAt: number };
type PageEntry = Entry & { readonly page: StoredPage; retryAt: number };
type NextCacheEntry = { readonly entry: Entry; readonly packed: Buffer; readonly hasHtml: boolean };
type Render = { readonly key: string; readonly startedAt: number; readonly page: Promise<StoredPage> };

type Options = {
  render: (key: PageKey, cached: NextEntry | null) => Promise<RecordedRender>;
  contentState: (shown: PageContent) => ContentState;
  maxBytes: number;
};

export const keyText = ({ target, headers }: PageKey, encoding: Encoding) =>
  [encoding, target, ...Object.entries(headers).flat()].join('\n');

const nextKeyText = ({ target, headers }: PageKey) =>
  ['next', target, headers.cookie, headers['accept-language']].join('\n');

const isData = ({ headers }: PageKey) => headers.rsc !== undefined;

const SHOWN: readonly ContentState[] = ['current', 'changed'];

const ageOf = ({ storedAt }: Entry) => performance.now() - storedAt;

/** Renders each page once for all who ask, and again when its content has changed. */
export class PageCache {
  readonly #options: Options;
  readonly #entries: LRUCache<string, PageEntry | NextCacheEntry>;
  /** By `nextKeyText`: Next answers all forms of a page with the render under way. */
  readonly #inFlight = new Map<string, Render>();

  constructor(options: Options) {
    this.#options = options;
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: (entry, key) =>
        ('page' in entry ? entry.page.body : entry.packed).length + key.length + ENTRY_BYTES,
    });
  }

  fresh(key: string): PageResponse | null {
    const entry = this.#pageEntry(key);
    if (entry === undefined || !this.#isCurrent(entry)) return null;
    return { page: entry.page, state: 'HIT', ageSeconds: Math.floor(ageOf(entry) / 1_000) };
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** @throws What rendering throws, if there is no older page that may be shown. */
  async answer(pageKey: PageKey, encoding: Encoding): Promise<PageResponse> {
    const key = keyText(pageKey, encoding);
    const entry = this.#pageEntry(key);
    const state = entry === undefined ? 'wrong' : this.#options.contentState(entry);
    if (entry === undefined || state === 'wrong' || ageOf(entry) >= entry.freshMs + entry.staleMs)
      return { page: await this.#renderOnce(key, pageKey, encoding), state: 'MISS', ageSeconds: 0 };
    const old: PageResponse = { page: entry.page, state: 'STALE', ageSeconds: Math.floor(ageOf(entry) / 1_000) };
    if (state === 'current' && ageOf(entry) < entry.freshMs) return { ...old, state: 'HIT' };
    if (performance.now() < entry.retryAt) return old;
    const refreshed = this.#refresh(() => this.#renderOnce(key, pageKey, encoding), entry);
    if (state !== 'outdated') return old;
    const page = await refreshed;
    return page === null ? old : { page, state: 'MISS', ageSeconds: 0 };
  }

  #pageEntry(key: string): PageEntry | undefined {
    const entry = this.#entries.get(key);
    return entry !== undefined && 'page' in entry ? entry : undefined;
  }

  #isCurrent(entry: Entry): boolean {
    return ageOf(entry) < entry.freshMs && this.#options.contentState(entry) === 'current';
  }

  async #refresh(rerender: () => Promise<StoredPage>, entry: PageEntry): Promise<StoredPage | null> {
    const page = await rerender().catch((error: unknown) => {
      if (!(error instanceof Overloaded)) log('error', 'page refresh failed', { reason: errorText(error) });
      return null;
    });
    if (page !== null && page.status < 500) return page;
    entry.retryAt = performance.now() + RETRY_MS;
    return null;
  }

  async #renderOnce(key: string, pageKey: PageKey, encoding: Encoding): Promise<StoredPage> {
    const nextKey = nextKeyText(pageKey);
    for (let other = this.#inFlight.get(nextKey); other; other = this.#inFlight.get(nextKey)) {
      if (other.key === key && other.startedAt > latestChangeAt()) return other.page;
      await other.page.catch(() => undefined);
      const entry = this.#pageEntry(key);
      if (entry !== undefined && ageOf(entry) < entry.freshMs && SHOWN.includes(this.#options.contentState(entry)))
        return entry.page;
    }
    const page = this.#reencodeOrRender(key, pageKey, encoding);
    this.#inFlight.set(nextKey, { key, startedAt: performance.now(), page });
    const end = () => this.#inFlight.delete(nextKey);
    page.then(end, end);
    return page;
  }

  async #reencodeOrRender(key: string, pageKey: PageKey, encoding: Encoding): Promise<StoredPage> {
    const twins = ENCODINGS.map((other) => this.#pageEntry(keyText(pageKey, other)));
    const twin = twins.find((other) => other && this.#isCurrent(other));
    if (twin !== undefined) {
      const page = await storedPage(await plainPage(twin.page), encoding);
      this.#entries.set(key, { ...twin, page });
      return page;
    }
    return this.#renderAndStore(key, pageKey, encoding);
  }

  async #renderAndStore(key: string, pageKey: PageKey, encoding: Encoding): Promise<StoredPage> {
    const cached = this.#nextCacheEntry(pageKey);
    const renderedFrom = performance.now();
    const {
      page: rendered,
      tags,
      nextEntry,
    } = await this.#options.render(pageKey, cached ? await unpackEntry(cached.packed) : null);
    const freshness = freshnessOf(rendered);
    const homes = linkedHomes(pageKey.target, rendered.body, nextEntry?.value.rscData ?? '');
    const entry =
      cached && nextEntry === null
        ? cached.entry
        : { renderedFrom, tags, homes, storedAt: performance.now(), ...(freshness ?? { freshMs: 0, staleMs: 0 }) };
    const [page] = await Promise.all([
      storedPage(rendered, encoding),
      freshness !== null &&
        nextEntry !== null &&
        rendered.status === 200 &&
        this.#storeNextEntry(pageKey, nextEntry, entry),
    ]);
    if (freshness !== null) this.#entries.set(key, { ...entry, page, retryAt: 0 });
    else if (page.status < 500) this.#entries.delete(key);
    return page;
  }

  #nextCacheEntry(pageKey: PageKey): NextCacheEntry | null {
    const cached = this.#entries.get(nextKeyText(pageKey));
    const isUsable =
      cached && 'packed' in cached && (cached.hasHtml || isData(pageKey)) && this.#isCurrent(cached.entry);
    return isUsable ? cached : null;
  }

  async #storeNextEntry(pageKey: PageKey, nextEntry: NextEntry, entry: Entry): Promise<void> {
    // A render for the data made the markup too.
    const hasHtml = isData(pageKey);
    this.#entries.set(nextKeyText(pageKey), { entry, packed: await packEntry(nextEntry, hasHtml), hasHtml });
  }
}
