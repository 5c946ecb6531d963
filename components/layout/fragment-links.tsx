'use client';

import { useEffect } from 'react';

/**
 * A link within the page makes an entry of the history without the router's own state, and going back to such an entry
 * would change the address alone. It gets the state of the entry that it was pressed in: the page is the same.
 */
export function FragmentLinks() {
  useEffect(() => {
    const done = new AbortController();
    let pressedIn: { href: string; state: unknown } | undefined;
    const remember = () => {
      pressedIn = { href: location.href, state: history.state };
    };
    const adopt = ({ oldURL }: HashChangeEvent) => {
      if (history.state === null && pressedIn?.href === oldURL) history.replaceState(pressedIn.state, '');
    };
    window.addEventListener('click', remember, { capture: true, signal: done.signal });
    window.addEventListener('hashchange', adopt, { signal: done.signal });
    return () => done.abort();
  }, []);
  return null;
}
