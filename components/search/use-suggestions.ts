'use client';

import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { createApiClient } from '@/lib/http/api-client';
import type { Locale } from '@/lib/i18n/locales';
import { isSuggestionResponses, type SuggestionResponse } from '@/lib/search/suggest/answer';

/** Debounce in milliseconds. */
const PAUSE_MS = 120;
const NONE: readonly SuggestionResponse[] = [];

const request = createApiClient(5_000);

type SuggestionsResponse = { readonly q: string; readonly list: readonly SuggestionResponse[] };

async function fetchSuggestions([path, q, locale]: readonly [string, string, Locale]): Promise<SuggestionsResponse> {
  const list = await request(`${path}?${new URLSearchParams({ q, locale })}`);
  if (!isSuggestionResponses(list)) throw new TypeError(`${path} did not answer with suggestions`);
  return { q, list };
}

/** The debounced text. An empty text is returned immediately. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? text : settled;
}

/** Whether to show a response while the next one loads: its text extends the current text, or the other way round. */
const belongsTo = ({ q }: SuggestionsResponse, text: string) =>
  q === text || (q !== '' && text !== '' && (text.startsWith(q) || q.startsWith(text)));

/**
 * Suggestions from the server for a text, and whether they are the response for exactly this text (`settled`).
 * Responses are cached by text, so a late one never replaces a newer one. Returns an empty list on error.
 */
export function useSuggestions(typed: string, locale: Locale, isEnabled: boolean) {
  const text = typed.trim();
  const settled = useSettled(text);
  const { data, error } = useSWR(isEnabled ? (['/api/suggest', settled, locale] as const) : null, fetchSuggestions, {
    keepPreviousData: true,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  const current = error === undefined && data !== undefined && belongsTo(data, text) ? data : undefined;
  return { suggestions: current?.list ?? NONE, settled: current?.q === text };
}
