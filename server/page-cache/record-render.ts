import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tag } from '../../lib/content/change-log';
import type { NextEntry } from './next-entry';
import type { RenderedPage } from './rendered-page';

/** `isAsked`: Next looked for the page in its cache, so that this render and no other makes it. */
type Exchange = { readonly known: NextEntry | null; made: NextEntry | null; isAsked: boolean };

// Next's pages and its cache handler (server/next-cache-handler.mjs) have no other access to the state of the server.
declare global {
  var rommaiRender: AsyncLocalStorage<Exchange> | undefined;
}

/** A rendered page, the content that it read, and what Next would keep of it. */
export type RecordedRender = {
  readonly page: RenderedPage;
  readonly tags: readonly Tag[];
  /** Null where Next renders each form of the page separately, or took this one from what it knew. */
  readonly made: NextEntry | null;
};

/**
 * Renders a page and records what it reads.
 *
 * @param known Next's cache entry of the same page
 */
export async function recordRender(
  known: NextEntry | null,
  render: () => Promise<RenderedPage>,
): Promise<RecordedRender> {
  globalThis.rommaiReadTags ??= new AsyncLocalStorage();
  globalThis.rommaiRender ??= new AsyncLocalStorage();
  const [readTags, renders] = [globalThis.rommaiReadTags, globalThis.rommaiRender];
  for (;;) {
    // Whether an address has a page at all depends on them.
    const tags = new Set<Tag>(['redirects']);
    const exchange: Exchange = { known, made: null, isAsked: false };
    const page = await readTags.run(tags, () => renders.run(exchange, render));
    // Next may answer with an overdue render of the same page that still runs; what that one read is not recorded here.
    const isOfOther = page.headers['x-nextjs-cache'] !== undefined && !exchange.isAsked;
    if (!isOfOther) return { page, tags: [...tags], made: exchange.made };
  }
}
