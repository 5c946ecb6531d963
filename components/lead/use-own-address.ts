'use client';

import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { localizedPath } from '@/lib/i18n/paths';
import type { LeadFormValues } from '@/lib/leads/lead-form';
import { formPath } from '@/lib/navigation/lead-paths';
import { useSite } from '../ui/site-context';

/**
 * Replaces the URL of a form sent without JavaScript, which is shown at its endpoint's URL. That URL cannot be reloaded
 * and has no version in the other language.
 */
export function useOwnAddress(given: LeadFormValues | undefined): void {
  const locale = useLocale();
  const { routing } = useSite();
  const address = given === undefined ? undefined : localizedPath(locale, formPath(given), routing);
  useEffect(() => {
    if (address === undefined) return;
    // The router listens to history changes from an effect that runs after those of its pages. With `null` as the
    // state, the router writes its own state and updates the links of the page.
    const timer = setTimeout(() => window.history.replaceState(null, '', address));
    return () => clearTimeout(timer);
  }, [address]);
}
