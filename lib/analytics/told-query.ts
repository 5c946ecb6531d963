/** Seven digits and more, however they are spaced: telephone and identity numbers. And e-mail addresses. */
const PERSONAL = /[\d๐-๙](?:[\s().-]*[\d๐-๙]){6,}|[^\s=@]+@[^\s@]+/g;

/** What systems of advertising write, long numbers of campaigns above all. */
const CAMPAIGN = /^(?:utm_[a-z_]+|gad_[a-z]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid)=/;

/** In those a number is somebody's own in the shape of a Thai telephone number alone. */
const PERSONAL_IN_CAMPAIGN = /(?<![\w+])(?:\+?66|0)(?:[\s().-]*\d){8,9}(?!\w)|[^\s=@]+@[^\s@]+/g;

/** Long numbers of the search that are prices and places on the map. */
const OWN_NUMBERS = /^(?:price_(?:min|max)|bbox|area)=/;

function decoded(pair: string): string | null {
  try {
    return decodeURIComponent(pair.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

function toldPair(pair: string): string {
  if (OWN_NUMBERS.test(pair)) return pair;
  const text = decoded(pair);
  if (text === null) return '%23';
  const told = text.replace(CAMPAIGN.test(pair) ? PERSONAL_IN_CAMPAIGN : PERSONAL, '#');
  return told === text ? pair : encodeURIComponent(told).replace('%3D', '=');
}

/**
 * A query (with its `?`, or empty) as the tag manager may have it: somebody may have typed a telephone number into the
 * search, or followed a link that holds their e-mail address. Each becomes `#`; the rest stays as it is.
 */
export const toldQuery = (query: string): string =>
  query.slice(0, 1) + query.slice(1).split('&').map(toldPair).join('&');
