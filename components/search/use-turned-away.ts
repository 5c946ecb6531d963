'use client';

import { type RefObject, useLayoutEffect } from 'react';

/**
 * Calls back when somebody goes on to something else by a press or by a key. Also while a list is only on its way: it
 * would open over what they have turned to. The list stands beside its field, within the same parent.
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
