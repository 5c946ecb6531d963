'use client';

import type { ReactNode } from 'react';
import { useOnline } from './browser';

export function OfflineNote({ text }: { text: string }) {
  return <Note text={useOnline() ? null : text} />;
}

/** Long enough to read a note twice. It covers content. */
export const NOTE_SHOWN_MS = 12_000;

type Props = {
  text: string | null;
  /** A new number repeats the announcement, because screen readers announce only changes. */
  time?: number;
  action?: ReactNode;
};

/** Render it before there is a message: screen readers announce only what appears in an existing element. */
export function Note({ text, time, action }: Props) {
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
          {action && <span className="pointer-events-auto">{action}</span>}
        </p>
      )}
    </div>
  );
}
