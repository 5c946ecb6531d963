import { fold } from 'thai-property-search/fold';
import { parseSearchParams, type SearchParams } from 'thai-property-search/params';
import type { Listing } from '../../content/collections';
import { memoizeBySnapshot } from '../../content/memoize-by-snapshot';
import type { Places } from '../../content/places.server';
import { type Locale, localizedText } from '../../i18n/locales';
import { type Candidate, type Entry, placeEntries } from './entries';
import { findCandidates } from './find-candidates';
import { countHomes, homePlaces, type Project, popularPlaces } from './home-counts';
import { lowerBound, type NameIndex, nameIndex, termsOf } from './name-index';
import { MAX_SUGGESTIONS, type Suggestion } from './suggestion';

const readText = (q: string): string => fold(parseSearchParams({ q }).q).replace(/\s+/g, ' ').trim();

/** Shorter numbers may be a house number and not a listing code. */
const DIGITS_FROM = 3;
const AS_TYPED = /^([a-z]{0,4})[\s._-]*(\d{1,6})$/;

const plain = (code: string) => code.toLowerCase().replace('-', '');

/** Finds listings by the beginning of their codes, in order: `RM-1001`, `rm1001`, `rm.1001`, `1001`. */
function listingCodes(listings: readonly Listing[]): (folded: string, atMost: number) => Listing[] {
  const byCode = new Map(listings.map((listing) => [plain(listing.code), listing]));
  const sorted = [...byCode.keys()].sort();
  const letters = [...new Set(sorted.map((code) => code.replace(/\d+$/, '')))];
  return (folded, atMost) => {
    const [, typed = '', digits = ''] = AS_TYPED.exec(folded.trim()) ?? [];
    if (digits === '' || (typed === '' && digits.length < DIGITS_FROM)) return [];
    const found: Listing[] = [];
    for (const beginning of typed === '' ? letters : [typed]) {
      const text = beginning + digits;
      for (let index = lowerBound(sorted, text); found.length < atMost && sorted[index]?.startsWith(text); index += 1) {
        const listing = byCode.get(sorted[index] ?? '');
        if (listing) found.push(listing);
      }
    }
    return found;
  };
}

export type Suggest = (q: string, locale: Locale) => Suggestion[];

function indexOf(entries: readonly Entry[], from: number): NameIndex {
  return nameIndex(
    entries.flatMap(({ names }, place) =>
      names.flatMap((name) => termsOf(name).map((term) => [term, from + place] as const)),
    ),
  );
}

const projectEntry = ({ key, name, district }: Project, { districts }: Places): Entry => ({
  ...{ kind: 'project', id: key, name, area: districts.get(district)?.name, search: {} },
  names: [name.th ?? [], name.en ?? []].flat(),
});

const placeIndexOf = memoizeBySnapshot('index of places', (places: Places) => {
  const entries = placeEntries(places);
  let last: { keys: string; projects: readonly Entry[]; names: NameIndex } | undefined;
  const withProjects = (projects: readonly Project[]) => {
    const keys = projects.map(({ key, name }) => `${key}\n${name.th ?? ''}\n${name.en ?? ''}`).join('\n');
    if (last?.keys !== keys) {
      const projectEntries = projects.map((project) => projectEntry(project, places));
      last = { keys, projects: projectEntries, names: indexOf(projectEntries, entries.length) };
    }
    return last;
  };
  return { entries, names: indexOf(entries, 0), placesOf: homePlaces(entries, places), withProjects };
});

function searchOf({ entry, wish }: Candidate, locale: Locale): Partial<SearchParams> {
  return {
    ...(entry.kind === 'project' ? { q: localizedText(entry.name, locale).text } : {}),
    ...(wish.types.length > 0 ? { types: wish.types } : {}),
    ...(wish.deal === undefined ? {} : { deal: wish.deal }),
    ...entry.search,
  };
}

function fromCandidate(candidate: Candidate, locale: Locale): Suggestion {
  const { kind, id, name, area } = candidate.entry;
  return { kind, id, name, ...(area && { area }), count: candidate.count, search: searchOf(candidate, locale) };
}

const fromListing = ({ id, code, title }: Listing): Suggestion => ({
  ...{ kind: 'code', id, name: { th: code, en: code }, area: title, count: 1 },
});

/** At most eight suggestions; without a text the most common. A new snapshot only processes changed listings. */
export function suggester(listings: readonly Listing[], places: Places): Suggest {
  const { entries, names, placesOf, withProjects } = placeIndexOf(places);
  const counts = countHomes(listings, entries, placesOf);
  const { projects, names: projectNames } = withProjects(counts.projects);
  const known = { entries: [...entries, ...projects], names: [names, projectNames], countsUnder: counts.under };
  const codes = listingCodes(listings);
  const popular = popularPlaces(known);
  return (q, locale) => {
    const text = readText(q);
    const candidates = text === '' ? popular : findCandidates(text, known);
    const homes = codes(text, MAX_SUGGESTIONS).map(fromListing);
    const searches = candidates.map((candidate) => fromCandidate(candidate, locale));
    return [...homes, ...searches].slice(0, MAX_SUGGESTIONS);
  };
}
