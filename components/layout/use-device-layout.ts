import { useSyncExternalStore } from 'react';
import { DEVICE_RESIZE_DELAY_MS } from '@/lib/config/constants';
import { type DeviceLayout, deviceLayoutFor, parseDeviceLayout } from './device-layout';

/** As it is marked on html, at first by the script in the head: asking the window would have it lay out the page. */
const current = (): DeviceLayout => parseDeviceLayout(document.documentElement.dataset.layout);

/** Writes the layout of the window onto html. */
export function markLayout(): void {
  const isTouched = window.matchMedia('(pointer: coarse)').matches;
  document.documentElement.dataset.layout = deviceLayoutFor(window.innerWidth, isTouched);
}

/** Writes the layout again 50 ms after a resize, and reports it (specification §9). */
function subscribe(onChange: () => void): () => void {
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

/**
 * D: the layout of this device. Use it only where CSS is not enough. The server does not know the layout and renders
 * `default` for all, so caches stay shared.
 */
export function useDeviceLayout(): DeviceLayout {
  return useSyncExternalStore(subscribe, current, () => 'default');
}
