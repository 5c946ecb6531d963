'use client';

import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { useNavigateTo } from '../ui/navigation';
import { isPlainPress } from '../ui/use-late';

/** Links that add or remove one filter. */
const FILTER_LINKS = '.filter-row :is(li, nav) a';

const pairsOf = (query: string): string[] => [...new URLSearchParams(query)].map((pair) => JSON.stringify(pair)).sort();

const isSame = (one: string, other: string) => pairsOf(one).join() === pairsOf(other).join();

/**
 * The query `pending` with the change that a link makes on the page of `shown`. All have the form of `location.search`.
 * A value that the link adds replaces one of the same filter that only `pending` has.
 */
export function withChange(pending: string, shown: string, linked: string): string {
  const [before, after] = [pairsOf(shown), pairsOf(linked)];
  const added = [...new URLSearchParams(linked)].filter((pair) => !before.includes(JSON.stringify(pair)));
  const names = added.map(([name]) => name);
  const kept = [...new URLSearchParams(pending)].filter((pair) => {
    const text = JSON.stringify(pair);
    return before.includes(text) ? after.includes(text) : !names.includes(pair[0]);
  });
  return `?${new URLSearchParams([...kept, ...added])}`;
}

/**
 * Navigates to the filter links inside an element on the page of `query`, without scrolling. A press while the search of
 * an earlier one is loading searches with both changes: the address of a link has only its own.
 */
export function useFilterPresses(query: string): (event: MouseEvent) => void {
  const navigateTo = useNavigateTo();
  // Searches that were pressed and are not shown yet, oldest first.
  const pending = useRef<readonly string[]>([]);
  const pressed = useRef<readonly Element[]>([]);
  const keep = useCallback((searches: readonly string[]) => {
    pending.current = searches;
    if (searches.length > 0) return;
    for (const link of pressed.current) link.removeAttribute('aria-busy');
    pressed.current = [];
  }, []);
  useEffect(() => {
    const index = pending.current.findIndex((one) => isSame(one, query));
    keep(index < 0 ? [] : pending.current.slice(index + 1));
  }, [query, keep]);
  useEffect(() => {
    const forget = () => keep([]);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, [keep]);
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(FILTER_LINKS) : null;
    if (link === null || !isPlainPress(event)) return;
    const earlier = pending.current.at(-1);
    const next = earlier === undefined ? link.search : withChange(earlier, query, link.search);
    pending.current = [...pending.current, next];
    pressed.current = [...pressed.current, link];
    link.setAttribute('aria-busy', 'true');
    event.preventDefault();
    void navigateTo(link.pathname + next, { scroll: false });
  };
}
