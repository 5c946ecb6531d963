import { NextIntlClientProvider, useMessages } from 'next-intl';
import { env } from '@/lib/config/env';
import { ConsentStart } from './consent-start';

/** The question whether we may measure, and what follows from the answer; nothing at all without a tag manager. */
export function Analytics() {
  const { Consent } = useMessages();
  const { GTM_ID } = env();
  if (GTM_ID === undefined) return null;
  return (
    <NextIntlClientProvider messages={{ Consent }}>
      <ConsentStart gtmId={GTM_ID} />
    </NextIntlClientProvider>
  );
}
