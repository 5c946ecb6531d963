import type { ReactNode } from 'react';
import { classNames } from './class-names';

/** The width and margins that every page shares. */
export function PageFrame({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('mx-auto w-full max-w-content px-4 md:px-6 lg:px-8', className)}>{children}</div>;
}
