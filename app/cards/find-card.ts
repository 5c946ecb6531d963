import { findArticle } from '@/lib/content/articles.server';
import { companyPage } from '@/lib/content/company.server';
import { findListing } from '@/lib/content/listings.server';
import { findTeamContent } from '@/lib/content/team.server';
import { findWork } from '@/lib/content/works.server';
import type { Locale } from '@/lib/i18n/locales';
import { type Card, type CardPicture, cardPicture } from '@/lib/seo/card/card';
import type { CardOwner } from '@/lib/seo/card/card-address';
import { areaCard } from './area-card';
import { articleCard, companyCard, teamContentCard, workCard } from './document-cards';
import { listingCard } from './listing-card';
import { isPageName, pageCard } from './page-card';

const from =
  <Document>(
    find: (id: string) => Promise<Document | undefined>,
    card: (document: Document, locale: Locale) => Card | Promise<Card>,
  ) =>
  async (id: string, locale: Locale): Promise<Card | null> => {
    const document = await find(id);
    return document === undefined ? null : card(document, locale);
  };

/** Cards of pages with an id, by route name. */
const OF_ONE = new Map([
  ['area', areaCard],
  ['listing', from(findListing, listingCard)],
  ['content', from(findArticle, articleCard)],
  ['our-team-content', from(findTeamContent, teamContentCard)],
  ['our-works-content', from(findWork, workCard)],
]);

/** The current card of a page. Null if there is no such page. Rejects while the content is unavailable. */
export async function findCard({ locale, name, id }: CardOwner): Promise<Card | null> {
  if (id !== undefined) return (await OF_ONE.get(name)?.(id, locale)) ?? null;
  if (isPageName(name)) return pageCard(name, locale);
  return from(companyPage, companyCard)(name, locale);
}

/** The card for a page's head. */
export async function cardFor(owner: CardOwner): Promise<CardPicture | undefined> {
  const card = await findCard(owner);
  return card === null ? undefined : cardPicture(owner, card);
}
