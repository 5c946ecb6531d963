import type { ReactNode } from 'react';

export type Fact = { key: string; name: string; value: ReactNode };

/** Names and values side by side; facts without a value are left out by whoever makes the list. */
export function FactsTable({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid border-line border-t md:grid-cols-2 md:gap-x-10 print:grid-cols-1">
      {facts.map(({ key, name, value }) => (
        <div
          key={key}
          className="grid grid-cols-[2fr_3fr] gap-4 border-line border-b py-2.5 print:break-inside-avoid print:py-0.5"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
