'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';
import { HEAD_SCRIPT } from '@/lib/build/head-script';

/** Writes the script into the head of the HTML, once; in the browser there is nothing left to render. */
export function FirstPaintScript() {
  const written = useRef(false);
  useServerInsertedHTML(() => {
    // Bundlers know the answer, and leave the script out of what the browser downloads.
    if (typeof window !== 'undefined' || written.current) return null;
    written.current = true;
    return <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />;
  });
  return null;
}
