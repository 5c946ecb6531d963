import type { APIRequestContext } from '@playwright/test';
import { readPage, withEach } from '../../e2e/read-page';
import { targetOf } from './address';
import { type Inspected, inspectPage, type Led } from './inspect-page';

type Answer = { readonly status: number; readonly type: string; readonly location: string | undefined };
export type Seen = Led & { readonly from: string };

export type Walk = {
  readonly pages: ReadonlyMap<string, Inspected>;
  /** Responses other than pages: files, feeds, redirects and errors. */
  readonly others: ReadonlyMap<string, Answer>;
  /** The first reference for each kind, address and fragment. */
  readonly references: ReadonlyMap<string, Seen>;
  /** Addresses that were not fetched, by the rule of robots.txt that disallows them. */
  readonly leftOut: ReadonlyMap<string, ReadonlySet<string>>;
};

type Site = {
  readonly request: APIRequestContext;
  /** All origins of the site. Pages are fetched from the first one. */
  readonly origins: readonly string[];
  readonly forbidden: (address: string) => string | undefined;
};

/** The most addresses to fetch. Stops the walk if the site generates links endlessly. */
const AT_MOST = 5_000;

const keyOf = ({ kind, target }: Led) =>
  `${kind} ${target.to === 'site' ? `${target.address}#${target.fragment}` : target.href}`;

const isPage = ({ status, type }: Answer) => status === 200 && type.startsWith('text/html');

/** Crawls the site from the given addresses, and inspects each page. */
export async function walk({ request, origins, forbidden }: Site, starts: readonly string[]): Promise<Walk> {
  const [pages, others] = [new Map<string, Inspected>(), new Map<string, Answer>()];
  const references = new Map<string, Seen>();
  const leftOut = new Map<string, Set<string>>();
  const found = new Set<string>();
  let wave: string[] = [];

  const find = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    const rule = forbidden(address);
    if (rule === undefined) wave.push(address);
    else leftOut.set(rule, (leftOut.get(rule) ?? new Set()).add(address));
  };
  const note = (from: string) => (led: Led) => {
    const key = keyOf(led);
    if (!references.has(key)) references.set(key, { ...led, from });
    if (led.kind === 'link' && led.target.to === 'site') find(led.target.address);
  };
  const visit = async (address: string) => {
    const page = await readPage(request, address);
    if (isPage(page)) {
      const inspected = inspectPage(page, origins);
      inspected.references.forEach(note(address));
      pages.set(address, inspected);
      return;
    }
    const { status, type, location } = page;
    others.set(address, { status, type, location });
    if (location) note(address)({ kind: 'link', target: targetOf(location, address, origins), at: 'Location' });
  };

  starts.forEach(find);
  while (wave.length > 0) {
    if (found.size > AT_MOST) throw new Error(`Found more than ${AT_MOST} addresses; the last is ${wave.at(-1)}`);
    const now = wave;
    wave = [];
    await withEach(now, visit);
  }
  return { pages, others, references, leftOut };
}
