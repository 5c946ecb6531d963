import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { REFUSAL_MESSAGES } from '@/lib/config/constants';
import { PageFrame } from '../ui/page-frame';
import { CategoryDoors } from './category-doors';
import { NotFoundMessage } from './error-message';
import { ErrorView } from './error-view';

/** The page of an address where nothing is: what happened, and two ways on: search and the category doors. */
export function NotFoundView({
  status = 404,
  search,
}: {
  status?: 404 | keyof typeof REFUSAL_MESSAGES;
  search: ReactNode;
}) {
  const t = useTranslations('Error');
  const words = status === 404 ? 'notFound' : 'refused';
  const message = status === 404 ? <NotFoundMessage /> : <code lang="en">{REFUSAL_MESSAGES[status]}</code>;
  return (
    <>
      <ErrorView status={status} title={t(`${words}Title`)} text={t(`${words}Text`)} message={message} />
      <PageFrame narrow className="space-y-6">
        {search}
        <CategoryDoors />
      </PageFrame>
    </>
  );
}
