'use client';

import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { localizedPath } from '@/lib/i18n/paths';
import type { LeadFormValues } from '@/lib/leads/lead-form';
import { formPath } from '@/lib/navigation/lead-paths';
import { useSite } from '../ui/site-context';

/**
 * A form that was sent without scripts came back under the address of its endpoint, which has no other language and
 * nothing to load again. Once scripts run it stands under its own.
 */
export function useOwnAddress(given: LeadFormValues | undefined): void {
  const locale = useLocale();
  const { routing } = useSite();
  const address = given === undefined ? undefined : localizedPath(locale, formPath(given), routing);
  useEffect(() => {
    if (address === undefined) return;
    // The router follows the history from an effect of its own on, which comes after those of its pages. Without a state
    // of ours it writes its own, and tells the links of the page.
    const timer = setTimeout(() => window.history.replaceState(null, '', address));
    return () => clearTimeout(timer);
  }, [address]);
}
