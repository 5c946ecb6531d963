import { Skeleton } from './skeleton';

/** Heights of the text rows of a listing card: eyebrow, price, price per area, title, measures, place, station. */
const ROWS = [
  { row: 'h-5', bar: 'h-3 w-2/5' },
  { row: 'h-7', bar: 'h-5 w-1/2' },
  { row: '-mt-2 h-5', bar: 'h-3 w-1/3' },
  { row: 'h-6', bar: 'h-4 w-11/12' },
  { row: 'h-5', bar: 'h-3 w-3/4' },
  { row: 'h-5', bar: 'h-3 w-5/6' },
  { row: 'h-5', bar: 'h-3 w-2/3' },
];

function CardSkeleton() {
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <Skeleton className="aspect-3/2 rounded-none" />
      <div className="flex flex-1 flex-col gap-2 p-4">
        {ROWS.map(({ row, bar }) => (
          <div key={bar} className={`flex shrink-0 items-center ${row}`}>
            <Skeleton className={bar} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** A placeholder for each card that is loading, in the same grid as the cards. */
export function CardSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <CardSkeleton key={place} />
      ))}
    </div>
  );
}
