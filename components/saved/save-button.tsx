'use client';

import { Glyph } from '../ui/glyph';
import { toggleSaved, useSavedIds } from './saved-ids';

/** Keeps a home on this device. */
export function SaveButton({ id, label, className }: { id: string; label: string; className: string }) {
  const saved = useSavedIds().includes(id);
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={label}
      title={label}
      onClick={() => toggleSaved(id)}
      className={`grid size-11 place-items-center noscript:hidden ${className}`}
    >
      <span className="grid size-9 place-items-center rounded-full bg-surface/95 text-font shadow-raised transition-transform duration-150 hover:scale-105">
        <Glyph name="heart" className={saved ? 'size-5 fill-metro-red text-metro-red' : 'size-5'} />
      </span>
    </button>
  );
}
