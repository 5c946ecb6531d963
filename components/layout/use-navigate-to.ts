'use client';

import { useRouter } from 'next/navigation';
import { resolveTarget } from '@/lib/navigation/resolve-target';
import { isGuarded } from '../build/navigation-guard';

type Options = { external?: boolean; replace?: boolean; scroll?: boolean };

/**
 * N2: the one way for code to send the visitor elsewhere. An outside address needs `external`; script protocols never
 * pass. `replace` leaves no step back, `scroll: false` keeps the place on the page.
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
