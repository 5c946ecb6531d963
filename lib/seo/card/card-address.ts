import { HASH_LENGTH } from '../../config/constants';
import { isLocale, type Locale } from '../../i18n/locales';

/** Whose card it is: a page by the name of its route, and by its id where the route has one. */
export type CardOwner = { readonly locale: Locale; readonly name: string; readonly id?: string | undefined };

/** In pixels: what Facebook, LINE and X show whole. */
export const CARD_SIZE: { readonly width: number; readonly height: number } = { width: 1200, height: 630 };

/** Without `hash` it is the card as it is today, which nobody keeps for long. */
export function cardAddress({ locale, name, id }: CardOwner, hash?: string): string {
  const parts = [id === undefined ? name : `${name}/${id}`, hash, 'jpg'].filter((part) => part !== undefined);
  return `/cards/${locale}/${parts.join('.')}`;
}

const FILE = new RegExp(
  `^([a-z]+(?:-[a-z]+)*)(?:/([A-Za-z0-9][A-Za-z0-9_-]{0,63}))?(?:\\.([0-9a-f]{${HASH_LENGTH}}))?\\.jpg$`,
);

/** Reads `/cards/{locale}/{file}`; null for anything that is no address of a card. */
export function readCardAddress(locale: string, file: string): (CardOwner & { hash: string | undefined }) | null {
  const found = FILE.exec(file);
  if (found === null || !isLocale(locale)) return null;
  const [, name = '', id, hash] = found;
  return { locale, name, id, hash };
}
