/**
 * Next's cache handler. It stores nothing: the page cache before Next does (decision 39). `rommaiRender` belongs to the
 * render that asks (server/page-cache/record-render.ts): `known` is what Next made for this page before, from which it
 * takes another form of it (data, a prefetch); `made` is what it has rendered now; `isAsked` says that it looked for it.
 */
export default class NextCacheHandler {
  async get(_key, { kind }) {
    const render = globalThis.rommaiRender?.getStore();
    if (render) render.isAsked = true;
    const known = kind === 'APP_PAGE' ? render?.known : undefined;
    return known ? { ...known, lastModified: Date.now() } : null;
  }

  async set(_key, value, { cacheControl } = {}) {
    const render = globalThis.rommaiRender?.getStore();
    if (render && value?.kind === 'APP_PAGE') render.made = { value, cacheControl };
  }

  /** Pages are not revalidated by Next's tags. */
  async revalidateTag() {}

  resetRequestCache() {}
}
