import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageFrame } from '../ui/page-frame';
import { CategoryDoors } from './category-doors';
import { NotFoundMessage } from './error-message';
import { ErrorView } from './error-view';

/** The 404 page: what happened, and two ways on: search and the category doors. */
export function NotFoundView({ search }: { search: ReactNode }) {
  const t = useTranslations('Error');
  return (
    <>
      <ErrorView status={404} title={t('notFoundTitle')} text={t('notFoundText')} message={<NotFoundMessage />} />
      <PageFrame narrow className="space-y-6">
        {search}
        <CategoryDoors />
      </PageFrame>
    </>
  );
}
