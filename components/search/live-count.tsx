'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { parseSearchQuery } from 'thai-property-search/params';
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
  const container = useRef<HTMLSpanElement>(null);
  const [fields, setFields] = useState({ query, shownQuery: query });
  const [Fetched, setFetched] = useState<typeof FetchedCount | null>(null);
  const currentQuery = fields.shownQuery === query ? fields.query : query;
  useEffect(() => {
    const form = container.current?.closest('form');
    // Use the submitted words: a half-typed word finds nothing.
    const { q } = parseSearchQuery(new URLSearchParams(query));
    const readForm = () => {
      if (!form) return;
      setFields({ query: formQuery(form, q), shownQuery: query });
      if (needsReader(form)) amountReader().then(readForm, console.warn);
    };
    // Fields may have been filled in before hydration.
    readForm();
    form?.addEventListener('input', readForm);
    return () => form?.removeEventListener('input', readForm);
  }, [query]);
  const isNew = currentQuery !== query;
  useEffect(() => {
    // If the import fails, the button shows no number and still works.
    if (isNew) import('./fetched-count').then((module) => setFetched(() => module.FetchedCount), console.warn);
  }, [isNew]);
  return (
    <span ref={container} aria-live="polite" className="tabular-nums">
      {!isNew && t('show', { count: total })}
      {isNew && (Fetched === null ? t('showAny') : <Fetched query={currentQuery} />)}
    </span>
  );
}
