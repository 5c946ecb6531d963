import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import type { LeadFormError } from '@/lib/leads/lead-form';

/** All faults in one place, each a link to its field. */
export function ErrorSummary({ ref, errors }: { ref: Ref<HTMLDivElement>; errors: readonly LeadFormError[] }) {
  const t = useTranslations('Seller');
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      aria-labelledby="error-summary"
      className="scroll-mt-24 rounded-card border-2 border-danger bg-surface p-5"
    >
      <h2 id="error-summary" className="text-xl">
        {t('errorTitle')}
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {errors.map(({ field, code }) => (
          <li key={field}>
            <a href={`#${field}`} className="font-semibold text-danger underline">
              {t(`errors.${code}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
