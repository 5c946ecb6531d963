import type { ReadPage } from '../../e2e/read-page';
import type { Locale } from '../../lib/i18n/locales';
import { splitLocale } from '../../lib/i18n/paths';
import { type Target, targetOf } from './address';
import { type Fault, faultAt } from './fault';
import { headFaults, type PageHead } from './head-faults';
import { headingFaults } from './heading-faults';
import { LISTING_PATH, listingFaults } from './listing-faults';
import { nameFaults } from './name-faults';
import { attribute, elementsIn, type PageTree, placeOf, readTree } from './page-tree';
import { pictureFaults } from './picture-faults';
import { type ReferenceKind, referencesOf } from './references';
import { wordFaults } from './word-faults';

export type Led = { readonly kind: ReferenceKind; readonly target: Target; readonly at: string };

/** The result for a page. It leaves out the tree, because the trees of a thousand pages would take too much memory. */
export type Inspected = {
  readonly locale: Locale;
  readonly head: PageHead;
  readonly ids: ReadonlySet<string>;
  readonly references: readonly Led[];
  readonly faults: readonly Fault[];
};

const idsOf = (tree: PageTree) =>
  new Set(elementsIn(tree).flatMap((element) => attribute(element, 'id') ?? attribute(element, 'name') ?? []));

function checksOf(page: ReadPage, tree: PageTree, locale: Locale): Fault[] {
  return [
    ...headFaults(page, locale),
    ...headingFaults(tree),
    ...nameFaults(tree),
    ...pictureFaults(tree),
    ...wordFaults(tree, locale, page.path),
    ...(LISTING_PATH.test(page.path) ? listingFaults(tree, locale) : []),
  ];
}

/** Checks one page. `origins` are all origins of the site; the page was fetched from the first one. */
export function inspectPage(page: ReadPage, origins: readonly string[]): Inspected {
  const tree = readTree(page.whole);
  const locale = splitLocale(page.path).locale ?? 'en-us';
  const { lang, title, description, canonical, alternates, robots } = page;
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
    head: { lang, title, description, canonical, alternates, robots },
    ids: idsOf(tree),
    references: references.map(({ kind, target, element }) => ({ kind, target, at: placeOf(element) })),
    faults: [...checksOf(page, tree, locale), ...nowhere],
  };
}
