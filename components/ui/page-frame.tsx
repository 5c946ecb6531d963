import type { ReactNode } from 'react';

/** The width and margins that every page shares; on the right there is room for the contact rail. */
export function PageFrame({
  children,
  narrow = false,
  className = '',
}: {
  children: ReactNode;
  /** As wide as a form or a few cards. */
  narrow?: boolean;
  /** Sets neither width nor side margins: error pages are in the browser's code, where nothing merges classes. */
  className?: string;
}) {
  return (
    <div
      className={`mx-auto w-full px-4 md:px-6 lg:pr-[4.5rem] lg:pl-8 min-[90rem]:pr-8 ${narrow ? 'max-w-5xl' : 'max-w-content'} ${className}`}
    >
      {children}
    </div>
  );
}
