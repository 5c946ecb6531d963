import Form from 'next/form';
import { useTranslations } from 'next-intl';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { DealField, PriceField, TypeField, WordsField } from './search-fields';

/** The home page's search box: what, which type, up to how much. */
export function HeroSearch({ action }: { action: string }) {
  const t = useTranslations('Search');
  return (
    <Form
      action={action}
      role="search"
      aria-label={t('formLabel')}
      className="grid gap-3 rounded-card bg-surface p-4 text-font shadow-raised sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto] lg:items-end"
    >
      <div className="sm:col-span-2 lg:col-span-1">
        <WordsField />
      </div>
      <DealField value="sale" />
      <TypeField />
      <div className="sm:col-span-2 lg:col-span-1">
        <PriceField name="price_max" />
      </div>
      <Button type="submit" className="sm:col-span-2 lg:col-span-1">
        <Icon name="search" />
        {t('submit')}
      </Button>
    </Form>
  );
}
