// The singleton `render` of server/page-cache/record-render.ts. Next loads this file by itself.
const renderOf = () => globalThis[Symbol.for('rommai.render')]?.value.getStore();

/**
 * Next's cache handler. It stores nothing: the page cache before Next does (decision 39). The current render has
 * `cached`, what Next made for this page before, from which it takes another form of it (data, a prefetch);
 * `nextEntry`, what it has rendered now; and `isRequested`, whether it looked for it.
 */
export default class NextCacheHandler {
  async get(_key, { kind }) {
    const render = renderOf();
    if (render) render.isRequested = true;
    const cached = kind === 'APP_PAGE' ? render?.cached : undefined;
    return cached ? { ...cached, lastModified: Date.now() } : null;
  }

  async set(_key, value, { cacheControl } = {}) {
    const render = renderOf();
    if (render && value?.kind === 'APP_PAGE') render.nextEntry = { value, cacheControl };
  }

  /** Pages are not revalidated by Next's tags. */
  async revalidateTag() {}

  resetRequestCache() {}
}
