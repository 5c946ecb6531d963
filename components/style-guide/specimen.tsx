import type { ReactNode } from 'react';

export function Specimen({ name, children, row = false }: { name: ReactNode; children: ReactNode; row?: boolean }) {
  return (
    <div className="mb-8 min-w-0 last:mb-0">
      <h3 className="mb-3 text-base text-muted">{name}</h3>
      {row ? <div className="flex flex-wrap items-center gap-3">{children}</div> : children}
    </div>
  );
}
