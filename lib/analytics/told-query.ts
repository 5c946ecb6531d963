/** Seven or more digits with any separators, such as phone and identity numbers, and e-mail addresses. */
const PERSONAL = /[\d๐-๙](?:[\s().-]*[\d๐-๙]){6,}|[^\s=@]+@[^\s@]+/g;

/** Parameters of advertising systems, which often contain long campaign numbers. */
const CAMPAIGN = /^(?:utm_[a-z_]+|gad_[a-z]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid)=/;

/** In those, only a number that looks like a Thai phone number is personal data. */
const PERSONAL_IN_CAMPAIGN = /(?<![\w+])(?:\+?66|0)(?:[\s().-]*\d){8,9}(?!\w)|[^\s=@]+@[^\s@]+/g;

/** Search parameters with long numbers: prices and map coordinates. */
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
 * Removes personal data from a query (with its `?`, or empty) for the tag manager: a visitor may have typed a phone
 * number into the search, or followed a link with an e-mail address. Replaces each with `#`.
 */
export const toldQuery = (query: string): string =>
  query.slice(0, 1) + query.slice(1).split('&').map(toldPair).join('&');
