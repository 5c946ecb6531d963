import { isLineLink } from '../content/line-contact';

/** Only official accounts have ids that begin so; anybody else's is found behind a tilde. */
const isOfficial = (lineId: string) => lineId.startsWith('@');

/** Opens a chat with a LINE account, in the app or as a page; takes a contact as `lineContact` gives it. */
export function lineUrl(lineId: string): string {
  if (isLineLink(lineId)) return lineId;
  return isOfficial(lineId)
    ? `https://line.me/R/ti/p/${encodeURIComponent(lineId)}`
    : `https://line.me/ti/p/~${encodeURIComponent(lineId)}`;
}

/**
 * The same with words already in the field, where LINE can: only official accounts take some (LINE Developers, "Using LINE
 * URL schemes").
 */
export const lineAskUrl = (lineId: string, text: string): string =>
  isOfficial(lineId)
    ? `https://line.me/R/oaMessage/${encodeURIComponent(lineId)}/?${encodeURIComponent(text)}`
    : lineUrl(lineId);

/** Shares a page with friends on LINE (LINE Social Plugins). */
export const lineShareUrl = (url: string): string =>
  `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(url)}`;
