import { useTranslations } from 'next-intl';
import { SIZE_UNITS } from '@/lib/leads/lead-choices';
import { useLeadField } from '../lead/form-state';
import { LeadText } from '../lead/lead-field';
import { Optional } from '../lead/optional';
import { RadioGroup } from '../ui/radio-group';

/**
 * The size in square metres or, for land, in rai, ngan and square wah. Both are in the HTML, so that choosing a unit
 * works without JavaScript. CSS hides the other one unless it has an error.
 */
export function SizeFields() {
  const t = useTranslations('Seller');
  const unit = useLeadField('size_unit');
  return (
    <div className="group/size grid gap-5 sm:col-span-2 sm:grid-cols-2">
      <RadioGroup
        name="size_unit"
        label={<Optional label={t('sizeUnit')} />}
        hint={t('sizeHint')}
        error={unit.error}
        options={SIZE_UNITS.map((value) => ({ value, label: t(`sizeUnits.${value}`) }))}
        defaultValue={unit.value || 'sqm'}
      />
      <div className="group-has-[[value=rai]:checked]/size:not-has-aria-invalid:hidden">
        <LeadText name="size" inputMode="decimal" autoComplete="off" label={t('size')} />
      </div>
      <fieldset className="min-w-0 group-has-[[value=sqm]:checked]/size:not-has-aria-invalid:hidden">
        <legend className="sr-only">{t('land')}</legend>
        <div className="grid h-full grid-cols-3 gap-3">
          {(['rai', 'ngan', 'sqwah'] as const).map((name) => (
            <LeadText key={name} name={name} inputMode="decimal" autoComplete="off" label={t(name)} />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
