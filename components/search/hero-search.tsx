import Form from 'next/form';
import { useTranslations } from 'next-intl';
import { PROPERTY_TYPES } from '@/lib/content/property-types';
import { buttonClass } from '../ui/button';
import { Field, inputClass } from '../ui/field';
import { Icon } from '../ui/icon';

/** The home page's search box: what, which type, up to how much. */
export function HeroSearch({ action }: { action: string }) {
  const t = useTranslations();
  return (
    <Form
      action={action}
      role="search"
      aria-label={t('Search.formLabel')}
      className="grid gap-3 rounded-card bg-surface p-4 text-font shadow-raised sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto] lg:items-end"
    >
      <div className="sm:col-span-2 lg:col-span-1">
        <Field id="q" label={t('Search.what')}>
          <input
            id="q"
            name="q"
            type="search"
            maxLength={200}
            placeholder={t('Search.whatPlaceholder')}
            className={inputClass}
          />
        </Field>
      </div>
      <Field id="type" label={t('Search.type')}>
        <select id="type" name="type" className={inputClass}>
          <option value="">{t('Search.anyType')}</option>
          {PROPERTY_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`PropertyType.${type}`)}
            </option>
          ))}
        </select>
      </Field>
      <Field id="price_max" label={t('Search.priceMax')}>
        <input id="price_max" name="price_max" inputMode="numeric" placeholder="฿" className={inputClass} />
      </Field>
      <button type="submit" className={buttonClass('primary', 'sm:col-span-2 lg:col-span-1')}>
        <Icon name="search" />
        {t('Search.submit')}
      </button>
    </Form>
  );
}
