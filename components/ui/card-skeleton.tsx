import { Skeleton } from './skeleton';

/** The lines of a listing card: price, price per measure, title, measures, place, station, foot. */
const LINES = ['h-8 w-1/2', 'h-6 w-1/3', 'h-6 w-11/12', 'h-6 w-3/4', 'h-6 w-5/6', 'h-6 w-2/3', 'mt-auto h-6 w-1/2'];

function CardSkeleton() {
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <Skeleton className="aspect-3/2 rounded-none" />
      <div className="flex flex-1 flex-col gap-2 p-4">
        {LINES.map((size) => (
          <Skeleton key={size} className={size} />
        ))}
      </div>
    </div>
  );
}

/** As many places as cards are coming, in the grid that the cards will have. */
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
