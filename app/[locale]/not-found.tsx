import { getLocale } from 'next-intl/server';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PlainSearch } from '@/components/search/plain-search';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import { localeRouting } from '../site-url';

/** Next.js sends this with every page, so its search is plain: the search box of the home page would add 5 kB. */
export default async function NotFound() {
  const action = localizedPath(await getLocale(), routePath('search'), localeRouting());
  return <NotFoundView search={<PlainSearch action={action} />} />;
}
