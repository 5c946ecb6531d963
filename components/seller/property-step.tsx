import { useTranslations } from 'next-intl';
import { TITLE_DEEDS } from '@/lib/content/listing-choices';
import { PROPERTY_TYPES } from '@/lib/content/property-types';
import { DEED_ANSWERS, MORTGAGE_ANSWERS, SELLER_INTENTS, SIZE_UNITS } from '@/lib/leads/lead-choices';
import { useLeadField } from '../lead/form-state';
import { type Choice, LeadSelect, LeadText } from '../lead/lead-field';
import { Optional } from '../lead/optional';
import { Step } from '../lead/step';
import { RadioGroup } from '../ui/radio-group';
import { PlaceFields } from './place-fields';

/**
 * The size in square metres or, for land, in rai, ngan and square wah. Both are in the HTML, so that choosing a unit
 * works without JavaScript. CSS hides the other one unless it has an error.
 */
function SizeFields() {
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

type DeedAnswer = (typeof DEED_ANSWERS)[number];

function useDeedChoices(): Choice[] {
  const t = useTranslations();
  const isTitle = (deed: DeedAnswer) => TITLE_DEEDS.find((title) => title === deed);
  const label = (deed: DeedAnswer) => {
    const title = isTitle(deed);
    if (title !== undefined) return t(`TitleDeed.${title}`);
    return t(deed === 'other' ? 'Seller.deeds.other' : 'Seller.deeds.unknown');
  };
  return DEED_ANSWERS.map((value) => ({ value, label: label(value) }));
}

export function PropertyStep({ provinces }: { provinces: readonly Choice[] }) {
  const t = useTranslations();
  return (
    <Step number={2} title={t('Seller.property')}>
      <LeadSelect
        name="intent"
        label={t('Seller.intent')}
        options={SELLER_INTENTS.map((value) => ({ value, label: t(`Seller.intents.${value}`) }))}
      />
      <LeadSelect
        name="property_type"
        label={t('Seller.propertyType')}
        options={PROPERTY_TYPES.map((value) => ({ value, label: t(`PropertyType.${value}`) }))}
      />
      <PlaceFields provinces={provinces} />
      <SizeFields />
      <LeadSelect name="title_deed" label={<Optional label={t('Seller.titleDeed')} />} options={useDeedChoices()} />
      <LeadSelect
        name="mortgage"
        label={<Optional label={t('Seller.mortgage')} />}
        options={MORTGAGE_ANSWERS.map((value) => ({ value, label: t(`Seller.mortgages.${value}`) }))}
      />
      <LeadText
        name="asking_price"
        inputMode="numeric"
        autoComplete="off"
        label={<Optional label={t('Seller.askingPrice')} />}
        hint={t('Seller.askingPriceHint')}
      />
    </Step>
  );
}
