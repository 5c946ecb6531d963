'use client';

import { type RefObject, useDeferredValue, useEffect, useState } from 'react';
import useSWR from 'swr';
import { mergeFilters } from 'thai-property-search/merge-filters';
import { normalizeParams, parseSearchQuery, serialiseSearchParams } from 'thai-property-search/params';
import { createApiClient } from '@/lib/http/client';
import type { Locale } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import { isSuggestionResponses, type SuggestionResponse } from '@/lib/search/suggest/suggestion-response';
import { useSite } from '../ui/navigation';
import { formQuery } from './form-query';
import { useRecentSearches } from './recent-searches';
import type { Row } from './suggest-content';

const PAUSE_MS = 120;
const MAX_ROWS = 8;
const NONE: readonly SuggestionResponse[] = [];
const request = createApiClient(5_000);

/** The rows for the typed text. For an empty field: the device's recent searches, then the most common suggestions. */
export function useRows(input: RefObject<HTMLInputElement | null>, typed: string, open: boolean) {
  const { locale } = useSite();
  const recent = useRecentSearches();
  const { suggestions, settled } = useSuggestions(typed, locale, open);
  const filtered = suggestions.map((row): Row => withFields(row, input.current?.form));
  // With the form's filters added, two rows may lead to the same search.
  const rows = filtered.filter(({ path }, index) => filtered.findIndex((row) => row.path === path) === index);
  if (typed.trim() !== '') return { rows, settled };
  const searches = recent.map(({ label, query }): Row => {
    return { kind: 'recent', path: routePath('search') + query, name: label, note: '', homes: '' };
  });
  return { rows: [...searches, ...rows].slice(0, MAX_ROWS), settled };
}

const paramsOf = (query: string) => parseSearchQuery(new URLSearchParams(query));

/** Adds the form's filters that do not conflict. The count no longer applies then, so it is removed. */
function withFields(row: Row, form: HTMLFormElement | null | undefined): Row {
  const [path = '', query] = row.path.split('?');
  if (!form || query === undefined) return row;
  const suggested = paramsOf(query);
  const { merged } = mergeFilters(paramsOf(formQuery(form, { q: '' })), suggested);
  const newPath = path + serialiseSearchParams(normalizeParams({ ...merged, q: suggested.q }));
  return newPath === row.path ? row : { ...row, path: newPath, homes: '' };
}

/**
 * `settled`: the response is for exactly this text. Cached by text, so a late one never replaces a newer one. Deferred,
 * because Base UI takes long to render a list on a phone, and the next keystroke must not wait for it.
 */
function useSuggestions(typed: string, locale: Locale, isEnabled: boolean) {
  const text = typed.trim();
  const settled = useSettled(text);
  const { data, error } = useSWR(isEnabled ? (['/api/suggest', settled, locale] as const) : null, fetchSuggestions, {
    keepPreviousData: true,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  const shown = useDeferredValue(error === undefined ? data : undefined);
  const current = shown !== undefined && belongsTo(shown, text) ? shown : undefined;
  return { suggestions: current?.list ?? NONE, settled: current?.q === text };
}

type SuggestionsResponse = { readonly q: string; readonly list: readonly SuggestionResponse[] };

async function fetchSuggestions([path, q, locale]: readonly [string, string, Locale]): Promise<SuggestionsResponse> {
  const list = await request(`${path}?${new URLSearchParams({ q, locale })}`);
  if (!isSuggestionResponses(list)) throw new TypeError(`${path} did not answer with suggestions`);
  return { q, list };
}

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
