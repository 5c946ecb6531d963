'use client';

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSavedIds } from './saved-ids';

const SavedSheet = lazy(() => import('./saved-sheet').then((room) => ({ default: room.SavedSheet })));

type Props = { label: string; className: string; children: ReactNode };

/** The button with the number of saved homes; the list and what fetches it are loaded when it is first opened. */
export function SavedHomes({ label, className, children }: Props) {
  const count = useSavedIds().length;
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button
        type="button"
        aria-label={count === 0 ? label : `${label} (${count})`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`relative noscript:hidden ${className}`}
      >
        {children}
        {count === 0 ? null : (
          <span
            aria-hidden="true"
            className="absolute top-1 left-1/2 ml-0.5 min-w-5 rounded-full bg-phprimary px-1 text-center font-semibold text-on-primary text-xs leading-5 tabular-nums"
          >
            {count}
          </span>
        )}
      </button>
      {open === null ? null : (
        <Suspense>
          <SavedSheet open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
