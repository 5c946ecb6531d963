import { errorText, log } from '../config/log';
import { withDeadline } from '../http/with-deadline';
import { gatherCollection } from './gather-collection';
import type { LiveContent } from './live/live-content';
import { QUERY_MS, type Snapshots } from './snapshots';
import type { ContentSource } from './source';

/**
 * Runs a one-time query of the web SDK, as the specification reads the contact widget (§7). Falls back to the followed
 * documents if the query fails, or if they changed during the query, because it may have missed the edit.
 */
export function oneTimeQueries(live: Pick<LiveContent, 'get'>, source: ContentSource): Snapshots['query'] {
  let isFailing = false;
  return async (name) => {
    const earlier = live.get(name);
    try {
      const queried = await withDeadline(QUERY_MS, async () =>
        gatherCollection(name, await source.load(name), earlier ?? new Map()),
      );
      isFailing = false;
      const followed = live.get(name);
      return followed === undefined || followed === earlier ? queried : followed;
    } catch (error) {
      const followed = live.get(name);
      if (followed === undefined) throw error;
      if (!isFailing) log('warn', 'one-time query failed', { collection: name, reason: errorText(error) });
      isFailing = true;
      return followed;
    }
  };
}
