'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { MANIFEST_PREFETCH_DELAY_MS } from '@/lib/config/constants';
import { whenIdle } from '../ui/browser';
import { useSite } from '../ui/navigation';
import type { PageBuild } from './follow-build';

/** U2, U3: starts, and loads its code, one second after hydration. */
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
