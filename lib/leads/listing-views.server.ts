import 'server-only';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { env, isDataDurable } from '../config/env';
import { errorText, log } from '../config/log';
import { processSingleton } from '../config/process-singleton';
import { ID_PATTERN } from '../content/ids';
import { entitiesOrFail } from '../content/store.server';
import { bangkokDayNumber, dayAfter, isDay } from '../i18n/dates';
import { DurableFolder, isMissing } from './durable-file.server';

const FILE = 'listing-views.json';
const WRITE_AFTER_MS = 60_000;
const KEPT_WEEKS = 8;
const REASON_CHARACTERS = 200;

const LISTING = /^(?:\/(?:en-us|th-th))?\/listings\/([A-Za-z0-9][\w-]*)(?:\?|$)/;
/** All browsers begin so, and robots name themselves or an address. */
const BROWSER = /^(?:Mozilla|Opera)\//;
const ROBOT = /bot|crawl|spider|slurp|preview|headless|lighthouse|externalhit|inspect|monitor|compatible;|https?:/i;

type Visit = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

function isPrefetch({ headers }: Visit): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose;
  if (headers['next-router-prefetch'] !== undefined || purpose?.includes('prefetch')) return true;
  // Next also prefetches the title of a page, without that header.
  return headers.rsc === '1' && String(headers['next-router-state-tree']).includes('metadata-only');
}

/** The id of the listing whose page a person opens with this request. Null for any other request. */
export function viewedListing(visit: Visit): string | null {
  const [, id] = visit.method === 'GET' ? (LISTING.exec(visit.url ?? '') ?? []) : [];
  const agent = visit.headers['user-agent'] ?? '';
  return id === undefined || isPrefetch(visit) || !BROWSER.test(agent) || ROBOT.test(agent) ? null : id;
}

/** Weeks since the Monday before 1970, in Bangkok: 1 January 1970 was a Thursday. */
const weekNumber = (now: number) => Math.floor((bangkokDayNumber(now) + 3) / 7);

/** The ISO day of the Monday with which the week of a time in milliseconds begins in Bangkok. */
export const mondayOf = (now: number): string => dayAfter('1970-01-01', weekNumber(now) * 7 - 3);

const isMonday = (day: string) => isDay(day) && mondayOf(Date.parse(day)) === day;

const number = z.number().int().nonnegative();

const savedViews = z.record(
  z.string().refine(isMonday),
  z.record(z.string().regex(ID_PATTERN), z.object({ views: number, enquiries: number })),
);

type Counts = { views: number; enquiries: number };
type WeekCounts = Readonly<Counts> & { readonly monday: string };
type Ids = { readonly has: (id: string) => boolean };

/** Views of listings and enquiries about them by week, without anything about the visitor (decision 59). */
export class ListingViews {
  readonly #weeks: Map<string, Map<string, Counts>>;
  readonly #folder: DurableFolder;
  #week = Number.NaN;
  #current = new Map<string, Counts>();
  #timer: NodeJS.Timeout | undefined;
  #writing = Promise.resolve();

  /** Reads the file. A faulty one is logged, and the next write replaces it. */
  constructor(
    folder: string,
    private readonly listings: () => Promise<Ids>,
  ) {
    this.#folder = new DurableFolder(folder);
    this.#weeks = readViews(join(folder, FILE));
  }

  /** Counts a page that was sent, if a person asked for it. */
  count(visit: Visit, now = Date.now()): void {
    const id = viewedListing(visit);
    if (id !== null) this.#add(id, 'views', now);
  }

  /** Counts an enquiry that was stored, by the id of its listing. */
  countEnquiry(id: string, now = Date.now()): void {
    this.#add(id, 'enquiries', now);
  }

  #add(id: string, kind: keyof Counts, now: number): void {
    if (weekNumber(now) !== this.#week) this.#begin(now);
    const counts = this.#current.get(id) ?? { views: 0, enquiries: 0 };
    counts[kind] += 1;
    this.#current.set(id, counts);
    this.#timer ??= setTimeout(() => void this.write(), WRITE_AFTER_MS).unref();
  }

  #begin(now: number): void {
    this.#week = weekNumber(now);
    const monday = mondayOf(now);
    this.#current = this.#weeks.get(monday) ?? new Map();
    this.#weeks.set(monday, this.#current);
    const oldest = dayAfter(monday, -7 * (KEPT_WEEKS - 1));
    for (const kept of this.#weeks.keys()) if (kept < oldest) this.#weeks.delete(kept);
  }

  /** The last four weeks, the newest first, without those before `since` (an ISO day) and before the first count. */
  lastWeeks(id: string, since = '', now = Date.now()): readonly WeekCounts[] {
    const weeks = [0, 7, 14, 21].map((days) => dayAfter(mondayOf(now), -days));
    const first = [...this.#weeks.keys()].sort()[0] ?? mondayOf(now);
    return weeks
      .filter((monday) => monday >= first && dayAfter(monday, 6) >= since)
      .map((monday) => ({ views: 0, enquiries: 0, ...this.#weeks.get(monday)?.get(id), monday }));
  }

  /** Resolves when all that was counted is on the disk. Never rejects: a failure is logged. */
  write(): Promise<void> {
    if (this.#timer === undefined) return this.#writing;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing
      .then(() => this.#write())
      .catch((error: unknown) => log('warn', 'listing views not written', { reason: errorText(error) }));
    return this.#writing;
  }

  async #write(): Promise<void> {
    const listings = await this.listings();
    for (const counts of this.#weeks.values()) for (const id of counts.keys()) if (!listings.has(id)) counts.delete(id);
    const weeks = [...this.#weeks].map(([monday, counts]) => [monday, Object.fromEntries(counts)]);
    await this.#folder.open();
    await this.#folder.write(FILE, JSON.stringify(Object.fromEntries(weeks)));
  }
}

function readViews(path: string): Map<string, Map<string, Counts>> {
  try {
    const weeks = savedViews.parse(JSON.parse(readFileSync(path, 'utf8')));
    return new Map(Object.entries(weeks).map(([monday, counts]) => [monday, new Map(Object.entries(counts))]));
  } catch (error) {
    if (!isMissing(error))
      log('warn', 'listing views not read', { reason: errorText(error).slice(0, REASON_CHARACTERS) });
    return new Map();
  }
}

/** Null on a disk that is not durable: a count of minutes would say little. */
export const listingViews = processSingleton('listing-views', () =>
  isDataDurable(env()) ? new ListingViews(env().DATA_DIR, () => entitiesOrFail('listings')) : null,
);
