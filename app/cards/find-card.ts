import { getTranslations } from 'next-intl/server';
import { BANGKOK } from 'thai-property-search/documents';
import type { Article, CompanyPage, Listing, TeamContent, Work } from '@/lib/content/collections';
import { photoAddresses } from '@/lib/content/gallery';
import { findListing } from '@/lib/content/listings.server';
import { places } from '@/lib/content/places.server';
import { companyPage, findArticle, findTeamContent, findWork } from '@/lib/content/published.server';
import { type Locale, localizedText } from '@/lib/i18n/locales';
import { formatBaht } from '@/lib/i18n/numbers';
import { type Card, type CardOwner, type CardPicture, cardPicture } from '@/lib/seo/card/card';
import { projectCard } from '../[locale]/projects/[id]/project-at';
import { areaCard } from '../[locale]/properties/[type]/[place]/area-at';

const PAGE_TEXTS = {
  home: ['Site.tagline', 'Site.description'],
  properties: ['Category.properties.title', 'Category.properties.lead'],
  'below-market-price': ['Category.below-market-price.title', 'Category.below-market-price.lead'],
  'investment-properties': ['Category.investment-properties.title', 'Category.investment-properties.lead'],
  'new-renovated': ['Category.new-renovated.title', 'Category.new-renovated.lead'],
  'our-works': ['Category.our-works.title', 'Category.our-works.lead'],
  search: ['Search.title', 'Site.description'],
  contents: ['Articles.title', 'Articles.lead'],
  compare: ['Compare.title', 'Compare.description'],
  'our-team': ['Team.title', 'Team.lead'],
  'contact-us-for-sell': ['Seller.title', 'Home.sellText'],
} as const;

type PageName = keyof typeof PAGE_TEXTS;

const isPageName = (name: string): name is PageName => Object.hasOwn(PAGE_TEXTS, name);

async function pageCard(name: PageName, locale: Locale): Promise<Card> {
  const t = await getTranslations({ locale });
  const [title, text] = PAGE_TEXTS[name];
  return { locale, title: t(title), text: t(text) };
}

type Area = { districtCode: string; provinceCode: string };
type Place = { name: { th: string; en: string } };

async function areaName({ districtCode, provinceCode }: Area, locale: Locale): Promise<string> {
  const [{ districts, provinces }, t] = await Promise.all([places(), getTranslations({ locale, namespace: 'Place' })]);
  const name = (place: Place | undefined) => (place ? localizedText(place.name, locale).text : '');
  return t(provinceCode === BANGKOK ? 'bangkok' : 'province', {
    district: name(districts.get(districtCode)),
    province: name(provinces.get(provinceCode)),
  });
}

const TONES = { Reserved: 'held', Sold: 'taken' } as const;

async function statusOf({ recordStatus, deal }: Listing, locale: Locale): Promise<Card['status']> {
  if (recordStatus !== 'Reserved' && recordStatus !== 'Sold') return undefined;
  const t = await getTranslations({ locale, namespace: 'Badge' });
  return { text: t(deal === 'rent' ? `${recordStatus}Rent` : recordStatus), tone: TONES[recordStatus] };
}

async function priceOf({ price, deal }: Listing, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'Price' });
  if (price === null) return t('ask');
  return deal === 'rent' ? t('perMonth', { price: formatBaht(price) }) : formatBaht(price);
}

async function listingCard(listing: Listing, locale: Locale): Promise<Card> {
  const { deal, propertyType, address, title, media } = listing;
  const t = await getTranslations({ locale });
  const [place, price, status] = await Promise.all([
    areaName(address, locale),
    priceOf(listing, locale),
    statusOf(listing, locale),
  ]);
  return {
    ...{ locale, price, status },
    label: t('Card.listing', { type: t(`PropertyType.${propertyType}`), deal, place }),
    title: localizedText(title, locale).text,
    photos: photoAddresses(media),
  };
}

async function articleCard({ category, title, cover }: Article, locale: Locale): Promise<Card> {
  const t = await getTranslations({ locale, namespace: 'Article' });
  return {
    locale,
    label: t(`category.${category}`),
    title: localizedText(title, locale).text,
    photos: cover && [cover.url],
  };
}

async function teamContentCard({ kind, title, cover }: TeamContent, locale: Locale): Promise<Card> {
  const t = await getTranslations({ locale, namespace: 'Team' });
  return { locale, label: t(`kind.${kind}`), title: localizedText(title, locale).text, photos: cover && [cover.url] };
}

async function workCard(work: Work, locale: Locale): Promise<Card> {
  const [t, place] = await Promise.all([getTranslations({ locale }), areaName(work, locale)]);
  return {
    locale,
    label: t('Card.work', { type: t(`Works.type.${work.workType}`), place }),
    title: localizedText(work.title, locale).text,
    photos: photoAddresses(work.media),
  };
}

const companyCard = ({ title, summary, media }: CompanyPage, locale: Locale): Card => ({
  locale,
  title: localizedText(title, locale).text,
  text: localizedText(summary, locale).text,
  photos: photoAddresses(media),
});

const cardFrom =
  <Document>(
    find: (id: string) => Promise<Document | undefined>,
    card: (document: Document, locale: Locale) => Card | Promise<Card>,
  ) =>
  async (id: string, locale: Locale): Promise<Card | null> => {
    const document = await find(id);
    return document === undefined ? null : card(document, locale);
  };

const CARDS_BY_ROUTE = new Map([
  ['area', areaCard],
  ['project', projectCard],
  ['listing', cardFrom(findListing, listingCard)],
  ['content', cardFrom(findArticle, articleCard)],
  ['our-team-content', cardFrom(findTeamContent, teamContentCard)],
  ['our-works-content', cardFrom(findWork, workCard)],
]);

/** The current card of a page. Null if there is no such page. Rejects while the content is unavailable. */
export async function findCard({ locale, name, id }: CardOwner): Promise<Card | null> {
  if (id !== undefined) return (await CARDS_BY_ROUTE.get(name)?.(id, locale)) ?? null;
  if (isPageName(name)) return pageCard(name, locale);
  return cardFrom(companyPage, companyCard)(name, locale);
}

export async function cardFor(owner: CardOwner): Promise<CardPicture | undefined> {
  const card = await findCard(owner);
  return card === null ? undefined : cardPicture(owner, card);
}
