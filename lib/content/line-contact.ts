const ID = /^@?[a-z0-9._-]{2,40}$/i;
/** A link from LINE's "share" feature, with an id after a tilde, an id with @, or a token without an id. */
const ACCOUNT =
  /^(?:https?:\/\/)?(?:www\.)?line\.me\/(?:r\/)?ti\/p\/(?:~([^/?#]+)|(@[^/?#]+)|([\w-]{2,20}))\/?(?:[?#].*)?$/i;
const SHORT = /^(?:https?:\/\/)?lin\.ee\/([\w-]{2,20})\/?(?:[?#].*)?$/i;

/** A LINE id or shared link as people type it. A link with an id becomes the id, others lose the query. Else null. */
export function lineContact(typed: string): string | null {
  const text = typed.trim().replace(/%40/g, '@');
  const [, named, official, token] = ACCOUNT.exec(text) ?? [];
  if (token !== undefined) return `https://line.me/ti/p/${token}`;
  const [, short] = SHORT.exec(text) ?? [];
  if (short !== undefined) return `https://lin.ee/${short}`;
  const id = named ?? official ?? text;
  return ID.test(id) ? id : null;
}

export const isLineLink = (contact: string): boolean => contact.startsWith('https://');

/** Only ids of official accounts begin with `@`. Other ids get a tilde in the URL. */
const isOfficial = (lineId: string) => lineId.startsWith('@');

/** Opens a chat with a LINE account, in the app or as a page. Takes the result of `lineContact`. */
export function lineUrl(lineId: string): string {
  if (isLineLink(lineId)) return lineId;
  return isOfficial(lineId)
    ? `https://line.me/R/ti/p/${encodeURIComponent(lineId)}`
    : `https://line.me/ti/p/~${encodeURIComponent(lineId)}`;
}

/** Like `lineUrl`, with a message for official accounts only (LINE Developers, "Using LINE URL schemes"). */
export const lineAskUrl = (lineId: string, text: string): string =>
  isOfficial(lineId)
    ? `https://line.me/R/oaMessage/${encodeURIComponent(lineId)}/?${encodeURIComponent(text)}`
    : lineUrl(lineId);

export const lineShareUrl = (url: string): string =>
  `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(url)}`;
