'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';
import { KEPT_SCRIPT } from '../saved/first-paint-kept';
import { FIRST_PAINT_SCRIPT } from './colour-mode-script';

/** The same for every page and visitor, so that a Content-Security-Policy can name its hash. */
const SCRIPT = `${FIRST_PAINT_SCRIPT};${KEPT_SCRIPT}`;

/** Writes the script into the head of the HTML, once; in the browser there is nothing left to render. */
export function FirstPaintScript() {
  const written = useRef(false);
  useServerInsertedHTML(() => {
    if (written.current) return null;
    written.current = true;
    return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
  });
  return null;
}
