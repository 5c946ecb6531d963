import { useTranslations } from 'next-intl';
import { TITLE_DEEDS } from '@/lib/content/listing-choices';
import { PROPERTY_TYPES } from '@/lib/content/property-types';
import { DEED_ANSWERS, MORTGAGE_ANSWERS, SELLER_INTENTS } from '@/lib/leads/lead-choices';
import { type Choice, LeadSelect, LeadText } from '../lead/lead-field';
import { Optional } from '../lead/optional';
import { Step } from '../lead/step';
import { PlaceFields } from './place-fields';
import { SizeFields } from './size-fields';

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
