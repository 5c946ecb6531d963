export type SumFigure = { name: string; value: string; isMain?: boolean };

/** The results of a calculator, with the main one in a large font. */
export function SumFigures({ figures }: { figures: readonly SumFigure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-4 rounded-card bg-sunken p-4 sm:grid-cols-3">
      {figures.map(({ name, value, isMain }) => (
        <div
          key={name}
          className={isMain ? 'col-span-2 sm:col-span-3' : ''}
          data-said={isMain ? `${name} ${value}` : undefined}
        >
          <dt className="text-muted text-sm">{name}</dt>
          <dd className={`tabular-nums ${isMain ? 'font-bold text-2xl' : 'font-semibold'}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
