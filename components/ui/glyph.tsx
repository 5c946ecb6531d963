/** Lucide icon paths (ISC licence) for client components, which must not import the whole set. */
const STROKES = {
  cross: 'M18 6 6 18M6 6l12 12',
  compare: 'm9 7-5 5 5 5m6-10 5 5-5 5',
  'chevron-left': 'm15 18-6-6 6-6',
  'chevron-right': 'm9 18 6-6-6-6',
} as const;

export function Glyph({ name, className }: { name: keyof typeof STROKES; className?: string }) {
  return <Strokes path={STROKES[name]} className={className} />;
}

export function Strokes({ path, className = 'size-5' }: { path: string; className?: string | undefined }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`glyph ${className}`}>
      <path d={path} />
    </svg>
  );
}

/** Put text next to it for screen readers. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 rounded-full border-2 border-current border-r-transparent motion-safe:animate-spin ${className}`}
    />
  );
}
