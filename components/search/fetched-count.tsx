'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { createApiClient } from '@/lib/http/client';

const ENDPOINT = '/api/search/count';
/** Debounce in milliseconds. A visitor does not wait for the count, and dragging a slider should send one request. */
const SETTLED_MS = 200;
const request = createApiClient(10_000);

async function fetchCount([endpoint, query]: readonly [string, string]): Promise<number> {
  const response = await request(endpoint + query);
  if (typeof response === 'object' && response !== null && 'total' in response && typeof response.total === 'number')
    return response.total;
  throw new TypeError(`${endpoint} did not answer with a total`);
}

function useSettled(query: string): string | null {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(query), SETTLED_MS);
    return () => window.clearTimeout(timer);
  }, [query]);
  return settled === query ? settled : null;
}

/** Number of results for `query`, from the API. Shows no number until the response for this exact query has arrived. */
export function FetchedCount({ query }: { query: string }) {
  const t = useTranslations('SearchCount');
  const settled = useSettled(query);
  const { data } = useSWR(settled === null ? null : ([ENDPOINT, settled] as const), fetchCount, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return data === undefined ? t('showAny') : t('show', { count: data });
}
