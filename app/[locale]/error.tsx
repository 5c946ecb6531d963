'use client';

import { useTranslations } from 'next-intl';
import { ServerErrorView } from '@/components/layout/server-error-view';
import { buttonClass } from '@/components/ui/button-class';

type Props = { error: Error & { digest?: string }; retry: () => void };

/** E1: the generic variant. What failed stays on the server; the digest finds it in the log. */
export default function ErrorPage({ error, retry }: Props) {
  const t = useTranslations('Error');
  return (
    <ServerErrorView
      {...(error.digest ? { digest: error.digest } : {})}
      retry={
        <button type="button" onClick={retry} className={buttonClass('primary')}>
          {t('retry')}
        </button>
      }
    />
  );
}
