import { useTranslations } from 'next-intl';
import { DAY_PARTS } from '@/lib/leads/lead-choices';
import { Consent } from '../lead/consent';
import { LeadSelect, LeadTextArea } from '../lead/lead-field';
import { Optional } from '../lead/optional';
import { Step } from '../lead/step';
import { DayField } from './day-field';
import { PhotoField } from './photo-field';

/** `exampleDay` is an ISO day in the future. */
export function WishesStep({ exampleDay }: { exampleDay: string }) {
  const t = useTranslations('Seller');
  return (
    <Step number={3} title={t('wishes')}>
      <DayField exampleDay={exampleDay} />
      <LeadSelect
        name="preferred_part"
        label={<Optional label={t('preferredPart')} />}
        none={t('anyTime')}
        options={DAY_PARTS.map((value) => ({ value, label: t(`parts.${value}`) }))}
      />
      <div className="sm:col-span-2">
        <LeadTextArea name="message" label={<Optional label={t('message')} />} hint={t('messageHint')} />
      </div>
      <PhotoField />
      <Consent />
    </Step>
  );
}
