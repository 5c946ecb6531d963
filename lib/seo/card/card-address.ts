import { HASH_LENGTH } from '../../config/constants';
import { isLocale, type Locale } from '../../i18n/locales';

/** The page of a card: the name of its route, and its id if the route has one. */
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

/** Parses `/cards/{locale}/{file}`. Null for anything that is not the address of a card. */
export function readCardAddress(locale: string, file: string): (CardOwner & { hash: string | undefined }) | null {
  const found = FILE.exec(file);
  if (found === null || !isLocale(locale)) return null;
  const [, name = '', id, hash] = found;
  return { locale, name, id, hash };
}
