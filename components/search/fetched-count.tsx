'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { createApiClient } from '@/lib/http/client';
import { isRecord } from '@/lib/http/json';
import { formatNumber } from '@/lib/i18n/numbers';

const ENDPOINT = '/api/search/count';
/** Debounce in milliseconds. A visitor does not wait for the count, and dragging a slider should send one request. */
const SETTLED_MS = 200;
const request = createApiClient(10_000);

type Unknown = Readonly<Record<string, unknown>>;
/** Without a total and counts, the request failed. */
type Answer = { readonly query: string; readonly total?: number; readonly counts?: Unknown };

async function fetchAnswer(query: string, signal: AbortSignal): Promise<Answer> {
  const response = await request(ENDPOINT + query, { signal });
  if (!isRecord(response) || typeof response.total !== 'number') throw new TypeError(`${ENDPOINT}: no total`);
  return { query, total: response.total, counts: isRecord(response.counts) ? response.counts : {} };
}

/** The latest answer. The next query aborts the request of the previous one. */
function useAnswer(query: string): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      const next = navigator.onLine ? await fetchAnswer(query, signal).catch(() => null) : null;
      if (!signal.aborted) setAnswer(next ?? { query });
    };
    const timer = window.setTimeout(ask, SETTLED_MS);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  return answer;
}

const everyIn = (selector: string) => document.querySelectorAll<HTMLElement>(`form[data-filters] ${selector}`);

/** Empty if it is not known: after a failed request, and of minutes to no place. */
function countFor({ query, counts }: Answer, name: string, value: string): string {
  if (counts === undefined || (name === 'reach' && !new URLSearchParams(query).has(name))) return '';
  const values = counts[name];
  const count = isRecord(values) ? values[value] : 0;
  return formatNumber(typeof count === 'number' ? count : 0);
}

/** Uses attributes that React does not know, because it does not write again what has not changed for it. */
function showCounts(answer: Answer): void {
  for (const label of everyIn('[data-count]')) {
    const input = label.querySelector('input');
    if (input) label.dataset.now = countFor(answer, input.name, input.value);
  }
  for (const option of everyIn('option')) {
    const name = option.closest('select')?.name ?? '';
    if (!(option instanceof HTMLOptionElement) || option.value === '' || (answer.counts && !(name in answer.counts)))
      continue;
    const count = countFor(answer, name, option.value);
    option.label = option.text.replace(/(\s*)\([\d,]+\)$/, count && `$1(${count})`);
  }
}

function removeCounts(): void {
  for (const label of everyIn('[data-now]')) delete label.dataset.now;
  for (const option of everyIn('option[label]')) option.removeAttribute('label');
}

/** The number of results for `query`, once it is known. The choices show how many homes each of them would have. */
export function FetchedCount({ query }: { query: string }) {
  const t = useTranslations('SearchCount');
  const answer = useAnswer(query);
  // After every render, because the fields of a group may have come since.
  useEffect(() => {
    if (answer) showCounts(answer);
  });
  useEffect(() => removeCounts, []);
  const total = answer?.query === query ? answer.total : undefined;
  return total === undefined ? t('showAny') : t('show', { count: total });
}
