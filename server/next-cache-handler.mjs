// The singleton of server/page-cache/rendered-page.ts. Next loads this file by itself.
const renderOf = () => globalThis[Symbol.for('rommai.render')]?.value.getStore();

/** Stores nothing: the page cache before Next does (decision 39). `cached` is what Next made of this page before. */
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

  async revalidateTag() {}

  resetRequestCache() {}
}
