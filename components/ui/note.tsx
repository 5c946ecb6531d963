/** A short line at the foot of the window, above the phone's bar; empty it only waits to be announced. */
export function Note({ text }: { text: string | null }) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--p-bottom-bar)+env(safe-area-inset-bottom)+0.75rem)] z-header"
    >
      {text === null ? null : (
        <p className="mx-auto w-fit max-w-[calc(100%-2rem)] rounded-card bg-midnightblue px-4 py-2 text-center text-sm text-white shadow-raised">
          {text}
        </p>
      )}
    </div>
  );
}
