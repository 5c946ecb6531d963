'use client';

import type { ListingSummary } from '@/lib/content/listing-summary';
import { Glyph } from '../ui/glyph';
import { addHome, savedIds } from './home-lists';
import { HOMES_FULL } from './list-full';

/** Toggles a listing in the saved list on this device. If the list is full, a note says so. */
export function SaveButton({ home, label, className }: { home: ListingSummary; label: string; className: string }) {
  const saved = savedIds.useHas(home.id);
  const press = () => {
    if (saved) savedIds.remove([home.id]);
    else if (savedIds.isFull()) window.dispatchEvent(new Event(HOMES_FULL));
    else addHome(savedIds, home);
  };
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={label}
      title={label}
      onClick={press}
      className={`grid size-11 place-items-center noscript:hidden ${className}`}
    >
      <span className="on-picture transition-transform duration-150 hover:scale-105">
        <Glyph name="heart" className={saved ? 'size-5 fill-metro-red text-metro-red' : 'size-5'} />
      </span>
    </button>
  );
}
