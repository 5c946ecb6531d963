import { useEffect, useRef, useState } from 'react';
import type { Typed } from '@/lib/property/figures';

/** So long after the last key the figure is read out: not each one that is only typed through. */
const SETTLED_MS = 1_000;

/** What a sum comes to in words (`data-said`), once it has settled and is another than before: for screen readers. */
export function useSaid(typed: Typed, drawnBy: unknown) {
  const box = useRef<HTMLDivElement>(null);
  const known = useRef<string>(undefined);
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the sum comes to changes with these
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
