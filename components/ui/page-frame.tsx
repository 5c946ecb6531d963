import type { ReactNode } from 'react';

/**
 * The width and margins that every page shares; on the right there is room for the contact rail. `className` adds and
 * sets nothing of these: error pages are in the browser's code, and a class merge would bring 9 kB along.
 */
export function PageFrame({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={`mx-auto w-full max-w-content px-4 md:px-6 lg:pr-[4.5rem] lg:pl-8 min-[90rem]:pr-8 ${className}`.trimEnd()}
    >
      {children}
    </div>
  );
}
