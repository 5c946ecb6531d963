import { useSyncExternalStore } from 'react';
import { DEVICE_RESIZE_DELAY_MS } from '@/lib/config/constants';

type DeviceLayout = 'default' | 'mobile' | 'tablet';

/** D: chooses the layout by the viewport's width in CSS pixels and by whether the main pointer is coarse. */
export function deviceLayoutFor(width: number, coarsePointer: boolean): DeviceLayout {
  if (width < 768) return 'mobile';
  return width < 1280 && coarsePointer ? 'tablet' : 'default';
}

/** Parses the attribute of the html element. Any unknown value is `default`. */
const parseDeviceLayout = (mark: string | undefined): DeviceLayout =>
  mark === 'mobile' || mark === 'tablet' ? mark : 'default';

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
