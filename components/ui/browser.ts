import { useSyncExternalStore } from 'react';
import { DEVICE_RESIZE_DELAY_MS } from '@/lib/config/constants';

const WITHIN_MS = 2_000;

/** Runs a function when idle, at the latest after two seconds, because an animated page may never be idle. */
export function whenIdle(run: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, WITHIN_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: WITHIN_MS });
  return () => window.cancelIdleCallback(handle);
}

/** Waits for the next paint, so that a press shows its effect on the control before expensive work begins. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

type DeviceLayout = 'default' | 'mobile' | 'tablet';

/** D: `width` is in CSS pixels. */
export function deviceLayoutFor(width: number, coarsePointer: boolean): DeviceLayout {
  if (width < 768) return 'mobile';
  return width < 1280 && coarsePointer ? 'tablet' : 'default';
}

const parseDeviceLayout = (mark: string | undefined): DeviceLayout =>
  mark === 'mobile' || mark === 'tablet' ? mark : 'default';

/** Reads what the script in the head has set, because measuring the window would force a layout. */
const markedLayout = (): DeviceLayout => parseDeviceLayout(document.documentElement.dataset.layout);

export function markLayout(): void {
  const isTouched = window.matchMedia('(pointer: coarse)').matches;
  document.documentElement.dataset.layout = deviceLayoutFor(window.innerWidth, isTouched);
}

/** Waits 50 ms after a resize (specification §9). */
function subscribeToLayout(onChange: () => void): () => void {
  let timer: number | undefined;
  const later = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      markLayout();
      onChange();
    }, DEVICE_RESIZE_DELAY_MS);
  };
  window.addEventListener('resize', later);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('resize', later);
  };
}

/** D: for what CSS cannot do. The server always renders `default`, so that caches can be shared. */
export function useDeviceLayout(): DeviceLayout {
  return useSyncExternalStore(subscribeToLayout, markedLayout, () => 'default');
}
