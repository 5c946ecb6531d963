'use client';

import { type ComponentType, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import type { SumProps } from './sum';
import { useTypedFigures } from './typed-figures';
import { useSaid } from './use-said';

/** A calculator's result: rendered on the server at first, and in the browser after the visitor changes a value. */
export function LiveSum({ children, ...sum }: Omit<SumProps, 'typed'> & { children: ReactNode }) {
  const { typed, isTouched } = useDeferredValue(useTypedFigures());
  const [Sum, setSum] = useState<ComponentType<SumProps>>();
  const isWanted = isTouched && Sum === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed import is retried on the next change.
  useEffect(() => {
    if (!isWanted) return;
    import('./sum').then(
      (module) => setSum(() => module.Sum),
      () => undefined,
    );
  }, [isWanted, typed]);
  const { box, said } = useSaid(typed, Sum);
  return (
    <>
      <div ref={box} aria-busy={isWanted} className="aria-busy:opacity-50">
        {isTouched && Sum !== undefined ? <Sum {...sum} typed={typed} /> : children}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
