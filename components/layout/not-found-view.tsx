import { useTranslations } from 'next-intl';
import { HeroSearch } from '../search/hero-search';
import { PageFrame } from '../ui/page-frame';
import { CategoryDoors } from './category-doors';
import { NotFoundMessage } from './error-message';
import { ErrorView } from './error-view';

/** The 404 page: what happened, and two ways on: search and the category doors. */
export function NotFoundView({ searchAction }: { searchAction: string }) {
  const t = useTranslations('Error');
  return (
    <>
      <ErrorView status={404} title={t('notFoundTitle')} text={t('notFoundText')} message={<NotFoundMessage />} />
      <PageFrame narrow className="space-y-6">
        <HeroSearch action={searchAction} />
        <CategoryDoors />
      </PageFrame>
    </>
  );
}
