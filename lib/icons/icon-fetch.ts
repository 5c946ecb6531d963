import { type IconSet, isIconSet } from './icon-set';

const SET_IN_ADDRESS = /([^/]+)\.json\?/;

/**
 * What the Iconify client fetches with. It writes a comma as `%2C` after having counted one character, which would
 * carry an address past its bound (I2). An answer that is not the asked set becomes a 502, so that the client asks the
 * next host; every other set is given to `loaded` (I3).
 */
export function iconFetch(send: typeof fetch, loaded: (set: IconSet) => void): typeof fetch {
  return async (input, init) => {
    const address = String(input).replaceAll('%2C', ',');
    const response = await send(address, init);
    if (response.status !== 200) {
      // The client never reads it, and an unread body keeps its connection.
      response.body?.cancel().catch(() => undefined);
      return response;
    }
    const set: unknown = await response.json();
    if (!isIconSet(set) || set.prefix !== SET_IN_ADDRESS.exec(address)?.[1]) return new Response(null, { status: 502 });
    loaded(set);
    return Response.json(set);
  };
}
