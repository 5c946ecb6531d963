import type { ReactNode } from 'react';

/** Fields that belong together, in two columns where there is room. */
export function FieldGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-6">
      <legend className="float-left mb-5 w-full">{legend}</legend>
      <div className="clear-both grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
