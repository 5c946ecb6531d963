import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { REFUSAL_MESSAGES } from '@/lib/config/constants';
import { PageFrame } from '../ui/page-frame';
import { CategoryDoors } from './category-doors';
import { NotFoundMessage } from './error-message';
import { ErrorView } from './error-view';

/** The page of an address that is missing or refused: what happened, a search, and the category doors. */
export function NotFoundView({
  status = 404,
  search,
}: {
  status?: 404 | keyof typeof REFUSAL_MESSAGES;
  search: ReactNode;
}) {
  const t = useTranslations('Error');
  const refused = useTranslations('Refused');
  const words =
    status === 404
      ? { title: t('notFoundTitle'), text: t('notFoundText'), message: <NotFoundMessage /> }
      : {
          title: refused('title'),
          text: refused('text'),
          message: <code lang="en">{REFUSAL_MESSAGES[status]}</code>,
        };
  return (
    <>
      <ErrorView status={status} {...words} />
      <PageFrame narrow className="space-y-6">
        {search}
        <CategoryDoors />
      </PageFrame>
    </>
  );
}
