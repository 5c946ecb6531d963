type Props = {
  text: string | null;
  /** Repetition count. A new value remounts the text, because screen readers announce only changes. */
  time?: number;
};

/**
 * A short message at the bottom of the viewport, above the bottom bar and the consent panel. The empty element must
 * exist before the message, so that screen readers announce it.
 */
export function Note({ text, time }: Props) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--p-bottom-bar)+var(--p-room-below,0px)+env(safe-area-inset-bottom)+0.75rem)] z-header"
    >
      {text === null ? null : (
        <p
          key={time}
          className="mx-auto w-fit max-w-[calc(100%-2rem)] rounded-card bg-midnightblue px-4 py-2 text-center text-sm text-white shadow-raised"
        >
          {text}
        </p>
      )}
    </div>
  );
}
