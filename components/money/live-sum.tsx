'use client';

import { type ComponentType, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import type { SumProps } from './sum';
import { useTypedFigures } from './typed-figures';

/** A sum as the server worked it out, and once somebody changes a figure as the browser does. */
export function LiveSum({ children, ...sum }: Omit<SumProps, 'typed'> & { children: ReactNode }) {
  const { typed, isTouched } = useDeferredValue(useTypedFigures());
  const [Sum, setSum] = useState<ComponentType<SumProps>>();
  const isWanted = isTouched && Sum === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be loaded is asked for again with the next change.
  useEffect(() => {
    if (!isWanted) return;
    import('./sum').then(
      (module) => setSum(() => module.Sum),
      () => undefined,
    );
  }, [isWanted, typed]);
  if (isTouched && Sum !== undefined) return <Sum {...sum} typed={typed} />;
  return (
    <div aria-busy={isWanted} className="aria-busy:opacity-50">
      {children}
    </div>
  );
}
