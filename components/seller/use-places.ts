'use client';

import { useCallback, useEffect, useState } from 'react';
import { isNamedPlaces, type NamedPlace } from '@/lib/content/named-place';
import { createApiClient } from '@/lib/http/api-client';

const request = createApiClient(10_000);

type Answer = { readonly query: string; readonly list: readonly NamedPlace[] | null };

async function ask(query: string, signal: AbortSignal): Promise<Answer> {
  const list = await request(`/api/places?${query}`, { signal });
  if (!isNamedPlaces(list)) throw new TypeError('/api/places did not answer with places');
  return { query, list };
}

/**
 * Loads the areas inside another one: `province=10` or `district=1001`, or null for no request. A new query aborts the
 * previous request. `list` is undefined until the response arrives. `again` retries a failed request.
 */
export function usePlaces(query: string | null) {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the same request.
  useEffect(() => {
    if (query === null) return;
    const stop = new AbortController();
    ask(query, stop.signal).then(setAnswer, () => {
      if (!stop.signal.aborted) setAnswer({ query, list: null });
    });
    return () => stop.abort();
  }, [query, attempt]);
  const again = useCallback(() => {
    setAnswer(undefined);
    setAttempt((number) => number + 1);
  }, []);
  const own = answer?.query === query ? answer : undefined;
  return { list: own?.list ?? undefined, isFailed: own?.list === null, again };
}
