'use client';

import { useLayoutEffect } from 'react';
import { markLayout, useDeviceLayout } from './use-device-layout';

/** Updates `data-layout` on the html element, for styles and analytics. */
export function DeviceLayoutMark() {
  useDeviceLayout();
  useLayoutEffect(() => {
    // A switch of language replaces the html element, so set the attribute again.
    if (document.documentElement.dataset.layout === undefined) markLayout();
  }, []);
  return null;
}
