import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { type FieldFault, useFaultWords } from './field-fault';
import { Notice } from './notice';

/** A list of all errors, each with a link to its field. */
export function ErrorSummary({ ref, errors }: { ref: Ref<HTMLDivElement>; errors: readonly FieldFault[] }) {
  const t = useTranslations('Seller');
  const words = useFaultWords();
  return (
    <Notice ref={ref} id="error-summary" title={t('errorTitle')}>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {errors.map((fault) => (
          <li key={fault.field}>
            <a href={`#${fault.field}`} className="font-semibold text-danger underline">
              {words(fault)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
