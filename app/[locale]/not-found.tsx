import { getLocale, getTranslations } from 'next-intl/server';
import { CategoryDoors } from '@/components/layout/category-doors';
import { ErrorView } from '@/components/layout/error-view';
import { NotFoundMessage } from '@/components/layout/not-found-message';
import { HeroSearch } from '@/components/search/hero-search';
import { PageFrame } from '@/components/ui/page-frame';
import { localizedPath } from '@/lib/i18n/paths';
import { routePath } from '@/lib/navigation/routes';
import { localeRouting } from '../locale-routing';

export default async function NotFound() {
  const locale = await getLocale();
  const t = await getTranslations({ locale, namespace: 'Error' });
  return (
    <>
      <ErrorView
        status={t('status', { status: '404' })}
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        message={<NotFoundMessage />}
      />
      <PageFrame className="max-w-3xl space-y-6">
        <HeroSearch action={localizedPath(locale, routePath('search'), localeRouting())} />
        <CategoryDoors />
      </PageFrame>
    </>
  );
}
