'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Note } from '../ui/note';
import { whenIdle } from '../ui/when-idle';
import { savedIds } from './home-lists';
import { useSavedSearches } from './saved-searches';
import type { SavedSheet } from './saved-sheet';

type Props = { label: string; failedText: string; className: string; children: ReactNode };

function Count({ of: count }: { of: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute top-1 left-1/2 ml-0.5 min-w-5 rounded-full bg-phprimary px-1 text-center font-semibold text-on-primary text-xs leading-5 tabular-nums"
    >
      {count}
    </span>
  );
}

const loadSheet = () => import('./saved-sheet');

/**
 * Loads the sheet when it is first requested. Each later request retries a failed load. If `wanted`, it is prefetched,
 * so that it also opens offline.
 */
function useSavedSheet(asked: number, wanted: boolean) {
  const [Sheet, setSheet] = useState<typeof SavedSheet | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // If the prefetch fails, opening the sheet retries it.
    if (wanted) return whenIdle(() => void loadSheet().catch(() => {}));
  }, [wanted]);
  useEffect(() => {
    if (asked === 0 || Sheet !== null) return;
    setFailed(false);
    loadSheet().then(
      (room) => setSheet(() => room.SavedSheet),
      () => setFailed(true),
    );
  }, [asked, Sheet]);
  return { Sheet, failed };
}

/** The button with the number of saved listings. Any navigation closes the sheet, including back. */
export function SavedHomes({ label, failedText, className, children }: Props) {
  const count = savedIds.useAll().length;
  const searches = useSavedSearches().length;
  const here = usePathname();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === here;
  useEffect(() => {
    // Otherwise the sheet would be open when the visitor returns to this page.
    if (openOn !== null && openOn !== here) setOpenOn(null);
  }, [openOn, here]);
  useEffect(() => {
    const close = () => setOpenOn(null);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
  const [asked, setAsked] = useState(0);
  const { Sheet, failed } = useSavedSheet(asked, count + searches > 0);
  const show = () => {
    setOpenOn(here);
    setAsked((times) => times + 1);
  };
  return (
    <>
      <button
        type="button"
        aria-label={count === 0 ? label : `${label} (${count})`}
        aria-haspopup="dialog"
        aria-busy={open && Sheet === null && !failed}
        onClick={show}
        className={`relative aria-busy:animate-pulse noscript:hidden ${className}`}
      >
        {children}
        <Count of={count} />
      </button>
      {/* A portal, because a fixed element inside the header, which has a backdrop filter, is positioned relative
          to it. */}
      {Sheet === null && asked > 0 && createPortal(<Note text={open && failed ? failedText : null} />, document.body)}
      {Sheet && <Sheet open={open} onOpenChange={(stays) => setOpenOn(stays ? here : null)} />}
    </>
  );
}
