import { NextIntlClientProvider, useMessages } from 'next-intl';
import { env } from '@/lib/config/env';
import { ConsentStart } from './consent-start';
import { EventWatch } from './event-watch';

/**
 * Asks for consent to analytics and applies the answer. Renders nothing if no tag manager is configured, except in
 * development, where `debug-overlay.ts` can show the events.
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
