'use client';

import { useEffect } from 'react';

/**
 * Copies the router's state to history entries of fragment links, which have none. Without it, going back to such an
 * entry would change the URL but not the page. The page is the same, so the state of the previous entry is right.
 */
export function FragmentLinks() {
  useEffect(() => {
    const controller = new AbortController();
    let pressedIn: { href: string; state: unknown } | undefined;
    const remember = () => {
      pressedIn = { href: location.href, state: history.state };
    };
    const adopt = ({ oldURL }: HashChangeEvent) => {
      if (history.state === null && pressedIn?.href === oldURL) history.replaceState(pressedIn.state, '');
    };
    window.addEventListener('click', remember, { capture: true, signal: controller.signal });
    window.addEventListener('hashchange', adopt, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  return null;
}
