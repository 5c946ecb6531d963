import 'server-only';
import type { Listing } from '../../content/collections';
import { activeListings } from '../../content/listings.server';
import { memoize, memoizeBySnapshot } from '../../content/memoize-by-snapshot';
import { type Places, places } from '../../content/places.server';
import type { Locale } from '../../i18n/locales';
import { suggester } from './suggester';
import type { Suggestion } from './suggestion';

const suggesterOf = memoizeBySnapshot('suggester', (known: Places) =>
  memoize((offered: readonly Listing[]) => suggester(offered, known)),
);

/** Suggestions for the currently active listings. */
export async function suggestionsFor(q: string, locale: Locale): Promise<readonly Suggestion[]> {
  const [known, offered] = await Promise.all([places(), activeListings()]);
  return suggesterOf(known)(offered)(q, locale);
}
