/** The ids that LINE accepts for an account. */
const ID = /^@?[a-z0-9._-]{2,40}$/i;
/** A link from LINE's "share" feature, with an id after a tilde, an id with @, or a token without an id. */
const ACCOUNT =
  /^(?:https?:\/\/)?(?:www\.)?line\.me\/(?:r\/)?ti\/p\/(?:~([^/?#]+)|(@[^/?#]+)|([\w-]{2,20}))\/?(?:[?#].*)?$/i;
const SHORT = /^(?:https?:\/\/)?lin\.ee\/([\w-]{2,20})\/?(?:[?#].*)?$/i;

/**
 * Parses a LINE contact as people type it: an id (`somchai`, `@rommai`) or a shared link. A link with an id becomes the
 * id. `https://line.me/ti/p/AbC123` and `https://lin.ee/AbC123` have no id and stay links, without the query. Returns
 * null for anything else.
 */
export function lineContact(typed: string): string | null {
  const text = typed.trim().replace(/%40/g, '@');
  const [, named, official, token] = ACCOUNT.exec(text) ?? [];
  if (token !== undefined) return `https://line.me/ti/p/${token}`;
  const [, short] = SHORT.exec(text) ?? [];
  if (short !== undefined) return `https://lin.ee/${short}`;
  const id = named ?? official ?? text;
  return ID.test(id) ? id : null;
}

/** Whether a LINE contact is a link and not an id that can be typed into LINE. */
export const isLineLink = (contact: string): boolean => contact.startsWith('https://');
