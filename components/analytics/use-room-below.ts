import { type RefObject, useLayoutEffect } from 'react';

/**
 * Adds space below the page for an element fixed to the bottom, so that the visitor can scroll past it and it does not
 * cover the focused element. The space is at the end of the page, so it causes no layout shift.
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
