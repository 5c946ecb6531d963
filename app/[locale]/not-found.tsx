import { getLocale } from 'next-intl/server';
import { NotFoundView } from '@/components/layout/not-found-view';
import { localizedPath } from '@/lib/i18n/paths';
import { routePath } from '@/lib/navigation/routes';
import { localeRouting } from '../locale-routing';

export default async function NotFound() {
  return <NotFoundView searchAction={localizedPath(await getLocale(), routePath('search'), localeRouting())} />;
}
