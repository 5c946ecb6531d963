import type { KeptChange } from '@/lib/analytics/event-values';
import { comparedHomeChanged, hiddenHomeChanged, savedHomeChanged, savedSearchChanged } from '@/lib/analytics/events';
import type { SiteEvent } from '@/lib/analytics/site-event';
import { comparedIds, hiddenIds, isForgetting, savedIds } from '../saved/home-lists';
import { savedSearches } from '../saved/saved-searches';
import { record } from './record';

type Kept = { current: () => readonly string[]; subscribe: (onChange: () => void) => () => void };

/** Tells what came to a list and what went, whichever button did it. */
function follow({ current, subscribe }: Kept, say: (change: KeptChange, key: string) => SiteEvent): void {
  let before = current();
  const told = (change: KeptChange, some: readonly string[], others: readonly string[]) => {
    for (const key of some) if (!others.includes(key)) record(say(change, key));
  };
  // What another document did is recorded there; on its way down the news is here before the list tells of it.
  const learn = () => {
    before = current();
  };
  addEventListener('storage', learn, true);
  addEventListener('pageshow', learn, true);
  subscribe(() => {
    const now = current();
    told('add', now, before);
    if (!isForgetting()) told('remove', before, now);
    before = now;
  });
}

/** The lists that visitors keep on their device. */
export function followKept(): void {
  follow(savedIds, savedHomeChanged);
  follow(hiddenIds, hiddenHomeChanged);
  follow(comparedIds, comparedHomeChanged);
  const queries = () => savedSearches.current().map(({ query }) => query);
  follow({ current: queries, subscribe: savedSearches.subscribe }, savedSearchChanged);
}
