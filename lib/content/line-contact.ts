/** What LINE accepts as the id of an account. */
const ID = /^@?[a-z0-9._-]{2,40}$/i;
/** A link that LINE's own "share" makes: of an id behind a tilde or with an @, or of a token that names no id. */
const ACCOUNT =
  /^(?:https?:\/\/)?(?:www\.)?line\.me\/(?:r\/)?ti\/p\/(?:~([^/?#]+)|(@[^/?#]+)|([\w-]{2,20}))\/?(?:[?#].*)?$/i;
const SHORT = /^(?:https?:\/\/)?lin\.ee\/([\w-]{2,20})\/?(?:[?#].*)?$/i;

/**
 * A LINE contact from what people give: an id (`somchai`, `@rommai`), or a link as the app shares it. A link that names an
 * id becomes the id; `https://line.me/ti/p/AbC123` and `https://lin.ee/AbC123` name none and stay links, without what
 * follows a question mark. Null for anything else.
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

/** Whether a LINE contact is a link, and so nothing to type into LINE. */
export const isLineLink = (contact: string): boolean => contact.startsWith('https://');
