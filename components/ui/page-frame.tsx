import type { ReactNode } from 'react';

/** The common width and margins of pages. The right margin has space for the contact rail. */
export function PageFrame({
  children,
  narrow = false,
  className = '',
}: {
  children: ReactNode;
  /** Narrower, for a form or a few cards. */
  narrow?: boolean;
  /** Must not set width or side margins: error pages use this in the client bundle, which has no class merge. */
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
