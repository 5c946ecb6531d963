import type { ReactNode } from 'react';
import { StaticPart } from '../ui/static-part';

export type Fact = {
  key: string;
  name: string;
  value: ReactNode;
  note?: string | undefined;
  /** Hides the fact in print, because another part of the printed page shows it. */
  onScreenOnly?: boolean;
};

const COLUMNS = { 1: '', 2: 'md:grid-cols-2 md:gap-x-10 print:grid-cols-1' } as const;

type Props = { facts: readonly Fact[]; columns?: keyof typeof COLUMNS };

export function FactsTable({ facts, columns = 2 }: Props) {
  return (
    <dl className={`grid border-line border-t ${COLUMNS[columns]}`}>
      {facts.map(({ key, name, value, note, onScreenOnly }) => (
        <div key={key} className={onScreenOnly ? 'fact print:hidden' : 'fact'}>
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium tabular-nums">
            {value}
            {note ? <span className="block font-normal text-muted text-sm print:hidden">{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The most important facts as tiles. */
export function KeyFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <StaticPart as="dl" id="key-facts" className="key-facts">
      {facts.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </StaticPart>
  );
}
