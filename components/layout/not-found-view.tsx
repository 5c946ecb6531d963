import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ERROR_MESSAGES } from '@/lib/config/constants';
import { PageFrame } from '../ui/page-frame';
import { CategoryCards } from './category-cards';
import { ErrorView } from './error-view';

/**
 * N3: the message of a page that is missing. The page is rendered once for all addresses, and the server writes the
 * message with the path into this element (server/error-pages.ts). Hydration keeps the text of the server.
 */
const NOT_FOUND_MESSAGE = (
  <code lang="en" data-error-message="" suppressHydrationWarning>
    {ERROR_MESSAGES.notFound}
  </code>
);

/** The page of an address that is missing or refused: what happened, a search, and the category cards. */
export function NotFoundView({ status = 404, search }: { status?: number; search: ReactNode }) {
  const t = useTranslations('Error');
  const refused = useTranslations('Refused');
  const words =
    status === 404
      ? { title: t('notFoundTitle'), text: t('notFoundText'), message: NOT_FOUND_MESSAGE }
      : { title: refused('title'), text: refused('text') };
  return (
    <>
      <ErrorView status={status} {...words} />
      <PageFrame narrow className="space-y-6">
        {search}
        <CategoryCards />
      </PageFrame>
    </>
  );
}
