'use client';

import { useTranslations } from 'next-intl';
import { useChunkReload } from '@/components/build/use-chunk-reload';
import { ServerErrorView } from '@/components/layout/server-error-view';
import { buttonClass } from '@/components/ui/button';
import { isChunkFailure } from '@/lib/build/reload-guard';

type Props = { error: Error & { digest?: string }; retry: () => void };

/** E1: the generic variant. Error details stay on the server; the digest identifies them in the log. */
export default function ErrorPage({ error, retry }: Props) {
  const t = useTranslations('Error');
  if (useChunkReload(error)) return null;
  // A failed chunk is only requested again after a reload.
  const onRetry = isChunkFailure(error) ? () => window.location.reload() : retry;
  return (
    <ServerErrorView
      {...(error.digest ? { digest: error.digest } : {})}
      retry={
        <button type="button" onClick={onRetry} className={buttonClass('primary')}>
          {t('retry')}
        </button>
      }
    />
  );
}
