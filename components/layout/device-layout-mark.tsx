'use client';

import { useLayoutEffect } from 'react';
import { markLayout, useDeviceLayout } from './use-device-layout';

/** Keeps `data-layout` on html up to date, for styles and analytics. */
export function DeviceLayoutMark() {
  useDeviceLayout();
  useLayoutEffect(() => {
    // A switch of language replaces the html element.
    if (document.documentElement.dataset.layout === undefined) markLayout();
  }, []);
  return null;
}
