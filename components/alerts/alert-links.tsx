import { useTranslations } from 'next-intl';
import { type SearchParams, serialiseSearchParams } from 'thai-property-search/params';
import { areAlertsOn, homeAlertPath, searchAlertPath } from '@/lib/alerts/alert-links.server';
import { LinkButton } from '../ui/button';

/** To the form for an alert about a search, if there are alerts. A search without filters has none. */
export function SearchAlertLink({ params }: { params: SearchParams }) {
  const t = useTranslations('Alerts');
  const query = serialiseSearchParams({ ...params, sort: undefined, view: 'list', page: 1 });
  if (query === '' || !areAlertsOn()) return null;
  return (
    <LinkButton href={searchAlertPath(query)} prefetch={false} variant="secondary" size="small" className="shrink-0">
      {t('open')}
    </LinkButton>
  );
}

export function HomeAlertLink({ id }: { id: string }) {
  const t = useTranslations('Alerts');
  return areAlertsOn() ? (
    <p className="mt-4 print:hidden">
      <LinkButton href={homeAlertPath(id)} prefetch={false} variant="secondary" size="small">
        {t('openHome')}
      </LinkButton>
    </p>
  ) : null;
}
