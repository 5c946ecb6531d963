import { type RefObject, useLayoutEffect } from 'react';

/**
 * Lets the page be scrolled clear of something that lies on its foot, and keeps what has the focus out from under it.
 * The page grows at its end, where nothing can be moved by it.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (element.current === null) return;
    const { body, documentElement } = document;
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
      body.style.marginBottom = `${height}px`;
      documentElement.style.setProperty('--p-room-below', `${height}px`);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      body.style.marginBottom = '';
      documentElement.style.removeProperty('--p-room-below');
    };
  }, [element]);
}
