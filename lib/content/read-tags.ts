import { AsyncLocalStorage } from 'node:async_hooks';
import { processSingleton } from '../config/process-singleton';
import type { Tag } from './change-log';

/** The tags that the page being rendered has read so far. Our server starts it (server/page-cache/record-render.ts). */
export const readTags = processSingleton('read-tags', () => new AsyncLocalStorage<Set<Tag>>());

/** Records that the page being rendered depends on a tag. Does nothing outside a render. */
export function noteRead(tag: Tag): void {
  readTags.get().getStore()?.add(tag);
}
