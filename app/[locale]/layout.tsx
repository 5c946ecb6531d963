import '../globals.css';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { NextIntlClientProvider, useMessages } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ConsentStart, EventWatch } from '@/components/analytics/analytics-start';
import { BuildWatch } from '@/components/build/build-watch';
import { ContactWidget } from '@/components/contact/contact-widget';
import { BottomBar } from '@/components/layout/bottom-bar';
import {
  DeviceLayoutMark,
  FirstPaintScript,
  FragmentLinks,
  LazyLayout,
  PageFocus,
} from '@/components/layout/page-effects';
import { FeedHeadLinks, SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { CompareBar } from '@/components/property/compare-bar';
import { StoredListsStyle } from '@/components/saved/saved-in-layout';
import { SiteProvider } from '@/components/ui/navigation';
import { PageNotes } from '@/components/ui/note';
import { areAlertsOn } from '@/lib/alerts/alert-links.server';
import { pageBuild } from '@/lib/build/build-manifest.server';
import { env } from '@/lib/config/env';
import { SITE } from '@/lib/config/site';
import { contactWidgets } from '@/lib/content/published.server';
import type { Messages } from '@/lib/i18n/load-messages';
import { isLocale, LOCALE_FACTS } from '@/lib/i18n/locales';
import { iconHostOrigins } from '@/lib/icons/icon-set';
import { routePath } from '@/lib/navigation/routes';
import { latin, thai } from '../fonts';
import { noneAtBuild } from '../page-params';
import { localeRouting, siteUrl } from '../site-url';

/** Asks for consent to analytics. In development, `debug-overlay.ts` shows the events without a tag manager. */
function Analytics() {
  const { Consent } = useMessages();
  const { GTM_ID } = env();
  if (GTM_ID === undefined) return process.env.NODE_ENV === 'development' ? <EventWatch /> : null;
  return (
    <NextIntlClientProvider messages={{ Consent }}>
      <ConsentStart gtmId={GTM_ID} />
    </NextIntlClientProvider>
  );
}

// Ten minutes (specification §9). Must be a literal, because Next.js reads it by static analysis.
export const revalidate = 600;

export const generateStaticParams = noneAtBuild;

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#0b1117' },
  ],
};

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  return {
    metadataBase: new URL(siteUrl()),
    title: { template: `%s · ${SITE.name[locale]}`, default: SITE.name[locale] },
    formatDetection: { telephone: false },
    manifest: `/manifest/${locale}.json`,
  };
}

const browserMessages = ({ Badge, Error: Errors, Price, Saved }: Messages) => ({ Badge, Error: Errors, Price, Saved });

export default async function RootLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale });
  const [messages, widgets, build] = await Promise.all([getMessages({ locale }), contactWidgets(), pageBuild()]);
  const { API_BASE_URL } = env();
  // Omitted and not undefined, because an undefined attribute would be part of the page's data.
  const api = API_BASE_URL === undefined ? {} : { 'data-api': API_BASE_URL };
  return (
    <html
      lang={LOCALE_FACTS[locale].tag}
      className={`${latin.variable} ${thai.variable}`}
      {...api}
      suppressHydrationWarning
    >
      <body className="flex min-h-dvh flex-col">
        {/* Blocks rendering until the header is complete. Its links would otherwise arrive one by one and shift it. */}
        <link rel="expect" href="#below-header" blocking="render" />
        <FirstPaintScript />
        {/* The messages of client-only components. Other client components get theirs as props. */}
        <NextIntlClientProvider locale={locale} messages={browserMessages(messages)}>
          <FeedHeadLinks routing={localeRouting()} />
          <SiteProvider
            settings={{
              locale,
              routing: localeRouting(),
              iconOrigins: iconHostOrigins(env().ICON_HOSTS),
              ...(areAlertsOn() ? { alerts: true } : {}),
            }}
          >
            <a
              href="#content"
              className="fixed top-2 left-2 z-tooltip -translate-y-20 rounded-field bg-surface px-4 py-2 focus:translate-y-0 print:hidden"
            >
              {t('Site.skipToContent')}
            </a>
            {/* Before the page, because page views include the device layout. */}
            <DeviceLayoutMark />
            <LazyLayout />
            {/* Early in the tab order, though it is displayed at the bottom of the window. */}
            <Analytics />
            <SiteHeader />
            <span id="below-header" hidden />
            <main id="content" tabIndex={-1} className="grow outline-none">
              {children}
            </main>
            <PageFocus />
            <FragmentLinks />
            <SiteFooter now={Date.now()} routing={localeRouting()} />
            {/* Before the contact widgets, which open above it. */}
            <CompareBar path={routePath('compare')} />
            <ContactWidget variant="rail" label={t('Contact.label')} fromServer={widgets} />
            <BottomBar contact={<ContactWidget variant="list" label={t('Contact.label')} fromServer={widgets} />} />
            <PageNotes offline={t('Site.offline')} undoLabel={t('Compare.undo')} />
            {build && <BuildWatch build={build} />}
            <StoredListsStyle />
          </SiteProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
