'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { type MouseEvent, type ReactNode, Suspense } from 'react';
import type { pressMark } from '@/lib/analytics/site-event';
import { LOCALE_FACTS, localeCookie, localizedPath, otherLocale, splitLocale } from '@/lib/i18n/locales';
import { LocalLink, useNavigateTo, useSite } from '../ui/navigation';

/** How long the position must be stable, and the limit for slow networks. */
const STEADY_MS = 1_000;
const WITHIN_MS = 30_000;

const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'popstate'] as const;

/** L6: the new document may be short at first, and the browser would scroll up. Stops when the visitor interacts. */
function holdScrollPosition(): void {
  const place = window.scrollY;
  const { lang } = document.documentElement;
  const moved = new AbortController();
  for (const move of MOVES) window.addEventListener(move, () => moved.abort(), { passive: true, signal: moved.signal });
  const startedAt = performance.now();
  let steadySince = startedAt;
  const restore = (now: number) => {
    if (moved.signal.aborted) return;
    // If the other language's page is shorter, the closest position is its end.
    const nearest = Math.min(place, document.documentElement.scrollHeight - window.innerHeight);
    if (Math.abs(window.scrollY - nearest) > 1) {
      window.scrollTo({ top: nearest, behavior: 'instant' });
      steadySince = now;
    } else if (document.documentElement.lang === lang) steadySince = now;
    if (now - steadySince > STEADY_MS || now - startedAt > WITHIN_MS) moved.abort();
    else requestAnimationFrame(restore);
  };
  requestAnimationFrame(restore);
}

type Props = { label: string; short: string; mark?: ReturnType<typeof pressMark> };

/** L6: a plain link, so that it works without JavaScript. Sets the cookie only on this explicit choice (L3). */
function SwitchLink({ label, short, mark, search }: Props & { search: string }) {
  const { locale, routing } = useSite();
  const navigateTo = useNavigateTo();
  const target = otherLocale(locale);
  const { path } = splitLocale(usePathname());
  const href = localizedPath(target, path + search, routing);

  const choose = (event: MouseEvent) => {
    document.cookie = localeCookie(target, window.location.protocol === 'https:');
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    holdScrollPosition();
    navigateTo(href + window.location.hash, { replace: true, scroll: false });
  };
  return (
    <a
      href={href}
      hrefLang={LOCALE_FACTS[target].tag}
      lang={LOCALE_FACTS[target].language}
      aria-label={label}
      onClick={choose}
      {...mark}
      className="language-link"
    >
      {short}
    </a>
  );
}

function SwitchLinkWithQuery(props: Props) {
  const search = useSearchParams().toString();
  return <SwitchLink {...props} search={search === '' ? '' : `?${search}`} />;
}

/** A cached page has no query at render time, so the link has no query until hydration. */
export function LanguageSwitch(props: Props) {
  return (
    <Suspense fallback={<SwitchLink {...props} search="" />}>
      <SwitchLinkWithQuery {...props} />
    </Suspense>
  );
}

const sectionOf = (path: string) => path.split('/', 2).join('/');

/** An entry of the header's menu. The current section is marked in the browser, because cached pages have no path. */
export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  const isCurrent = sectionOf(splitLocale(usePathname()).path) === sectionOf(href);
  return (
    <LocalLink href={href} aria-current={isCurrent ? 'true' : undefined} className="menu-link">
      {children}
    </LocalLink>
  );
}
