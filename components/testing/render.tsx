import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext, SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import english from '@/messages/en-us.json';
import thai from '@/messages/th-th.json';
import { SiteProvider } from '../ui/navigation';

export const MESSAGES = { 'en-us': english, 'th-th': thai } as const;

const ROUTING = { defaultLocale: 'en-us', prefix: 'always' } as const;

type PageProps = { router: AppRouterInstance; locale: Locale; url: string; children: ReactNode };

/** Wraps a page in the router, messages and site settings of the root layout. */
function Page({ router, locale, url, children }: PageProps) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return (
    <AppRouterContext value={router}>
      <PathnameContext value={pathname}>
        <SearchParamsContext value={searchParams}>
          <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="Asia/Bangkok">
            <SiteProvider settings={{ locale, routing: ROUTING, iconOrigins: [] }}>{children}</SiteProvider>
          </NextIntlClientProvider>
        </SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>
  );
}

const recordingRouter = () =>
  ({
    push: vi.fn(),
    replace: vi.fn(),
    refresh: vi.fn(),
    prefetch: vi.fn(),
    back: vi.fn(),
    forward: vi.fn(),
    experimental_gesturePush: vi.fn(),
    bfcacheId: '',
  }) satisfies AppRouterInstance;

/** An element with the markup of a server. */
function withMarkup(markup: string): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = markup;
  return container;
}

/**
 * Renders a component as a page of the site does. `url` is the path and query of that page. With `markup`, React
 * hydrates what the server has sent. Returns Testing Library's result, a user for typing and clicking, and a router that records its calls.
 */
export function renderOnPage(
  ui: ReactNode,
  { locale = 'en-us', url = '/en-us', markup }: { locale?: Locale; url?: string; markup?: string } = {},
) {
  const router = recordingRouter();
  const onPage = (children: ReactNode) => (
    <Page router={router} locale={locale} url={url}>
      {children}
    </Page>
  );
  const { rerender, ...rendered } = render(onPage(ui), {
    ...(markup === undefined ? {} : { container: withMarkup(markup), hydrate: true }),
  });
  return {
    ...rendered,
    rerender: (next: ReactNode) => rerender(onPage(next)),
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    router,
  };
}
