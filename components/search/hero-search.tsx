import { useTranslations } from 'next-intl';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { DealChoice } from './deal-choice';
import { OnlineForm } from './online-form';
import { PriceField, TypeField } from './search-fields';
import { WordsField } from './words-field';

/** The search box of the home page: buy or rent, words, type and maximum price. */
export function HeroSearch({ action }: { action: string }) {
  const t = useTranslations('Search');
  return (
    <OnlineForm
      action={action}
      role="search"
      aria-label={t('formLabel')}
      className="rounded-card bg-surface p-4 text-font shadow-raised md:p-5"
    >
      <DealChoice />
      <div className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-[2fr_1fr_1fr_9rem] lg:items-end">
        <div className="max-lg:col-span-2">
          <WordsField />
        </div>
        <TypeField />
        <PriceField name="price_max" />
        <Button type="submit" className="max-lg:col-span-2">
          <Icon name="search" />
          {t('submit')}
        </Button>
      </div>
    </OnlineForm>
  );
}
