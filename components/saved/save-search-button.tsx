'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { buttonClass } from '../ui/button';
import { Strokes } from '../ui/glyph';
import { showNote } from '../ui/note';
import {
  areSearchesFull,
  canSaveSearch,
  forgetSearch,
  MAX_SEARCHES,
  markSearchSeen,
  saveSearch,
  useIsSearchSaved,
} from './saved-lists';

type Props = {
  /** The canonical query, with its `?` and without order, view and page, because they do not change the results. */
  query: string;
  name: string;
  className?: string;
};

/** Not in `Glyph`, which every page loads. */
const BOOKMARK = 'm19 21-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2Z';

/** Toggles a saved search on this device. Showing the results of a saved search marks it as seen. */
export function SaveSearchButton({ query, name, className = '' }: Props) {
  const t = useTranslations('Saved');
  const saved = useIsSearchSaved(query);
  useEffect(() => markSearchSeen(query), [query]);
  if (!canSaveSearch(query)) return null;
  const press = () => {
    if (saved) return forgetSearch(query);
    if (areSearchesFull()) return showNote({ text: t('searchesFull', { most: MAX_SEARCHES }) });
    saveSearch(query, name);
    showNote({ text: t('searchSavedNote') });
  };
  return (
    <button
      type="button"
      aria-pressed={saved}
      onClick={press}
      className={buttonClass('secondary', `noscript:hidden ${className}`, 'small')}
    >
      <Strokes path={BOOKMARK} className={saved ? 'size-4.5 fill-phprimary text-phprimary' : 'size-4.5'} />
      {/* Both labels take up space, so that the button does not change its width. */}
      <span className="grid text-left">
        <span className={`col-start-1 row-start-1 ${saved ? 'invisible' : ''}`}>{t('saveSearch')}</span>
        <span className={`col-start-1 row-start-1 ${saved ? '' : 'invisible'}`}>{t('searchSaved')}</span>
      </span>
    </button>
  );
}
