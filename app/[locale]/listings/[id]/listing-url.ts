import type { Listing } from '@/lib/content/collections';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { routePath } from '@/lib/navigation/routes';
import { localeRouting } from '../../../locale-routing';
import { siteUrl } from '../../../site-url';

/** The absolute address of a home's page. */
export const listingUrl = ({ id }: Pick<Listing, 'id'>, locale: Locale): string =>
  siteUrl() + localizedPath(locale, routePath('listing', { id }), localeRouting());
