import { createHash } from 'node:crypto';
import { HASH_LENGTH } from '../../config/constants';
import { SITE } from '../../config/site';
import { breakable } from '../../i18n/line-breaks';
import { isLocale, type Locale } from '../../i18n/locales';

export type CardOwner = { readonly locale: Locale; readonly name: string; readonly id?: string | undefined };

/** In pixels. Facebook, LINE and X show this size uncropped. */
export const CARD_SIZE: { readonly width: number; readonly height: number } = { width: 1200, height: 630 };

/** Without `hash` it is the address of the current card, which is cached only briefly. */
export function cardAddress({ locale, name, id }: CardOwner, hash?: string): string {
  const parts = [id === undefined ? name : `${name}/${id}`, hash, 'jpg'].filter((part) => part !== undefined);
  return `/cards/${locale}/${parts.join('.')}`;
}

const FILE = new RegExp(
  `^([a-z]+(?:-[a-z]+)*)(?:/([A-Za-z0-9][A-Za-z0-9_-]{0,63}))?(?:\\.([0-9a-f]{${HASH_LENGTH}}))?\\.jpg$`,
);

export function readCardAddress(locale: string, file: string): (CardOwner & { hash: string | undefined }) | null {
  const found = FILE.exec(file);
  if (found === null || !isLocale(locale)) return null;
  const [, name = '', id, hash] = found;
  return { locale, name, id, hash };
}

export type Card = {
  readonly locale: Locale;
  readonly title: string;
  readonly label?: string | undefined;
  readonly price?: string | undefined;
  readonly text?: string | undefined;
  readonly status?: { readonly text: string; readonly tone: 'taken' | 'held' } | undefined;
  /** Addresses of photographs as in the content. The card shows the first that can be loaded. */
  readonly photos?: readonly string[] | undefined;
};

export type CardPicture = { url: string; width: number; height: number; alt: string; type: string };

/** Increase it when the design changes: social networks cache pictures by URL. */
const DESIGN = 1;

/** The hash of a card's content. It includes only the first photograph, also when the card shows another. */
export function cardHash({ locale, title, label, price, text, status, photos }: Card): string {
  const visible = [DESIGN, locale, title, label, price, text, status?.text, status?.tone, photos?.[0]];
  return createHash('sha256').update(JSON.stringify(visible)).digest('hex').slice(0, HASH_LENGTH);
}

export function cardPicture(owner: CardOwner, card: Card): CardPicture {
  const alt = [card.title, card.price, card.label].filter((part) => part !== undefined).join(' · ');
  return { url: cardAddress(owner, cardHash(card)), ...CARD_SIZE, alt: breakable(alt), type: 'image/jpeg' };
}

/** The current card of the home page, for pages without a card. */
export const siteCard = (locale: Locale): CardPicture => ({
  url: cardAddress({ locale, name: 'home' }),
  ...CARD_SIZE,
  alt: SITE.name[locale],
  type: 'image/jpeg',
});
