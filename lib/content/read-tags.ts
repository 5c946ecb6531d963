import type { AsyncLocalStorage } from 'node:async_hooks';
import type { Tag } from './change-log';

// Set by our server (server/page-cache/record-render.ts); Next's pages have their own copy of this module.
declare global {
  var rommaiReadTags: AsyncLocalStorage<Set<Tag>> | undefined;
}

/** Notes that the page that is being rendered depends on this. Outside a render it does nothing. */
export function noteRead(tag: Tag): void {
  globalThis.rommaiReadTags?.getStore()?.add(tag);
}
