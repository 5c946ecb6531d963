import { useTranslations } from 'next-intl';
import { ErrorView } from '@/components/layout/page-frame';
import { LocalLink } from '@/components/ui/navigation';
import { routePath } from '@/lib/navigation/routes';

/** Next.js sends it with every page, so it is small. Visitors get `error-page/[status]` instead (decision 14). */
export default function NotFound() {
  const t = useTranslations();
  return (
    <ErrorView status={404} title={t('Error.notFoundTitle')} text={t('Error.notFoundText')}>
      <LocalLink href={routePath('search')}>{t('Menu.search')}</LocalLink>
    </ErrorView>
  );
}
