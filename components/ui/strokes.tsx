/** An icon from one path on Lucide's grid, for client components that contain their own paths. */
export function Strokes({ of: path, className = 'size-5' }: { of: string; className?: string | undefined }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`glyph ${className}`}>
      <path d={path} />
    </svg>
  );
}
