'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from '../ui/browser';
import { Note } from '../ui/note';
import { savedIds, useSavedSearches } from './saved-lists';
import type { SavedSheet } from './saved-sheet';

type Props = { className: string; children: ReactNode };

function Count({ count }: { count: number }) {
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

/** Each request retries a failed load. `shouldPrefetch` lets the sheet open offline. */
function useSavedSheet(openCount: number, shouldPrefetch: boolean) {
  const [Sheet, setSheet] = useState<typeof SavedSheet | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // If the prefetch fails, opening the sheet retries it.
    if (shouldPrefetch) return whenIdle(() => void loadSheet().catch(() => {}));
  }, [shouldPrefetch]);
  useEffect(() => {
    if (openCount === 0 || Sheet !== null) return;
    setFailed(false);
    loadSheet().then(
      (module) => setSheet(() => module.SavedSheet),
      () => setFailed(true),
    );
  }, [openCount, Sheet]);
  return { Sheet, failed };
}

/** The button with the number of saved listings. */
export function SavedHomes({ className, children }: Props) {
  const t = useTranslations('Saved');
  const count = savedIds.useAll().length;
  const searches = useSavedSearches().length;
  const pathname = usePathname();
  const [openPath, setOpenPath] = useState<string | null>(null);
  const open = openPath === pathname;
  useEffect(() => {
    // Otherwise the sheet would be open when the visitor returns to this page.
    if (openPath !== null && openPath !== pathname) setOpenPath(null);
  }, [openPath, pathname]);
  const [openCount, setOpenCount] = useState(0);
  const { Sheet, failed } = useSavedSheet(openCount, count + searches > 0);
  const show = () => {
    setOpenPath(pathname);
    setOpenCount((times) => times + 1);
  };
  return (
    <>
      <button
        type="button"
        aria-label={count === 0 ? t('label') : `${t('label')} (${count})`}
        aria-haspopup="dialog"
        aria-busy={open && Sheet === null && !failed}
        onClick={show}
        className={`relative noscript:hidden ${className}`}
      >
        {children}
        <Count count={count} />
      </button>
      {/* A portal, because the header's backdrop filter would position a fixed element relative to the header. */}
      {Sheet === null &&
        openCount > 0 &&
        createPortal(<Note text={open && failed ? t('failed') : null} />, document.body)}
      {Sheet && <Sheet open={open} onOpenChange={(isOpen) => setOpenPath(isOpen ? pathname : null)} />}
    </>
  );
}
