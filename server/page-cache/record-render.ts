import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tag } from '../../lib/content/change-log';
import type { NextEntry } from './next-entry';
import type { RenderedPage } from './rendered-page';

// Next's pages and its cache handler (server/next-cache-handler.mjs) have no other way to what our server holds.
declare global {
  var rommaiRender: AsyncLocalStorage<{ readonly known: NextEntry | null; made: NextEntry | null }> | undefined;
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
 * @param known what Next made of the same page before
 */
export async function recordRender(
  known: NextEntry | null,
  render: () => Promise<RenderedPage>,
): Promise<RecordedRender> {
  globalThis.rommaiReadTags ??= new AsyncLocalStorage();
  globalThis.rommaiRender ??= new AsyncLocalStorage();
  // Whether an address has a page at all depends on them.
  const tags = new Set<Tag>(['redirects']);
  const exchange = { known, made: null };
  const page = await globalThis.rommaiReadTags.run(
    tags,
    () => globalThis.rommaiRender?.run(exchange, render) ?? render(),
  );
  return { page, tags: [...tags], made: exchange.made };
}
