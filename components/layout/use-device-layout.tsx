'use client';

import { useLayoutEffect, useSyncExternalStore } from 'react';
import { DEVICE_RESIZE_DELAY_MS } from '@/lib/config/constants';
import { type DeviceLayout, deviceLayoutFor } from './device-layout';

const current = (): DeviceLayout => deviceLayoutFor(window.innerWidth, window.matchMedia('(pointer: coarse)').matches);

/** Told 50 ms after a resize (specification §9). */
function subscribe(onChange: () => void): () => void {
  let timer: number | undefined;
  const later = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(onChange, DEVICE_RESIZE_DELAY_MS);
  };
  window.addEventListener('resize', later);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('resize', later);
  };
}

/** D: the layout of this device. The server does not know it and renders `default` for all, so caches stay shared. */
export function useDeviceLayout(): DeviceLayout {
  return useSyncExternalStore(subscribe, current, () => 'default');
}

/** Keeps `data-layout` on html in step, for styles and for whoever looks. */
export function DeviceLayoutMark() {
  const layout = useDeviceLayout();
  useLayoutEffect(() => {
    document.documentElement.dataset.layout = layout;
  }, [layout]);
  return null;
}
