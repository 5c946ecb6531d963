import type { KeptChange } from '@/lib/analytics/event-values';
import { comparedHomeChanged, hiddenHomeChanged, savedHomeChanged, savedSearchChanged } from '@/lib/analytics/events';
import type { SiteEvent } from '@/lib/analytics/site-event';
import { comparedIds, hiddenIds, isForgetting, savedIds } from '../saved/home-lists';
import { savedSearches } from '../saved/saved-searches';
import { record } from './record';

type Kept = { current: () => readonly string[]; subscribe: (onChange: () => void) => () => void };

/** Records what is added to a list and removed from it, whichever button the visitor used. */
function follow({ current, subscribe }: Kept, say: (change: KeptChange, key: string) => SiteEvent): void {
  let before = current();
  const told = (change: KeptChange, some: readonly string[], others: readonly string[]) => {
    for (const key of some) if (!others.includes(key)) record(say(change, key));
  };
  // The other document records its own changes. Listening in the capture phase updates `before` before the list
  // notifies its subscribers.
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

/** Records changes to the lists stored on the device. */
export function followKept(): void {
  follow(savedIds, savedHomeChanged);
  follow(hiddenIds, hiddenHomeChanged);
  follow(comparedIds, comparedHomeChanged);
  const queries = () => savedSearches.current().map(({ query }) => query);
  follow({ current: queries, subscribe: savedSearches.subscribe }, savedSearchChanged);
}
