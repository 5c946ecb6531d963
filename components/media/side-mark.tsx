type Props = { side: 'before' | 'after'; text: string };

/** On the side that the comparison slider hides last. */
export function SideMark({ side, text }: Props) {
  return (
    <span
      className={`pointer-events-none absolute top-3 rounded-full bg-midnightblue px-3 py-0.5 font-semibold text-sm text-white ${side === 'before' ? 'left-3' : 'right-3'}`}
    >
      {text}
    </span>
  );
}
