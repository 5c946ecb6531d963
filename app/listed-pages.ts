import type { Bilingual } from '@/lib/content/documents/fields';
import type { Locale } from '@/lib/i18n/locales';
import { words } from '@/lib/i18n/words';
import { type RouteName, routePath } from '@/lib/navigation/routes';
import type { NamedPage } from '@/lib/seo/structured-data';
import { absoluteUrl } from './absolute-url';

type Titled = { readonly id: string; readonly title: Bilingual };

/** The title and absolute URL of each item's page on a route. */
export const listedPages = (route: RouteName, items: readonly Titled[], locale: Locale): NamedPage[] =>
  items.map(({ id, title }) => ({
    name: words(title, locale).text,
    url: absoluteUrl(locale, routePath(route, { id })),
  }));
