/** A place that something will take, of that thing's size: `className` gives it. Says nothing to screen readers. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block rounded-md bg-line motion-safe:animate-pulse forced-colors:border ${className}`}
    />
  );
}
