import type { ReactNode } from 'react';

export function PageHeading({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children?: ReactNode }) {
  return (
    <header className="mb-8">
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      {lead ? <p className="mt-2 max-w-prose text-lg text-muted">{lead}</p> : null}
      {children}
    </header>
  );
}
