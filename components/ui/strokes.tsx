/** An icon drawn in one path of Lucide's grid; where a client component brings its own few paths along. */
export function Strokes({ of: path, className = 'size-5' }: { of: string; className?: string | undefined }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`glyph ${className}`}>
      <path d={path} />
    </svg>
  );
}
