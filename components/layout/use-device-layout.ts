import { useSyncExternalStore } from 'react';
import { DEVICE_RESIZE_DELAY_MS } from '@/lib/config/constants';
import { type DeviceLayout, deviceLayoutFor, parseDeviceLayout } from './device-layout';

/**
 * Reads the layout from the html element, which the script in the head sets. Measuring the window would force a layout.
 */
const current = (): DeviceLayout => parseDeviceLayout(document.documentElement.dataset.layout);

/** Sets the layout of the window on the html element. */
export function markLayout(): void {
  const isTouched = window.matchMedia('(pointer: coarse)').matches;
  document.documentElement.dataset.layout = deviceLayoutFor(window.innerWidth, isTouched);
}

/** Updates the layout 50 ms after a resize and calls `onChange` (specification §9). */
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
 * D: the layout of this device. Use it only if CSS is not enough. The server does not know the layout and always
 * renders `default`, so that caches can be shared.
 */
export function useDeviceLayout(): DeviceLayout {
  return useSyncExternalStore(subscribe, current, () => 'default');
}
