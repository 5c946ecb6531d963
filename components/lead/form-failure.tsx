import { useTranslations } from 'next-intl';
import type { ReactNode, Ref } from 'react';
import type { SendingFault } from '@/lib/leads/form-fault';
import { Notice } from './notice';

type Props = { ref?: Ref<HTMLDivElement>; fault: SendingFault; channels: ReactNode };

/** Why the enquiry did not go off, and how else to reach us. */
export function FormFailure({ ref, fault, channels }: Props) {
  const t = useTranslations('Seller');
  return (
    <Notice ref={ref} id="form-failure" title={t('failedTitle')}>
      <p className="mt-1">{t(`formErrors.${fault}`)}</p>
      <p className="mt-1 mb-4">{t('orCall')}</p>
      {channels}
    </Notice>
  );
}
