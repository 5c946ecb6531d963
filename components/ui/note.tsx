type Props = {
  text: string | null;
  /** Which time it is said: another one makes the line anew, because a text that only stays is not read out again. */
  time?: number;
};

/**
 * A short line at the foot of the window, above the phone's bar and the question about measuring; empty it only waits to be
 * announced.
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
