'use client';

import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { createApiClient } from '@/lib/http/api-client';
import type { Locale } from '@/lib/i18n/locales';
import { isSuggestionAnswers, type SuggestionAnswer } from '@/lib/search/suggest/answer';

/** Faster typing asks once. */
const PAUSE_MS = 120;
const NONE: readonly SuggestionAnswer[] = [];

const request = createApiClient(5_000);

type Answer = { readonly q: string; readonly list: readonly SuggestionAnswer[] };

async function ask([path, q, locale]: readonly [string, string, Locale]): Promise<Answer> {
  const list = await request(`${path}?${new URLSearchParams({ q, locale })}`);
  if (!isSuggestionAnswers(list)) throw new TypeError(`${path} did not answer with suggestions`);
  return { q, list };
}

/** The text once nobody has typed for a moment; an emptied field at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? text : settled;
}

/** An answer for fewer or more letters of the same text stays while the next one is under way. */
const belongsTo = ({ q }: Answer, text: string) =>
  q === text || (q !== '' && text !== '' && (text.startsWith(q) || q.startsWith(text)));

/**
 * What the server suggests for a text, and whether that is the answer to this very text. Each text has its own answer,
 * so one that comes late is never taken for that of a newer text. Without an answer there is nothing.
 */
export function useSuggestions(typed: string, locale: Locale, wanted: boolean) {
  const text = typed.trim();
  const settled = useSettled(text);
  const { data, error } = useSWR(wanted ? (['/api/suggest', settled, locale] as const) : null, ask, {
    keepPreviousData: true,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  const known = error === undefined && data !== undefined && belongsTo(data, text) ? data : undefined;
  return { suggestions: known?.list ?? NONE, settled: known?.q === text };
}
