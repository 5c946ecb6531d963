'use client';

import { usePathname, useServerInsertedHTML } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { HEAD_SCRIPT } from '@/lib/build/inline-scripts';
import { markLayout, useDeviceLayout, whenIdle } from '../ui/browser';
import { fadeIn } from '../ui/page-fade';
import { useReloadWithoutLayers } from '../ui/use-back-to-close';

/** Copies the router's state to entries of fragment links: without it, going back would change only the URL. */
export function FragmentLinks() {
  useReloadWithoutLayers();
  // In the same task in which the router takes over the history entry, so that no press comes between.
  useLayoutEffect(() => {
    const controller = new AbortController();
    let pressedIn: { href: string; state: unknown } | undefined;
    const remember = () => {
      pressedIn = { href: location.href, state: history.state };
    };
    const adopt = ({ oldURL }: HashChangeEvent) => {
      if (history.state === null && pressedIn?.href === oldURL) history.replaceState(pressedIn.state, '');
    };
    // A press just before this may open its entry just after.
    remember();
    window.addEventListener('click', remember, { capture: true, signal: controller.signal });
    window.addEventListener('hashchange', adopt, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  return null;
}

export function DeviceLayoutMark() {
  useDeviceLayout();
  useLayoutEffect(() => {
    // A switch of language replaces the html element, so set the attribute again.
    if (document.documentElement.dataset.layout === undefined) markLayout();
  }, []);
  return null;
}

/** Module state, because a switch of language remounts everything. */
let previousPath: string | null = null;

/** Moves focus to the content of a new page, as a full load would, and fades it in. The router leaves it on the link. */
export function PageFocus() {
  const pathname = usePathname();
  useLayoutEffect(() => {
    const main = document.getElementById('content');
    if (main !== null && previousPath !== null && previousPath !== pathname) {
      main.focus({ preventScroll: true });
      fadeIn(main);
    }
    previousPath = pathname;
  }, [pathname]);
  return null;
}

/**
 * After the first scroll, lays out what a new page has skipped, one part per idle moment: going back restores the scroll
 * position in pixels, so that every height above it must be exact.
 */
export function LazyLayout() {
  useEffect(() => {
    const root = document.documentElement;
    let cancel = () => {};
    const layOutNext = () => {
      const part = document.querySelector<HTMLElement>('html[data-lazy-layout] .lazy-layout:not([style])');
      if (part === null) return root.removeAttribute('data-lazy-layout');
      part.style.contentVisibility = 'visible';
      cancel = whenIdle(layOutNext);
    };
    const controller = new AbortController();
    if (window.scrollY > 0) layOutNext();
    else window.addEventListener('scroll', layOutNext, { once: true, signal: controller.signal });
    return () => {
      cancel();
      controller.abort();
      root.removeAttribute('data-lazy-layout');
    };
  }, []);
  return null;
}

export function FirstPaintScript() {
  const written = useRef(false);
  useEffect(() => {
    // In a later task, because the effects of the page add the listeners that a press may need.
    const timer = setTimeout(() => window.replayPresses?.());
    return () => clearTimeout(timer);
  }, []);
  useServerInsertedHTML(() => {
    // Bundlers evaluate this condition and remove the script from the client bundle.
    if (typeof window !== 'undefined' || written.current) return null;
    written.current = true;
    return <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />;
  });
  return null;
}
