import { type IconSet, isIconSet } from './icon-set';

const SET_IN_ADDRESS = /([^/]+)\.json\?/;

/**
 * The `fetch` of the Iconify client. The client writes a comma as `%2C` but counts it as one character, which would
 * make a URL too long (I2). A response that is not the requested set becomes a 502, so that the client tries the next
 * host. Every valid set is passed to `onLoad` (I3).
 */
export function iconFetch(send: typeof fetch, onLoad: (set: IconSet) => void): typeof fetch {
  return async (input, init) => {
    const address = String(input).replaceAll('%2C', ',');
    const response = await send(address, init);
    if (response.status !== 200) {
      // The client never reads it, and an unread body keeps its connection open.
      response.body?.cancel().catch(() => undefined);
      return response;
    }
    const set: unknown = await response.json();
    if (!isIconSet(set) || set.prefix !== SET_IN_ADDRESS.exec(address)?.[1]) return new Response(null, { status: 502 });
    onLoad(set);
    return Response.json(set);
  };
}
