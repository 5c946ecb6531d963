'use client';

import NextLink from 'next/link';
import { useRouter } from 'next/navigation';
import { type ComponentProps, createContext, type ReactNode, useContext, useRef } from 'react';
import type { Navigation } from '@/lib/build/build-manifest';
import { resolveTarget } from '@/lib/content/address-scheme';
import { isSavingData } from '@/lib/http/network-information';
import { type Locale, type LocaleRouting, localizedPath } from '@/lib/i18n/locales';
import { showPending } from './pending-link';
import { afterLayers, hasLayers } from './use-back-to-close';

/** Settings of the environment. The page passes them at runtime, because one build runs in every environment. */
export type SiteSettings = {
  locale: Locale;
  routing: LocaleRouting;
  iconOrigins: readonly string[];
  /** Whether visitors can subscribe to alerts, in any channel. */
  alerts?: true;
};

const SiteContext = createContext<SiteSettings | null>(null);

export function SiteProvider({ settings, children }: { settings: SiteSettings; children: ReactNode }) {
  return <SiteContext value={settings}>{children}</SiteContext>;
}

export function useSite(): SiteSettings {
  const settings = useContext(SiteContext);
  if (settings === null) throw new Error('useSite needs the SiteProvider of app/[locale]/layout.tsx.');
  return settings;
}

type RouterNavigation = Navigation & { readonly replace: boolean };

type Guard = (navigation: RouterNavigation) => boolean;

let guard: Guard | undefined;

/** `next` returns true if it handles a navigation. Returns a function that removes it. */
export function setNavigationGuard(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

export const isGuarded: Guard = (navigation) => guard?.(navigation) ?? false;

/** Closes what is open on the page, and navigates then. Returns a promise if that takes a moment. */
function useRouterNavigation(): (navigation: RouterNavigation) => Promise<void> | undefined {
  const router = useRouter();
  return (navigation) =>
    afterLayers(() => {
      const { href, replace, scroll } = navigation;
      if (!isGuarded(navigation)) router[replace ? 'replace' : 'push'](href, { scroll });
    });
}

/** For links and forms that navigate by themselves: returns true if they must not, because this does it. */
function useTakeOver(): Guard {
  const navigate = useRouterNavigation();
  return (navigation) => {
    if (!hasLayers()) return isGuarded(navigation);
    void navigate(navigation);
    return true;
  };
}

type Props = Omit<ComponentProps<typeof NextLink>, 'href' | 'onNavigate'> & { href: string };

/** A link to a page of this site. `href` is a path without locale. Prefetched if the connection allows it (U5). */
export function LocalLink({ href, prefetch, onClick, ...props }: Props) {
  const { locale, routing } = useSite();
  const target = localizedPath(locale, href, routing);
  const { replace = false, scroll = true } = props;
  const takeOver = useTakeOver();
  const pressed = useRef<HTMLAnchorElement>(null);
  return (
    <NextLink
      {...props}
      href={target}
      prefetch={isSavingData() ? false : prefetch}
      onClick={(event) => {
        pressed.current = event.currentTarget;
        onClick?.(event);
      }}
      onNavigate={(event) => {
        if (pressed.current !== null) showPending(pressed.current, target);
        if (takeOver({ href: target, replace, scroll })) event.preventDefault();
      }}
    />
  );
}

type Options = { external?: boolean; replace?: boolean; scroll?: boolean };

/** N2: the only way for code to navigate. Throws what `resolveTarget` throws, for example for a script protocol. */
export function useNavigateTo(): (url: string, options?: Options) => Promise<void> | undefined {
  const navigate = useRouterNavigation();
  return (url, { external = false, replace = false, scroll = true } = {}) => {
    const target = resolveTarget(url, { external });
    if (!target.external) return navigate({ href: target.href, replace, scroll });
    window.location[replace ? 'replace' : 'assign'](target.href);
    return undefined;
  };
}
