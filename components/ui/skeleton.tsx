/** A placeholder for content that is loading. `className` sets its size. Hidden from screen readers. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block rounded-md bg-line motion-safe:animate-pulse forced-colors:border ${className}`}
    />
  );
}
