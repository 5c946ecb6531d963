'use client';

import { useRouter } from 'next/navigation';
import { resolveTarget } from '@/lib/navigation/resolve-target';
import { isGuarded } from '../build/navigation-guard';

type Options = { external?: boolean; replace?: boolean; scroll?: boolean };

/**
 * N2: the only way for code to navigate. An external URL needs `external`; script protocols are always rejected.
 * `replace` replaces the history entry. `scroll: false` keeps the scroll position.
 * @throws see `resolveTarget`
 */
export function useNavigateTo(): (url: string, options?: Options) => void {
  const router = useRouter();
  return (url, { external = false, replace = false, scroll = true } = {}) => {
    const target = resolveTarget(url, { external });
    if (target.external) window.location[replace ? 'replace' : 'assign'](target.href);
    else if (!isGuarded({ href: target.href, replace, scroll }))
      router[replace ? 'replace' : 'push'](target.href, { scroll });
  };
}
