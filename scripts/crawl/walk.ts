import type { APIRequestContext } from '@playwright/test';
import { type ReadPage, readPage, withEach } from '../../e2e/read-page';
import { type Locale, splitLocale } from '../../lib/i18n/locales';
import { attribute, elementsIn, type Fault, faultAt, type PageTree, placeOf, readTree } from './page-tree';
import { type ReferenceKind, referencesOf, type Target, targetOf } from './references';
import type { PageHead } from './structure-faults';

type Led = { readonly kind: ReferenceKind; readonly target: Target; readonly at: string };

/** The result for a page. It leaves out the tree, because the trees of a thousand pages would take too much memory. */
type Inspected = {
  readonly locale: Locale;
  readonly head: PageHead;
  readonly ids: ReadonlySet<string>;
  readonly references: readonly Led[];
  readonly faults: readonly Fault[];
};

const idsOf = (tree: PageTree) =>
  new Set(elementsIn(tree).flatMap((element) => attribute(element, 'id') ?? attribute(element, 'name') ?? []));

type Check = (page: ReadPage, tree: PageTree, locale: Locale) => readonly Fault[];

function inspectPage(page: ReadPage, { origins, check }: Site): Inspected {
  const tree = readTree(page.whole);
  const locale = splitLocale(page.path).locale ?? 'en-us';
  const { lang, title, description, canonical, alternates, robots, headings } = page;
  const references = referencesOf(tree).map(({ kind, href, element }) => ({
    kind,
    target: targetOf(href, page.path, origins),
    element,
  }));
  const nowhere = references.flatMap(({ kind, target, element }) =>
    target.to === 'nowhere' ? [faultAt(`${kind} to nowhere`, element, target.href)] : [],
  );
  return {
    locale,
    head: { lang, title, description, canonical, alternates, robots, headings },
    ids: idsOf(tree),
    references: references.map(({ kind, target, element }) => ({ kind, target, at: placeOf(element) })),
    faults: [...check(page, tree, locale), ...nowhere],
  };
}

type Answer = { readonly status: number; readonly type: string; readonly location: string | undefined };
export type Seen = Led & { readonly from: string };

export type Walk = {
  readonly pages: ReadonlyMap<string, Inspected>;
  /** Responses other than pages: files, feeds, redirects and errors. */
  readonly others: ReadonlyMap<string, Answer>;
  readonly references: ReadonlyMap<string, Seen>;
  /** Addresses that were not fetched, by the rule of robots.txt that disallows them. */
  readonly leftOut: ReadonlyMap<string, ReadonlySet<string>>;
};

type Site = {
  readonly request: APIRequestContext;
  /** All origins of the site. Pages are fetched from the first one. */
  readonly origins: readonly string[];
  readonly forbidden: (address: string) => string | undefined;
  readonly check: Check;
};

/** The most addresses to fetch. Stops the walk if the site generates links endlessly. */
const MAX_ADDRESSES = 5_000;

const keyOf = ({ kind, target }: Led) =>
  `${kind} ${target.to === 'site' ? `${target.address}#${target.fragment}` : target.href}`;

const isPage = ({ status, type }: Answer) => status === 200 && type.startsWith('text/html');

export async function walk(site: Site, starts: readonly string[]): Promise<Walk> {
  const { request, origins, forbidden } = site;
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
      const inspected = inspectPage(page, site);
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
    if (found.size > MAX_ADDRESSES)
      throw new Error(`Found more than ${MAX_ADDRESSES} addresses; the last is ${wave.at(-1)}`);
    const now = wave;
    wave = [];
    await withEach(now, visit);
  }
  return { pages, others, references, leftOut };
}

/** Converts a path pattern of robots.txt to a regular expression: `*` matches anything, `$` the end (RFC 9309). */
const asPattern = (rule: string) =>
  new RegExp(
    `^${rule
      .replace(/[.+?^{}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replace(/(?<!\$)\$(?!$)/g, '\\$')}`,
  );

/** Parses robots.txt. The result returns the rule that disallows an address for all agents, or undefined. */
export function robotsRules(text: string): (address: string) => string | undefined {
  const rules = { allow: [] as string[], disallow: [] as string[] };
  let isForAll = false;
  for (const line of text.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*(\S*)/.exec(line) ?? [];
    if (/^user-agent$/i.test(name)) isForAll = value === '*';
    else if (isForAll && value !== '' && /^allow$/i.test(name)) rules.allow.push(value);
    else if (isForAll && value !== '' && /^disallow$/i.test(name)) rules.disallow.push(value);
  }
  // The longest rule wins. If two have the same length, the one that allows wins.
  const longest = (list: readonly string[], address: string) =>
    list.filter((rule) => asPattern(rule).test(address)).sort((a, b) => b.length - a.length)[0];
  return (address) => {
    const forbidden = longest(rules.disallow, address);
    const allowed = longest(rules.allow, address)?.length ?? 0;
    return forbidden !== undefined && forbidden.length > allowed ? forbidden : undefined;
  };
}
