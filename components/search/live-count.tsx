'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { parseSearchQuery } from '@/lib/search/params';
import { amountReader, needsReader } from './amount-reader';
import type { FetchedCount } from './fetched-count';
import { formQuery } from './form-query';

type Props = {
  /** The search that the page shows, and its number of results. */
  query: string;
  total: number;
};

/** Submit label with the number of results for the current fields and the page's search words, once it is known. */
export function LiveCount({ query, total }: Props) {
  const t = useTranslations('SearchCount');
  const place = useRef<HTMLSpanElement>(null);
  const [fields, setFields] = useState({ query, of: query });
  const [Fetched, setFetched] = useState<typeof FetchedCount | null>(null);
  const asked = fields.of === query ? fields.query : query;
  useEffect(() => {
    const form = place.current?.closest('form');
    // Use the submitted words: a half-typed word finds nothing.
    const { q } = parseSearchQuery(new URLSearchParams(query));
    const look = () => {
      if (!form) return;
      setFields({ query: formQuery(form, q), of: query });
      if (needsReader(form)) amountReader().then(look, console.warn);
    };
    // Fields may have been filled in before hydration.
    look();
    form?.addEventListener('input', look);
    return () => form?.removeEventListener('input', look);
  }, [query]);
  const isNew = asked !== query;
  useEffect(() => {
    // If the import fails, the button shows no number and still works.
    if (isNew) import('./fetched-count').then((room) => setFetched(() => room.FetchedCount), console.warn);
  }, [isNew]);
  return (
    <span ref={place} aria-live="polite" className="tabular-nums">
      {!isNew && t('show', { count: total })}
      {isNew && (Fetched === null ? t('showAny') : <Fetched query={asked} />)}
    </span>
  );
}
