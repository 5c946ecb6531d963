import { getLocale } from 'next-intl/server';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PlainSearch } from '@/components/search/plain-search';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import { localeRouting } from '../site-url';

/** Next.js sends it with every page, so it is small. Visitors get `error-page/[status]` instead (decision 14). */
export default async function NotFound() {
  const action = localizedPath(await getLocale(), routePath('search'), localeRouting());
  return (
    <NotFoundView>
      <PlainSearch action={action} />
    </NotFoundView>
  );
}
