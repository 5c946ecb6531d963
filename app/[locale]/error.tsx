'use client';

import { useTranslations } from 'next-intl';
import { ErrorView } from '@/components/layout/error-view';
import { buttonClass } from '@/components/ui/button';
import { LocalLink } from '@/components/ui/local-link';
import { DEFAULT_ERROR_STATUS, ERROR_MESSAGES } from '@/lib/config/constants';
import { SITE } from '@/lib/config/site';

type Props = { error: Error & { digest?: string }; retry: () => void };

/** E1: the generic variant. What failed stays on the server; the digest finds it in the log. */
export default function ErrorPage({ error, retry }: Props) {
  const t = useTranslations('Error');
  return (
    <ErrorView
      status={t('status', { status: String(DEFAULT_ERROR_STATUS) })}
      title={t('serverTitle')}
      text={t('serverText')}
      message={[ERROR_MESSAGES.server, error.digest].filter(Boolean).join(' ')}
    >
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        <button type="button" onClick={retry} className={buttonClass('primary')}>
          {t('retry')}
        </button>
        <a href={`tel:${SITE.phone}`} className={buttonClass('secondary')}>
          {SITE.phone}
        </a>
        <LocalLink href="/" className={buttonClass('quiet')}>
          {t('home')}
        </LocalLink>
      </p>
    </ErrorView>
  );
}
