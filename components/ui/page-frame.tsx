import type { ReactNode } from 'react';
import { classNames } from './class-names';

/** The width and margins that every page shares; on the right there is room for the contact rail. */
export function PageFrame({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={classNames(
        'mx-auto w-full max-w-content px-4 md:px-6 lg:pr-[4.5rem] lg:pl-8 min-[90rem]:pr-8',
        className,
      )}
    >
      {children}
    </div>
  );
}
