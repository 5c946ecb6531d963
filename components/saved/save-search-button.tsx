'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { buttonClass } from '../ui/button-class';
import { Glyph } from '../ui/glyph';
import { SEARCHES_FULL } from './kept-full';
import {
  areSearchesFull,
  canSaveSearch,
  forgetSearch,
  saveSearch,
  seeSearch,
  useIsSearchSaved,
} from './saved-searches';

type Props = {
  /** In canonical order, from its `?`, without order, view and page: they show the same homes. */
  query: string;
  /** The words of the search, for a list of searches. */
  name: string;
  className?: string;
};

/** Keeps a search on this device, or no longer; a saved one that is shown counts as looked at. */
export function SaveSearchButton({ query, name, className = '' }: Props) {
  const t = useTranslations('Saved');
  const saved = useIsSearchSaved(query);
  useEffect(() => seeSearch(query), [query]);
  if (!canSaveSearch(query)) return null;
  const press = () => {
    if (saved) forgetSearch(query);
    else if (areSearchesFull()) window.dispatchEvent(new Event(SEARCHES_FULL));
    else saveSearch(query, name);
  };
  return (
    <button
      type="button"
      aria-pressed={saved}
      onClick={press}
      className={buttonClass('secondary', `noscript:hidden ${className}`, 'small')}
    >
      <Glyph name="bookmark" className={saved ? 'size-4.5 fill-phprimary text-phprimary' : 'size-4.5'} />
      {/* Both words take their place, so that the button keeps its width. */}
      <span className="grid text-left">
        <span className={`col-start-1 row-start-1 ${saved ? 'invisible' : ''}`}>{t('saveSearch')}</span>
        <span className={`col-start-1 row-start-1 ${saved ? '' : 'invisible'}`}>{t('searchSaved')}</span>
      </span>
    </button>
  );
}
