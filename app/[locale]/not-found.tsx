import { getLocale } from 'next-intl/server';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PlainSearch } from '@/components/search/plain-search';
import { localizedPath } from '@/lib/i18n/paths';
import { routePath } from '@/lib/navigation/routes';
import { localeRouting } from '../locale-routing';

/** Next sends this with every page, scripts and all: 5 kB where the search box of the home page stood in it. */
export default async function NotFound() {
  const action = localizedPath(await getLocale(), routePath('search'), localeRouting());
  return <NotFoundView search={<PlainSearch action={action} />} />;
}
