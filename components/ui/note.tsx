'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { useOnline } from './browser';

/** Long enough to read a note twice. It covers content. */
export const NOTE_SHOWN_MS = 12_000;

/** `back` gets the focus after "Undo"; without it, the content of the page. */
type PassingNote = { text: string; undo?: () => void; back?: HTMLElement };

let show: (note: PassingNote) => void = () => {};

/** Shows a note until its time is over, another note comes or the visitor opens another page. */
export const showNote = (note: PassingNote): void => show(note);

/** The place of these notes. Without one, it says whether the browser is offline. */
export function PageNotes({ offline, undoLabel }: { offline: string; undoLabel: string }) {
  const [note, setNote] = useState<(PassingNote & { time: number }) | null>(null);
  const isOnline = useOnline();
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page makes the note outdated
  useEffect(() => setNote(null), [pathname]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    show = (next) => {
      clearTimeout(timer);
      timer = setTimeout(() => setNote(null), NOTE_SHOWN_MS);
      setNote((last) => ({ ...next, time: (last?.time ?? 0) + 1 }));
    };
    return () => clearTimeout(timer);
  }, []);
  const undo = () => {
    (note?.back?.isConnected ? note.back : document.getElementById('content'))?.focus({ preventScroll: true });
    setNote(null);
    note?.undo?.();
  };
  return (
    <Note
      text={note?.text ?? (isOnline ? null : offline)}
      time={note?.time}
      action={
        note?.undo && (
          <button type="button" onClick={undo} className="min-h-11 px-3 font-semibold underline underline-offset-4">
            {undoLabel}
          </button>
        )
      }
    />
  );
}

type Props = {
  text: string | null;
  /** A new number repeats the announcement, because screen readers announce only changes. */
  time?: number | undefined;
  action?: ReactNode;
};

/** Render it before there is a message: screen readers announce only what appears in an existing element. */
export function Note({ text, time, action }: Props) {
  return (
    <div
      role="status"
      className="clear-of-bars pointer-events-none fixed inset-x-0 bottom-[calc(var(--p-bottom-bar)+var(--p-room-below,0px)+env(safe-area-inset-bottom)+0.75rem)] z-header"
    >
      {text === null ? null : (
        <p
          key={time}
          className="mx-auto w-fit max-w-[calc(100%-2rem)] rounded-card bg-midnightblue px-4 py-2 text-center text-sm text-white shadow-raised"
        >
          {text}
          {action && <span className="pointer-events-auto">{action}</span>}
        </p>
      )}
    </div>
  );
}
