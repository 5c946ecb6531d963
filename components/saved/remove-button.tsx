'use client';

import type { MouseEvent } from 'react';
import { Glyph } from '../ui/glyph';

/** Removes a row from its list, and moves focus to the remove button of the next row, or of the previous one. */
export function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  const remove = ({ currentTarget }: MouseEvent) => {
    const row = currentTarget.closest('li');
    (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button')?.focus();
    onRemove();
  };
  return (
    <button
      type="button"
      aria-label={label}
      onClick={remove}
      className="grid size-11 shrink-0 place-items-center rounded-full text-icon hover:bg-sunken hover:text-font"
    >
      <Glyph name="cross" />
    </button>
  );
}
