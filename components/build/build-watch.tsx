'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { MANIFEST_PREFETCH_DELAY_MS } from '@/lib/config/constants';
import { useSite } from '../ui/site-context';
import { whenIdle } from '../ui/when-idle';
import type { PageBuild } from './follow-build';

/** U2, U3: follows the site's build from a second after the page is the browser's; its code comes only then. */
export function BuildWatch({ build: { id, rules } }: { build: PageBuild }) {
  const router = useRouter();
  const { locale, routing } = useSite();
  // By their values: a page's data brings new objects that say the same.
  const { defaultLocale, prefix } = routing;
  useEffect(() => {
    let stop = () => {};
    let isLeft = false;
    const start = async () => {
      const { followBuild } = await import('./follow-build');
      if (isLeft) return;
      const setting = { locale, routing: { defaultLocale, prefix } };
      stop = followBuild({ id, rules }, setting, (href, { replace, scroll }) =>
        router[replace ? 'replace' : 'push'](href, { scroll }),
      );
    };
    let cancelIdle = () => {};
    const timer = setTimeout(() => {
      // Without it pages go on as they are.
      cancelIdle = whenIdle(() => void start().catch(() => undefined));
    }, MANIFEST_PREFETCH_DELAY_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      cancelIdle();
      stop();
    };
  }, [id, rules, locale, defaultLocale, prefix, router]);
  return null;
}
