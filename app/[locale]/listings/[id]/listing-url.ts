import type { Listing } from '@/lib/content/collections';
import type { Locale } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import { absoluteUrl } from '../../../absolute-url';

/** The absolute URL of a listing's page. */
export const listingUrl = ({ id }: Pick<Listing, 'id'>, locale: Locale): string =>
  absoluteUrl(locale, routePath('listing', { id }));
