'use client';

import { useLayoutEffect, useSyncExternalStore } from 'react';
import { DEVICE_RESIZE_DELAY_MS } from '@/lib/config/constants';
import { type DeviceLayout, deviceLayoutFor, parseDeviceLayout } from './device-layout';

/** As it is marked on html, at first by the script in the head: asking the window would have it lay out the page. */
const current = (): DeviceLayout => parseDeviceLayout(document.documentElement.dataset.layout);

function mark(): void {
  const isTouched = window.matchMedia('(pointer: coarse)').matches;
  document.documentElement.dataset.layout = deviceLayoutFor(window.innerWidth, isTouched);
}

/** Marked anew and told 50 ms after a resize (specification §9). */
function subscribe(onChange: () => void): () => void {
  let timer: number | undefined;
  const later = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      mark();
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

/** Keeps `data-layout` on html in step, for styles and for whoever looks. */
export function DeviceLayoutMark() {
  useDeviceLayout();
  useLayoutEffect(() => {
    // A switch of language has put a fresh html element in place.
    if (document.documentElement.dataset.layout === undefined) mark();
  }, []);
  return null;
}
