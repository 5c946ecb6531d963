import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ERROR_MESSAGES } from '@/lib/config/error-messages';
import { routePath } from '@/lib/navigation/routes';
import { EmptyState } from '../ui/text';
import { ErrorView, PageFrame } from './page-frame';

/** N3: rendered once for all URLs. server/error-pages.ts writes the path into it, and hydration keeps that text. */
const NOT_FOUND_MESSAGE = (
  <code lang="en" data-error-message="" suppressHydrationWarning>
    {ERROR_MESSAGES.notFound}
  </code>
);

export function NotFoundView({ status = 404, children }: { status?: number; children: ReactNode }) {
  const t = useTranslations('Error');
  const refused = useTranslations('Refused');
  const texts =
    status === 404
      ? { title: t('notFoundTitle'), text: t('notFoundText'), message: NOT_FOUND_MESSAGE }
      : { title: refused('title'), text: refused('text') };
  return (
    <>
      <ErrorView status={status} {...texts} />
      <PageFrame width="narrow" className="space-y-6">
        {children}
      </PageFrame>
    </>
  );
}

export function EmptyCategory({ namespace }: { namespace: 'Category' | 'Search' }) {
  const t = useTranslations(namespace);
  return (
    <EmptyState
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={{ href: routePath('properties', { page: 1 }), label: t('emptyAction') }}
    />
  );
}
