type Props = { side: 'before' | 'after'; text: string };

/** Says on a picture whether it was taken before or after the work; at the side where it stays in sight. */
export function SideMark({ side, text }: Props) {
  return (
    <span
      className={`pointer-events-none absolute top-3 rounded-full bg-midnightblue px-3 py-0.5 font-semibold text-sm text-white ${side === 'before' ? 'left-3' : 'right-3'}`}
    >
      {text}
    </span>
  );
}
