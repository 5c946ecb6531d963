import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { enquiryStep } from '@/lib/analytics/events';
import { FieldGroup } from './field-group';

type Props = { number: number; title: string; hint?: string; children: ReactNode };

/** One of the three steps of the form. */
export function Step({ number, title, hint, children }: Props) {
  const t = useTranslations('Seller');
  const legend = (
    <span className="flex items-start gap-3">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-phprimary font-semibold text-on-primary tabular-nums"
      >
        {number}
      </span>
      <span className="min-w-0">
        <span className="block text-muted text-sm leading-snug">{t('stepOf', { step: number })}</span>
        <span className="block font-semibold text-xl leading-snug">{title}</span>
        {hint ? <span className="mt-1 block text-muted text-sm">{hint}</span> : null}
      </span>
    </span>
  );
  return (
    <FieldGroup legend={legend} startEvent={enquiryStep('seller', number)}>
      {children}
    </FieldGroup>
  );
}
