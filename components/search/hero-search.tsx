import { useTranslations } from 'next-intl';
import { DEALS } from 'thai-property-search/listing-choices';
import { formatBaht } from '@/lib/i18n/numbers';
import { routePath } from '@/lib/navigation/routes';
import type { Example } from '@/lib/search/examples.server';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { LocalLink } from '../ui/navigation';
import { OnlineForm } from './online-form';
import { QueryField } from './search-fields';
import { searchPath } from './search-path';

type Props = { action: string; examples?: readonly Example[]; payments?: readonly number[] };

export function HeroSearch({ action, examples = [], payments = [] }: Props) {
  const t = useTranslations('Search');
  return (
    <OnlineForm action={action} role="search" aria-label={t('formLabel')} className="hero-search">
      <WantedTabs hasPayments={payments.length > 0} />
      <div className="hero-words">
        <QueryField />
        <Button type="submit" size="large">
          <Icon name="search" />
          {t('submit')}
        </Button>
      </div>
      {examples.length > 0 ? <Examples examples={examples} /> : null}
      {payments.length > 0 ? <Payments payments={payments} /> : null}
    </OnlineForm>
  );
}

/** A press on one fills it in. Without JavaScript it is a link to the search. */
function Examples({ examples }: { examples: readonly Example[] }) {
  const t = useTranslations('Suggest');
  return (
    <p className="search-examples">
      {t('try')}
      {examples.map(({ q, search }) => (
        <LocalLink key={searchPath(search)} href={searchPath(search)} prefetch={false} data-example="">
          {q}
        </LocalLink>
      ))}
    </p>
  );
}

/** Buttons and not a field, whose amount would also be sent while another tab is chosen. */
function Payments({ payments }: { payments: readonly number[] }) {
  const t = useTranslations('Search');
  return (
    <fieldset className="payment-choices">
      <legend>{t('paymentMax')}</legend>
      {payments.map((payment) => (
        <button key={payment} type="submit" name="payment_max" value={payment}>
          {formatBaht(payment)}
        </button>
      ))}
    </fieldset>
  );
}

/** At first the search covers both deals, unless the typed words say which. */
export function WantedTabs({ hasPayments = false }: { hasPayments?: boolean }) {
  const t = useTranslations('Search');
  return (
    <fieldset className="wanted-tabs">
      <legend className="sr-only">{t('deal')}</legend>
      <label>
        <input type="radio" name="deal" value="" defaultChecked className="sr-only" />
        {t('wants.any')}
      </label>
      {DEALS.map((deal) => (
        <label key={deal}>
          <input type="radio" name="deal" value={deal} className="sr-only" />
          {t(`wants.${deal}`)}
        </label>
      ))}
      {hasPayments ? (
        <label>
          <input type="radio" name="deal" value="sale" data-monthly="" className="sr-only" />
          {t('wants.monthly')}
        </label>
      ) : null}
      <LocalLink href={routePath('contact-us-for-sell')}>{t('wants.sell')}</LocalLink>
    </fieldset>
  );
}
