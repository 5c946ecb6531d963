import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import type { LeadFormError } from '@/lib/leads/lead-form';
import { Notice } from './notice';

/** All faults in one place, each a link to its field. */
export function ErrorSummary({ ref, errors }: { ref: Ref<HTMLDivElement>; errors: readonly LeadFormError[] }) {
  const t = useTranslations('Seller');
  return (
    <Notice ref={ref} id="error-summary" title={t('errorTitle')}>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {errors.map(({ field, code }) => (
          <li key={field}>
            <a href={`#${field}`} className="font-semibold text-danger underline">
              {t(`errors.${code}`)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
