'use client';

import { type RefObject, useLayoutEffect } from 'react';

/**
 * Calls `onAway` when the visitor presses or focuses something outside the field's parent, which also contains the
 * list. It listens even before the list has loaded, so that the list does not open over other content.
 */
export function useTurnedAway(input: RefObject<HTMLInputElement | null>, open: boolean, onAway: () => void): void {
  useLayoutEffect(() => {
    if (!open) return;
    const look = ({ target }: Event) => {
      if (!(target instanceof Node && input.current?.parentElement?.contains(target))) onAway();
    };
    document.addEventListener('pointerdown', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('focusin', look);
    };
  }, [input, open, onAway]);
}
