import { createHash } from 'node:crypto';
import { HASH_LENGTH } from '../../config/constants';
import { SITE } from '../../config/site';
import type { Locale } from '../../i18n/locales';
import { CARD_SIZE, type CardOwner, cardAddress } from './card-address';

/** The content of a link preview picture, in the language of its page. */
export type Card = {
  readonly locale: Locale;
  readonly title: string;
  /** The kind of page and its location, in one line. */
  readonly label?: string | undefined;
  readonly price?: string | undefined;
  /** One or two sentences. Only shown on cards without a photo. */
  readonly text?: string | undefined;
  /** The label of a sold or reserved listing, drawn across its photo. */
  readonly status?: { readonly text: string; readonly tone: 'taken' | 'held' } | undefined;
  /** Addresses of photographs as in the content. The card shows the first that can be loaded. */
  readonly photos?: readonly string[] | undefined;
};

/** The metadata of a card in a page's head. */
export type CardPicture = { url: string; width: number; height: number; alt: string; type: string };

/** Increase it when the design changes: social networks cache pictures by URL. */
const DESIGN = 1;

/** The hash of a card's content. It includes only the first photograph, also when the card shows another. */
export function cardHash({ locale, title, label, price, text, status, photos }: Card): string {
  const visible = [DESIGN, locale, title, label, price, text, status?.text, status?.tone, photos?.[0]];
  return createHash('sha256').update(JSON.stringify(visible)).digest('hex').slice(0, HASH_LENGTH);
}

/** The card for a page's head. Its URL changes with its content. */
export function cardPicture(owner: CardOwner, card: Card): CardPicture {
  const alt = [card.title, card.price, card.label].filter((part) => part !== undefined).join(' · ');
  return { url: cardAddress(owner, cardHash(card)), ...CARD_SIZE, alt, type: 'image/jpeg' };
}

/** The current card of the home page, for pages without a card. */
export const siteCard = (locale: Locale): CardPicture => ({
  url: cardAddress({ locale, name: 'home' }),
  ...CARD_SIZE,
  alt: SITE.name[locale],
  type: 'image/jpeg',
});
