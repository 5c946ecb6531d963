'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { MANIFEST_PREFETCH_DELAY_MS } from '@/lib/config/constants';
import { useSite } from '../ui/site-context';
import { whenIdle } from '../ui/when-idle';
import type { PageBuild } from './follow-build';

/** U2, U3: watches for a new build, from one second after hydration. Its code also loads only then. */
export function BuildWatch({ build: { id, rules } }: { build: PageBuild }) {
  const router = useRouter();
  const { locale, routing } = useSite();
  // Depend on the values, because each render brings new objects with the same values.
  const { defaultLocale, prefix } = routing;
  useEffect(() => {
    let stop = () => {};
    let isUnmounted = false;
    const start = async () => {
      const { followBuild } = await import('./follow-build');
      if (isUnmounted) return;
      const setting = { locale, routing: { defaultLocale, prefix } };
      stop = followBuild({ id, rules }, setting, (href, { replace, scroll }) =>
        router[replace ? 'replace' : 'push'](href, { scroll }),
      );
    };
    let cancelIdle = () => {};
    const timer = setTimeout(() => {
      // If the import fails, navigation works without it.
      cancelIdle = whenIdle(() => void start().catch(() => undefined));
    }, MANIFEST_PREFETCH_DELAY_MS);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      cancelIdle();
      stop();
    };
  }, [id, rules, locale, defaultLocale, prefix, router]);
  return null;
}
