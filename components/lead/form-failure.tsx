import { useTranslations } from 'next-intl';
import type { ReactNode, Ref } from 'react';
import type { SendingFault } from '@/lib/leads/form-fault';

type Props = { ref?: Ref<HTMLDivElement>; fault: SendingFault; channels: ReactNode };

/** Why the enquiry did not go off, and how else to reach us. */
export function FormFailure({ ref, fault, channels }: Props) {
  const t = useTranslations('Seller');
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      aria-labelledby="form-failure"
      className="scroll-mt-24 rounded-card border-2 border-danger bg-surface p-5"
    >
      <h2 id="form-failure" className="text-xl">
        {t('failedTitle')}
      </h2>
      <p className="mt-1">{t(`formErrors.${fault}`)}</p>
      <p className="mt-1 mb-4">{t('orCall')}</p>
      {channels}
    </div>
  );
}
