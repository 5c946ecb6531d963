import { useEffect, useEffectEvent } from 'react';

const BACK_WITHIN_MS = 3_000;

type Close = () => void;

type LayeredPage = {
  readonly withoutLayers: { readonly href: string; readonly top: number };
  depth: number;
  href: string;
  state: object;
};

let openLayers: Close[] = [];
let layeredPage: LayeredPage | null = null;
const waiting: (() => void)[] = [];
let backTimer: ReturnType<typeof setTimeout> | undefined;

const currentDepth = (): number => history.state?.layers ?? 0;

function withDepth(depth: number): object {
  return { ...history.state, layers: depth };
}

function stopWaitingForBack(): void {
  clearTimeout(backTimer);
  backTimer = undefined;
}

function goBack(steps: number): void {
  backTimer = setTimeout(() => {
    stopWaitingForBack();
    history.replaceState(withDepth(0), '');
    settle();
  }, BACK_WITHIN_MS);
  history.go(-steps);
}

function addEntry(): void {
  const { href } = location;
  const depth = currentDepth() + 1;
  const state = withDepth(depth);
  // The page stays where it is when the layer closes, also if it has scrolled since.
  history.scrollRestoration = 'manual';
  history.pushState(state, '');
  history.scrollRestoration = 'auto';
  const withoutLayers = layeredPage?.withoutLayers ?? { href, top: scrollY };
  layeredPage = { withoutLayers, depth, href, state };
}

function settle(): void {
  if (backTimer !== undefined) return;
  const surplus = currentDepth() - openLayers.length;
  if (surplus > 0) {
    goBack(surplus);
    return;
  }
  if (openLayers.length === 0) layeredPage = null;
  for (const run of waiting.splice(0)) run();
  for (let missing = -surplus; missing > 0; missing -= 1) addEntry();
}

function closeAbove(depth: number): void {
  for (const close of openLayers.splice(depth).reverse()) close();
}

/** When a map moves under its card, the router replaces the entry of the card and drops its depth. */
function noteReplacedEntry(): void {
  if (layeredPage === null || backTimer !== undefined) return;
  const state = withDepth(layeredPage.depth);
  if (currentDepth() !== layeredPage.depth) history.replaceState(state, '');
  Object.assign(layeredPage, { href: location.href, state });
}

/** Chromium stores the position of the current entry only when the page scrolls. It has scrolled on another entry. */
function storeScrollPosition(): void {
  const { scrollX, scrollY } = window;
  for (const top of [scrollY - 1, scrollY + 1, scrollY]) scrollTo({ left: scrollX, top, behavior: 'instant' });
}

function onPopState(event: PopStateEvent): void {
  const isOwn = backTimer !== undefined;
  stopWaitingForBack();
  history.scrollRestoration = 'auto';
  const depth = currentDepth();
  if (layeredPage !== null) {
    const { withoutLayers, state, href } = layeredPage;
    if (depth < layeredPage.depth && location.href === withoutLayers.href) {
      // The page is the same, so the router must not restore it or cancel a navigation.
      event.stopImmediatePropagation();
      history.replaceState({ ...state, layers: depth }, '', href);
      if (scrollY !== withoutLayers.top) storeScrollPosition();
    }
    Object.assign(layeredPage, { depth, href: location.href, state: history.state });
  }
  if (!isOwn) closeAbove(depth);
  settle();
}

function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  stopWaitingForBack();
  closeAbove(0);
  settle();
}

function listen(): void {
  window.addEventListener('popstate', onPopState, { capture: true });
  window.addEventListener('pageshow', onPageShow);
}

/** Back closes a layer. Its history entry exists while it is open: each other way to close it removes the entry, too. */
export function useBackToClose(isOpen: boolean, close: Close): void {
  const closeLayer = useEffectEvent(close);
  useEffect(() => {
    if (isOpen) noteReplacedEntry();
  });
  useEffect(() => {
    if (!isOpen) return;
    const layer = () => closeLayer();
    openLayers.push(layer);
    listen();
    settle();
    return () => {
      openLayers = openLayers.filter((other) => other !== layer);
      queueMicrotask(settle);
    };
  }, [isOpen]);
}

export function useReloadWithoutLayers(): void {
  useEffect(() => {
    listen();
    settle();
  }, []);
}

export const hasLayers = (): boolean => backTimer !== undefined || openLayers.length > 0 || currentDepth() > 0;

export function afterLayers(navigate: () => void): Promise<void> | undefined {
  if (!hasLayers()) {
    navigate();
    return undefined;
  }
  return new Promise((resolve) => {
    waiting.push(() => resolve(navigate()));
    closeAbove(0);
    settle();
  });
}
