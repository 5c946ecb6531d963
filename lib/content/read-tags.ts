import type { AsyncLocalStorage } from 'node:async_hooks';
import type { Tag } from './change-log';

// Set by our server (server/page-cache/record-render.ts). Next.js bundles this module separately for pages, so it must
// be a global.
declare global {
  var rommaiReadTags: AsyncLocalStorage<Set<Tag>> | undefined;
}

/** Records that the page being rendered depends on a tag. Does nothing outside a render. */
export function noteRead(tag: Tag): void {
  globalThis.rommaiReadTags?.getStore()?.add(tag);
}
