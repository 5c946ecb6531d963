import { isLineLink } from '../content/line-contact';

/** Only ids of official accounts begin with `@`. Other ids get a tilde in the URL. */
const isOfficial = (lineId: string) => lineId.startsWith('@');

/** Opens a chat with a LINE account, in the app or as a page. Takes the result of `lineContact`. */
export function lineUrl(lineId: string): string {
  if (isLineLink(lineId)) return lineId;
  return isOfficial(lineId)
    ? `https://line.me/R/ti/p/${encodeURIComponent(lineId)}`
    : `https://line.me/ti/p/~${encodeURIComponent(lineId)}`;
}

/**
 * Like `lineUrl`, with a prefilled message if possible: only official accounts support it (LINE Developers, "Using LINE
 * URL schemes").
 */
export const lineAskUrl = (lineId: string, text: string): string =>
  isOfficial(lineId)
    ? `https://line.me/R/oaMessage/${encodeURIComponent(lineId)}/?${encodeURIComponent(text)}`
    : lineUrl(lineId);

/** Shares a page with friends on LINE (LINE Social Plugins). */
export const lineShareUrl = (url: string): string =>
  `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(url)}`;
