import { useTranslations } from 'next-intl';
import { Button } from '../ui/button';
import { Field, inputClass } from '../ui/field';
import { Icon } from '../ui/icon';

const ID = 'plain-q';

/** A one-field search form without client components, because every page includes it and few visitors see it. */
export function PlainSearch({ action }: { action: string }) {
  const t = useTranslations('Search');
  return (
    <search aria-label={t('formLabel')}>
      <form
        action={action}
        className="rounded-card bg-surface p-4 text-font shadow-raised md:flex md:items-end md:gap-3 md:p-5"
      >
        <div className="grow">
          <Field id={ID} label={t('what')}>
            <input
              id={ID}
              name="q"
              type="search"
              maxLength={200}
              placeholder={t('whatPlaceholder')}
              autoComplete="off"
              className={inputClass}
            />
          </Field>
        </div>
        <Button type="submit" className="max-md:mt-3 max-md:w-full">
          <Icon name="search" />
          {t('submit')}
        </Button>
      </form>
    </search>
  );
}
