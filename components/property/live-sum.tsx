'use client';

import { type ComponentType, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Typed } from '@/lib/property/figures';
import type { SumProps } from './sum';
import { useTypedFigures } from './typed-figures';

/** Debounce in milliseconds, so that screen readers announce only the final result. */
const SETTLED_MS = 1_000;

/** The calculator's main result as text (`data-said`) for screen readers, debounced, and only if it has changed. */
function useAnnouncement(typed: Typed, renderer: unknown) {
  const box = useRef<HTMLDivElement>(null);
  const lastText = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the result changes with these
  useEffect(() => {
    const read = () => box.current?.querySelector<HTMLElement>('[data-said]')?.dataset.said ?? '';
    lastText.current ??= read();
    const timer = setTimeout(() => {
      const text = read();
      if (text === lastText.current) return;
      lastText.current = text;
      setAnnouncement(text);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed, renderer]);
  return { box, announcement };
}

/** A calculator's result: rendered on the server at first, and in the browser after the visitor changes a value. */
export function LiveSum({ children, ...sum }: Omit<SumProps, 'typed'> & { children: ReactNode }) {
  const { typed, isTouched } = useDeferredValue(useTypedFigures());
  const [Sum, setSum] = useState<ComponentType<SumProps>>();
  const shouldLoad = isTouched && Sum === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed import is retried on the next change.
  useEffect(() => {
    if (!shouldLoad) return;
    import('./sum').then(
      (module) => setSum(() => module.Sum),
      () => undefined,
    );
  }, [shouldLoad, typed]);
  const { box, announcement } = useAnnouncement(typed, Sum);
  return (
    <>
      <div ref={box} aria-busy={shouldLoad} className="aria-busy:opacity-50">
        {isTouched && Sum !== undefined ? <Sum {...sum} typed={typed} /> : children}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
