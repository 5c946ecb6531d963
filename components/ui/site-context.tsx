'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { LocaleRouting } from '@/lib/i18n/paths';

/**
 * Environment settings that the browser needs. They are set at runtime, because one build runs in every environment.
 */
export type SiteSettings = { locale: Locale; routing: LocaleRouting; iconOrigins: readonly string[] };

const SiteContext = createContext<SiteSettings | null>(null);

export function SiteProvider({ settings, children }: { settings: SiteSettings; children: ReactNode }) {
  return <SiteContext value={settings}>{children}</SiteContext>;
}

export function useSite(): SiteSettings {
  const settings = useContext(SiteContext);
  if (settings === null) throw new Error('useSite needs the SiteProvider of app/[locale]/layout.tsx.');
  return settings;
}
