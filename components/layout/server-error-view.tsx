'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DEFAULT_ERROR_STATUS, ERROR_MESSAGES } from '@/lib/config/error-messages';
import { SITE } from '@/lib/config/site';
import { formatThaiPhone } from '@/lib/i18n/numbers';
import { buttonClass, LinkButton } from '../ui/button';
import { useSite } from '../ui/navigation';
import { ErrorView } from './page-frame';

export function ServerErrorView({ digest, retry }: { digest?: string; retry?: ReactNode }) {
  const t = useTranslations('Error');
  const { locale } = useSite();
  return (
    <ErrorView
      status={DEFAULT_ERROR_STATUS}
      title={t('serverTitle')}
      text={t('serverText')}
      message={
        // The server adds the request id to this text. It is unknown at render time.
        <code lang="en" suppressHydrationWarning>
          {[ERROR_MESSAGES.server, digest].filter(Boolean).join(' ')}
        </code>
      }
    >
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        {retry}
        <a href={`tel:${SITE.phone}`} className={buttonClass('secondary')}>
          {formatThaiPhone(SITE.phone, locale)}
        </a>
        <LinkButton href="/" variant="quiet">
          {t('home')}
        </LinkButton>
      </p>
    </ErrorView>
  );
}
