import { useTranslations } from 'next-intl';
import { enquiryStep } from '@/lib/analytics/events';
import { LISTING_KINDS } from '@/lib/leads/lead-choices';
import { FieldGroup } from '../lead/field-group';
import { useLeadField } from '../lead/form-state';
import { type Choice, LeadTextArea } from '../lead/lead-field';
import { Optional } from '../lead/optional';
import { RadioGroup } from '../ui/radio-group';
import { ViewingFields } from './viewing-fields';

/** The question, or what else there is to say of a viewing: one field, named by what was chosen. */
function Message() {
  const t = useTranslations('Enquiry');
  return (
    <LeadTextArea
      name="message"
      label={
        <>
          <span className="group-has-[[value=view]:checked]/enquiry:hidden">{t('question')}</span>
          <span className="hidden group-has-[[value=view]:checked]/enquiry:inline">
            <Optional label={t('remark')} />
          </span>
        </>
      }
      hint={<span className="group-has-[[value=view]:checked]/enquiry:hidden">{t('questionHint')}</span>}
    />
  );
}

/** What is asked for. Everything is in the page, so that it takes no script to choose; what is not needed goes away. */
export function RequestFields({ days }: { days: readonly Choice[] }) {
  const t = useTranslations('Enquiry');
  const kind = useLeadField('kind');
  return (
    <FieldGroup
      legend={<span className="font-semibold text-xl leading-snug">{t('request')}</span>}
      begun={enquiryStep('listing', 1)}
    >
      <div className="sm:col-span-2">
        <RadioGroup
          name="kind"
          label={t('kind')}
          error={kind.error}
          options={LISTING_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          defaultValue={kind.value}
        />
      </div>
      <ViewingFields days={days} />
      <div className="sm:col-span-2">
        <Message />
      </div>
    </FieldGroup>
  );
}
