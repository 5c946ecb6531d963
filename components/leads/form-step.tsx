import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { enquiryStep } from '@/lib/analytics/events';
import type { LeadField } from '@/lib/leads/lead-form';
import { Button } from '../ui/button';
import { FieldGroup, useFormState } from './lead-field';
import { headingId, LAST_STEP } from './use-steps';

const WIDTHS = ['w-1/4', 'w-1/2', 'w-3/4', 'w-full'];

type FormStepProps = { number: number; step: number; title: string; hint?: string; children: ReactNode };

/** One screen of the form. Without JavaScript all steps are below each other. */
export function FormStep({ number, step, title, hint, children }: FormStepProps) {
  const t = useTranslations('Seller');
  const legend = (
    <>
      <span aria-hidden="true" className="mb-3 block h-1.5 rounded-full bg-line noscript:hidden">
        <span className={`block h-full rounded-full bg-phprimary ${WIDTHS[number - 1]}`} />
      </span>
      <span className="block text-muted text-sm">{t('stepOf', { step: number, steps: LAST_STEP })}</span>
      <h2 id={headingId(number)} tabIndex={-1} className="scroll-mt-16 text-xl outline-none">
        {title}
      </h2>
      {hint ? <span className="mt-1 block text-muted text-sm">{hint}</span> : null}
    </>
  );
  return (
    <div className={number === step ? '' : 'hidden noscript:block'}>
      <FieldGroup legend={legend} startEvent={enquiryStep('seller', number)}>
        {children}
      </FieldGroup>
    </div>
  );
}

type MoreFieldsProps = { title: string; fields: readonly LeadField[]; children: ReactNode };

/** Fields that few visitors fill in. They open if one has an error. */
export function MoreFields({ title, fields, children }: MoreFieldsProps) {
  const { errors } = useFormState();
  const isFaulty = errors.some(({ field }) => fields.includes(field));
  return (
    <details open={isFaulty || undefined} className="fold sm:col-span-2">
      <summary>{title}</summary>
      <div className="grid gap-5 py-3 sm:grid-cols-2">{children}</div>
    </details>
  );
}

type StepButtonsProps = { step: number; onBack: () => void; onSkip: () => void };

export function StepButtons({ step, onBack, onSkip }: StepButtonsProps) {
  const t = useTranslations('Seller');
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 noscript:hidden">
      {step === 1 ? null : (
        <Button variant="quiet" className="-ml-3.5" onClick={onBack}>
          {t('previousStep')}
        </Button>
      )}
      {step === 2 ? (
        <Button variant="quiet" className="-mr-3.5" onClick={onSkip}>
          {t('skipPhotos')}
        </Button>
      ) : null}
    </div>
  );
}

/** The button that sends the form without JavaScript leads to the next step with it. */
export function NextLabel() {
  const t = useTranslations('Seller');
  return (
    <>
      <span className="noscript:hidden">{t('nextStep')}</span>
      <span className="hidden noscript:inline">{t('submit')}</span>
    </>
  );
}
