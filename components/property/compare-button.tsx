'use client';

import type { ListingSummary } from '@/lib/content/listing-summary';
import { addHome, comparedIds } from '../saved/saved-lists';
import { Glyph } from '../ui/glyph';
import { COMPARE_FULL } from './compare-bar';

type Props = { home: ListingSummary; label: string; text: string; className?: string };

export function CompareButton({ home, label, text, className = '' }: Props) {
  const chosen = comparedIds.useHas(home.id);
  const press = () => {
    if (chosen) comparedIds.remove([home.id]);
    else if (comparedIds.isFull()) window.dispatchEvent(new Event(COMPARE_FULL));
    else addHome(comparedIds, home);
  };
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={label}
      onClick={press}
      className={`flex min-h-11 shrink-0 items-center gap-1.5 rounded-field text-sm hover:text-phprimary noscript:hidden ${chosen ? 'font-medium text-phprimary' : 'text-muted'} ${className}`}
    >
      <span
        className={`grid size-4.5 place-items-center rounded-[4px] border ${chosen ? 'border-phprimary bg-phprimary text-on-primary' : 'border-control bg-surface'}`}
      >
        {chosen ? <Glyph name="check" className="size-3.5" /> : null}
      </span>
      {text}
    </button>
  );
}
