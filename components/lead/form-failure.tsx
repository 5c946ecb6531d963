import { useTranslations } from 'next-intl';
import type { ReactNode, Ref } from 'react';
import type { SendingFault } from '@/lib/leads/form-fault';
import { Notice } from './notice';

type Props = {
  ref?: Ref<HTMLDivElement>;
  fault: SendingFault;
  /** Whether the enquiry had photographs. */
  hadPhotos: boolean;
  channels: ReactNode;
};

/** Says why the enquiry could not be sent, and gives other ways to contact the office. */
export function FormFailure({ ref, fault, hadPhotos, channels }: Props) {
  const t = useTranslations('Seller');
  return (
    <Notice ref={ref} id="form-failure" title={t('failedTitle')}>
      <p className="mt-1">{t(`formErrors.${fault}`)}</p>
      {hadPhotos && fault === 'no-connection' ? <p className="mt-1">{t('withoutPhotos')}</p> : null}
      <p className="mt-1 mb-4">{t('orCall')}</p>
      {channels}
    </Notice>
  );
}
