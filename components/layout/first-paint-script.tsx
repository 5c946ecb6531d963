'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';
import { HEAD_SCRIPT } from '@/lib/build/head-script';

/** Writes the script into the head of the HTML once. Renders nothing in the browser. */
export function FirstPaintScript() {
  const written = useRef(false);
  useServerInsertedHTML(() => {
    // Bundlers evaluate this condition and remove the script from the client bundle.
    if (typeof window !== 'undefined' || written.current) return null;
    written.current = true;
    return <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />;
  });
  return null;
}
