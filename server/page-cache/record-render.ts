import { AsyncLocalStorage } from 'node:async_hooks';
import { processSingleton } from '../../lib/config/process-singleton';
import type { Tag } from '../../lib/content/change-log';
import { readTags } from '../../lib/content/read-tags';
import type { NextEntry } from './next-entry';
import type { RenderedPage } from './rendered-page';

/** `isRequested`: Next looked for the page in its cache, so that this render and no other makes it. */
type Exchange = { readonly cached: NextEntry | null; nextEntry: NextEntry | null; isRequested: boolean };

/** Next's cache handler (server/next-cache-handler.mjs) reads it, and has no other access to the state of the server. */
const renders = processSingleton('render', () => new AsyncLocalStorage<Exchange>());

/** A rendered page, the content that it read, and what Next would keep of it. */
export type RecordedRender = {
  readonly page: RenderedPage;
  readonly tags: readonly Tag[];
  /** Null where Next renders each form of the page separately, or took this one from what it knew. */
  readonly nextEntry: NextEntry | null;
};

/**
 * Renders a page and records what it reads.
 *
 * @param known Next's cache entry of the same page
 */
export async function recordRender(
  cached: NextEntry | null,
  render: () => Promise<RenderedPage>,
): Promise<RecordedRender> {
  for (;;) {
    // Whether an address has a page at all depends on them.
    const tags = new Set<Tag>(['redirects']);
    const exchange: Exchange = { cached, nextEntry: null, isRequested: false };
    const page = await readTags.get().run(tags, () => renders.get().run(exchange, render));
    // Next may answer with an overdue render of the same page that still runs; what that one read is not recorded here.
    const isShared = page.headers['x-nextjs-cache'] !== undefined && !exchange.isRequested;
    if (!isShared) return { page, tags: [...tags], nextEntry: exchange.nextEntry };
  }
}
