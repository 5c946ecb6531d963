import { encode } from 'uqr';

/** Draws the dark modules of each row as horizontal strokes. The path is half as long as one of outlines. */
function strokes(rows: readonly (readonly boolean[])[]): string {
  const lines = rows.map((row, y) => {
    const runs = [...row.map(Number).join('').matchAll(/1+/g)];
    const ends = [0, ...runs.map((run) => run.index + run[0].length)];
    const strokesOfRow = runs.map((run, index) => `m${run.index - (ends[index] ?? 0)} 0h${run[0].length}`);
    return runs.length > 0 ? `M0 ${y}.5${strokesOfRow.join('')}` : '';
  });
  return lines.join('');
}

type Props = { text: string; label: string; className?: string };

/** A QR code. It is dark on white in every colour mode, because many readers cannot read inverted codes. */
export function QrCode({ text, label, className }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={className}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={strokes(data)} stroke="#000000" />
    </svg>
  );
}
