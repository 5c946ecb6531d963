import { NextIntlClientProvider, useMessages } from 'next-intl';
import { env } from '@/lib/config/env';
import { ConsentStart } from './consent-start';
import { EventWatch } from './event-watch';

/**
 * The question whether we may measure, and what follows from the answer; nothing at all without a tag manager, but for who
 * develops the site, and sees what would be told (`debug-overlay.ts`).
 */
export function Analytics() {
  const { Consent } = useMessages();
  const { GTM_ID } = env();
  if (GTM_ID === undefined) return process.env.NODE_ENV === 'development' ? <EventWatch /> : null;
  return (
    <NextIntlClientProvider messages={{ Consent }}>
      <ConsentStart gtmId={GTM_ID} />
    </NextIntlClientProvider>
  );
}
