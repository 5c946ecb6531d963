import { useTranslations } from 'next-intl';
import { enquiryStep } from '@/lib/analytics/events';
import { LISTING_KINDS } from '@/lib/leads/lead-choices';
import { FieldGroup } from '../lead/field-group';
import { useLeadField } from '../lead/form-state';
import { type Choice, LeadTextArea } from '../lead/lead-field';
import { Optional } from '../lead/optional';
import { RadioGroup } from '../ui/radio-group';
import { ViewingFields } from './viewing-fields';

/** The question, or an optional remark for a viewing. One field, whose label depends on the selected kind. */
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

/**
 * The kind of enquiry and its fields. All fields are in the HTML, so that choosing works without JavaScript; CSS hides
 * those that do not apply.
 */
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
