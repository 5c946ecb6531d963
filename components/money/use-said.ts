import { useEffect, useRef, useState } from 'react';
import type { Typed } from '@/lib/property/figures';

/** Debounce in milliseconds, so that screen readers announce only the final result. */
const SETTLED_MS = 1_000;

/** The calculator's main result as text (`data-said`) for screen readers, debounced, and only if it has changed. */
export function useSaid(typed: Typed, drawnBy: unknown) {
  const box = useRef<HTMLDivElement>(null);
  const known = useRef<string>(undefined);
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the result changes with these
  useEffect(() => {
    const read = () => box.current?.querySelector<HTMLElement>('[data-said]')?.dataset.said ?? '';
    known.current ??= read();
    const timer = setTimeout(() => {
      const now = read();
      if (now === known.current) return;
      known.current = now;
      setSaid(now);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed, drawnBy]);
  return { box, said };
}
