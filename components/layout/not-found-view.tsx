import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ERROR_MESSAGES } from '@/lib/config/constants';
import { PageFrame } from '../ui/page-frame';
import { CategoryCards } from './category-cards';
import { ErrorView } from './error-view';

/**
 * N3: the "not found" message. The page is rendered once for all URLs, and the server writes the message with the path
 * into this element (server/error-pages.ts). Hydration does not replace the server's text.
 */
const NOT_FOUND_MESSAGE = (
  <code lang="en" data-error-message="" suppressHydrationWarning>
    {ERROR_MESSAGES.notFound}
  </code>
);

/** The page for a missing or refused URL: a message, a search form and the category cards. */
export function NotFoundView({ status = 404, search }: { status?: number; search: ReactNode }) {
  const t = useTranslations('Error');
  const refused = useTranslations('Refused');
  const texts =
    status === 404
      ? { title: t('notFoundTitle'), text: t('notFoundText'), message: NOT_FOUND_MESSAGE }
      : { title: refused('title'), text: refused('text') };
  return (
    <>
      <ErrorView status={status} {...texts} />
      <PageFrame narrow className="space-y-6">
        {search}
        <CategoryCards />
      </PageFrame>
    </>
  );
}
