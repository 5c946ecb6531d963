import { useTranslations } from 'next-intl';
import { DAY_PARTS } from '@/lib/leads/lead-choices';
import { type Choice, LeadSelect } from '../lead/lead-field';
import { Optional } from '../lead/optional';

/** The preferred day of a viewing and an alternative. Hidden for a question. */
export function ViewingFields({ days }: { days: readonly Choice[] }) {
  const t = useTranslations();
  const parts = DAY_PARTS.map((value) => ({ value, label: t(`Seller.parts.${value}`) }));
  return (
    <fieldset className="min-w-0 group-has-[[value=ask]:checked]/enquiry:hidden sm:col-span-2">
      <legend className="mb-3 w-full border-line border-b pb-1 font-semibold">{t('Enquiry.times')}</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <LeadSelect name="preferred_date" label={t('Enquiry.bestDay')} none={t('Enquiry.chooseDay')} options={days} />
        <LeadSelect
          name="preferred_part"
          label={<Optional label={t('Seller.preferredPart')} />}
          none={t('Seller.anyTime')}
          options={parts}
        />
        <LeadSelect
          name="other_date"
          label={<Optional label={t('Enquiry.otherDay')} />}
          none={t('Enquiry.noOtherDay')}
          options={days}
        />
        <LeadSelect
          name="other_part"
          label={<Optional label={t('Enquiry.otherPart')} />}
          none={t('Seller.anyTime')}
          options={parts}
        />
      </div>
    </fieldset>
  );
}
