'use client';

import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import type { SumProps } from './sum';
import { useTypedFigures } from './typed-figures';

const Sum = lazy(() => import('./sum').then((module) => ({ default: module.Sum })));

/** A sum as the server worked it out, and once somebody changes a figure as the browser does. */
export function LiveSum({ children, ...sum }: Omit<SumProps, 'typed'> & { children: ReactNode }) {
  const { typed, isTouched } = useDeferredValue(useTypedFigures());
  if (!isTouched) return children;
  return (
    <Suspense fallback={children}>
      <Sum {...sum} typed={typed} />
    </Suspense>
  );
}
