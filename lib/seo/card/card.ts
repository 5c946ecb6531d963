import { createHash } from 'node:crypto';
import { HASH_LENGTH } from '../../config/constants';
import { SITE } from '../../config/site';
import type { Locale } from '../../i18n/locales';
import { CARD_SIZE, type CardOwner, cardAddress } from './card-address';

/** What stands on the picture of a shared link, in the words of its language. */
export type Card = {
  readonly locale: Locale;
  readonly title: string;
  /** The kind of page and where it is about, in a line. */
  readonly label?: string | undefined;
  readonly price?: string | undefined;
  /** One or two sentences; on cards without a photograph only. */
  readonly text?: string | undefined;
  /** A home that is sold or reserved, said across its photograph. */
  readonly status?: { readonly text: string; readonly tone: 'taken' | 'held' } | undefined;
  /** Addresses of photographs as in the content. The card shows the first that can be loaded. */
  readonly photos?: readonly string[] | undefined;
};

/** A card as a page's head names it. */
export type CardPicture = { url: string; width: number; height: number; alt: string; type: string };

/** Raise it when the same card is drawn otherwise: networks keep pictures by their address. */
const DESIGN = 1;

/** The hash of a card's content. It includes only the first photograph, also when the card shows another. */
export function cardHash({ locale, title, label, price, text, status, photos }: Card): string {
  const seen = [DESIGN, locale, title, label, price, text, status?.text, status?.tone, photos?.[0]];
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, HASH_LENGTH);
}

/** The card for a page's head: its address changes with what is on it. */
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
