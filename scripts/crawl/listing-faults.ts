import type { Locale } from '../../lib/i18n/locales';
import {
  attribute,
  closest,
  elementsIn,
  elementsNamed,
  type Fault,
  type PageTree,
  textIn,
  withoutBreaks,
} from './page-tree';
import { MESSAGES } from './word-faults';

export const LISTING_PATH = /^\/[a-z-]+\/listings\/[^/?]+$/;

/** The format of facts with a measure or a year. Both languages use Western digits. */
const FORMS = {
  'en-us': [
    ['usableArea', /^[\d,.]+ m²/],
    ['landArea', /^[\d,.]+ (rai|ngan|sq wah)/],
    ['yearBuilt', /^(19|20)\d\d$/],
  ],
  'th-th': [
    ['usableArea', /^[\d,.]+ ตร\.ม\./],
    ['landArea', /^[\d,.]+ (ไร่|งาน|ตร\.ว\.)/],
    ['yearBuilt', /^25\d\d$/],
  ],
} as const;

const ALWAYS = ['code', 'type', 'deal', 'address', 'flood'] as const;
const FOR_SALE = ['tenure'] as const;

const byAttribute = (tree: PageTree, name: string, value: string) =>
  elementsIn(tree).find((element) => withoutBreaks(attribute(element, name) ?? '') === value);

function factsOf(tree: PageTree): Map<string, string> {
  const lists = [byAttribute(tree, 'id', 'key-facts'), byAttribute(tree, 'aria-labelledby', 'facts')];
  const rows = lists.flatMap((list) => (list === undefined ? [] : elementsNamed(list, 'dt', 'dd')));
  const facts = new Map<string, string>();
  for (const [index, name] of rows.entries()) {
    const value = rows[index + 1];
    if (name.tagName !== 'dt') continue;
    const [shown = value] = value === undefined ? [] : elementsNamed(value, 'summary');
    facts.set(textIn(name), shown?.tagName === 'dt' || shown === undefined ? '' : textIn(shown));
  }
  return facts;
}

function factFaults(tree: PageTree, locale: Locale): Fault[] {
  const facts = factsOf(tree);
  const names = MESSAGES[locale].Facts;
  const fault = (rule: string, found: string) => ({ rule, at: '#facts', found });
  const sizes = [facts.get(names.usableArea), facts.get(names.landArea)];
  const isForSale = facts.get(names.deal) === MESSAGES[locale].Deal.sale;
  return [
    ...[...ALWAYS, ...(isForSale ? FOR_SALE : [])]
      .filter((name) => !facts.has(names[name]))
      .map((name) => fault('fact that is not there', names[name])),
    ...[...facts].filter(([, value]) => value === '').map(([name]) => fault('fact without a value', name)),
    ...(sizes.some((size) => size !== undefined) ? [] : [fault('home without a size', '')]),
    ...FORMS[locale].flatMap(([name, form]) => {
      const value = facts.get(names[name]);
      return value === undefined || form.test(value) ? [] : [fault('fact in a form of its own', `${name}: ${value}`)];
    }),
  ];
}

/** Visitors cannot enquire about a home that is sold or let, so its page has no agent. */
function isOffMarket(tree: PageTree, locale: Locale): boolean {
  const { Sold, SoldRent } = MESSAGES[locale].Badge;
  const badges = elementsIn(tree).filter((element) => attribute(element, 'class')?.split(' ').includes('badge'));
  return badges.some(
    (badge) =>
      [Sold, SoldRent].includes(textIn(badge)) && closest(badge, ({ tagName }) => tagName === 'article') === undefined,
  );
}

export function listingFaults(tree: PageTree, locale: Locale): Fault[] {
  const { Listing, Price, Where } = MESSAGES[locale];
  const missing = (rule: string) => [{ rule, at: 'main', found: '' }];
  const aside = byAttribute(tree, 'aria-label', Listing.agent);
  const gallery = byAttribute(tree, 'aria-label', Listing.gallery);
  const where = byAttribute(tree, 'aria-labelledby', 'where');
  const card = aside === undefined ? '' : textIn(aside);
  const isOff = isOffMarket(tree, locale);
  const hrefs = aside === undefined ? [] : elementsNamed(aside, 'a').map((link) => attribute(link, 'href') ?? '');
  return [
    ...(/฿\d{1,3}(,\d{3})+(\s|$)/.test(card) || card.includes(Price.ask) ? [] : missing('home without a price')),
    ...(gallery && elementsNamed(gallery, 'img').length > 0 ? [] : missing('home without pictures')),
    ...(isOff || (aside && elementsNamed(aside, 'img').length > 0) ? [] : missing('home without an agent')),
    ...(isOff || hrefs.some((href) => href.startsWith('tel:')) ? [] : missing('home without a telephone')),
    ...(where && textIn(where).includes(Where.google) ? [] : missing('home without a map')),
    ...factFaults(tree, locale),
  ];
}
