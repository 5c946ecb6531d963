import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';

export type Fact = {
  key: string;
  name: string;
  value: ReactNode;
  note?: string | undefined;
  /** Hides the fact in print, because another part of the printed page shows it. */
  onScreenOnly?: boolean;
};

function Explained({ value, note }: Required<Pick<Fact, 'value' | 'note'>>) {
  return (
    <details className="group">
      <summary className="fact-note">
        <span className="underline decoration-dotted underline-offset-4 print:no-underline">{value}</span>
        <Icon name="info" className="size-4 shrink-0 text-icon print:hidden" />
      </summary>
      <p className="mt-1 pb-1 font-normal text-muted text-sm">{note}</p>
    </details>
  );
}

const COLUMNS = { 1: '', 2: 'md:grid-cols-2 md:gap-x-10 print:grid-cols-1' } as const;

type Props = { facts: readonly Fact[]; columns?: keyof typeof COLUMNS };

export function FactsTable({ facts, columns = 2 }: Props) {
  return (
    <dl className={`grid border-line border-t ${COLUMNS[columns]}`}>
      {facts.map(({ key, name, value, note, onScreenOnly }) => (
        <div key={key} className={onScreenOnly ? 'fact print:hidden' : 'fact'}>
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium tabular-nums">{note ? <Explained value={value} note={note} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
