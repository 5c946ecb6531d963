import { useTranslations } from 'next-intl';
import { routePath } from '@/lib/navigation/routes';
import { EmptyState } from '../ui/empty-state';

/** Message for a category or a search without results, with a link to all listings. */
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
