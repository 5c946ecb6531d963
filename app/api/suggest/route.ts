import { getTranslations } from 'next-intl/server';
import { BANGKOK } from 'thai-property-search/documents';
import { HOUSES } from 'thai-property-search/listing-choices';
import { serialiseSearchParams } from 'thai-property-search/params';
import { createChipLabel } from '@/components/search/filter-words';
import { searchPath } from '@/components/search/search-path';
import type { Listing } from '@/lib/content/collections';
import { isLocale, type Locale, localizedText } from '@/lib/i18n/locales';
import { formatBaht } from '@/lib/i18n/numbers';
import { routePath } from '@/lib/navigation/routes';
import { examplesOfDay } from '@/lib/search/examples.server';
import { sentenceSearch, suggestionsFor } from '@/lib/search/find-homes.server';
import { MAX_SUGGESTIONS, type Suggestion } from '@/lib/search/suggest/suggestion';
import type { SuggestionResponse } from '@/lib/search/suggest/suggestion-response';
import { contentMissing } from '../../content-missing';
import { localeRouting } from '../../site-url';

export const dynamic = 'force-dynamic';

/** Counts may be a few minutes old, and the same short queries are frequent. */
const CACHE_CONTROL = 'public, max-age=60, s-maxage=300';

const isThai = (text: string) => /[\u0e00-\u0e7f]/.test(text);

type Translate = Awaited<ReturnType<typeof getTranslations<never>>>;

/** The property types and the deal that a suggestion is limited to. */
function narrowing(suggestion: Suggestion, t: Translate): string[] {
  if (suggestion.kind === 'code') return [];
  const { types = [], deal } = suggestion.search;
  const ownTypes = suggestion.kind === 'type' ? [] : types;
  const houses = ownTypes.length > 1 && ownTypes.every((type) => HOUSES.includes(type));
  return [
    ...(houses ? [t('Suggest.houses')] : ownTypes.map((type) => t(`PropertyType.${type}`))),
    ...(deal === undefined ? [] : [t(`Deal.${deal}`)]),
  ];
}

/** The name in the other language, if the query was typed in that language. */
function otherName({ name }: Suggestion, shown: string, q: string): string[] {
  const otherText = isThai(shown) ? name.en : name.th;
  return q !== '' && isThai(q) !== isThai(shown) && otherText !== undefined && otherText !== shown ? [otherText] : [];
}

/** The message key for the kind of a suggestion. Districts of Bangkok have a separate name in Thai. */
function kindKey(suggestion: Suggestion) {
  if (suggestion.kind === 'district' && suggestion.search.province === BANGKOK) return 'khet';
  return suggestion.kind;
}

function pathOf(suggestion: Suggestion, t: Translate): string {
  const { kind, id } = suggestion;
  if (kind === 'code') return routePath('listing', { id });
  const isWholeProject = kind === 'project' && narrowing(suggestion, t).length === 0;
  return isWholeProject ? routePath('project', { id }) : searchPath(suggestion.search);
}

function toSuggestion(suggestion: Suggestion, q: string, locale: Locale, t: Translate): SuggestionResponse {
  const { kind, area } = suggestion;
  const name = localizedText(suggestion.name, locale).text;
  const kindOf =
    kind === 'station' && area === undefined
      ? t('Suggest.anyStation')
      : t(`Suggest.kind.${kindKey(suggestion)}`, { area: area ? localizedText(area, locale).text : '' });
  return {
    kind,
    path: pathOf(suggestion, t),
    name: [...narrowing(suggestion, t), name].join(' · '),
    note: [...otherName(suggestion, name, q), kindOf].join(' · '),
    homes: kind === 'code' ? '' : t('Suggest.homes', { count: suggestion.count }),
  };
}

type Sentence = NonNullable<Awaited<ReturnType<typeof sentenceSearch>>>;

const MIN_LABELS = 2;

/** What the search understands of a whole sentence, so that visitors see it before they search. */
function sentenceOf(found: Sentence, locale: Locale, t: Translate): SuggestionResponse[] {
  // The stations of an interchange have one name.
  const labels = new Set(found.filters.map(createChipLabel(t, locale, found.places, found)));
  if (labels.size < MIN_LABELS) return [];
  return [
    {
      kind: 'sentence',
      path: routePath('search') + serialiseSearchParams(found.params),
      name: [...labels].join(' · '),
      note: t(found.count === 0 ? 'Suggest.nearest' : 'Suggest.sentence'),
      homes: t('Suggest.homes', { count: found.count }),
    },
    ...found.homes.map((home) => homeOf(home, locale, t)),
  ];
}

/** One of the best homes of a sentence, which is one press away. */
function homeOf({ id, code, title, price, deal }: Listing, locale: Locale, t: Translate): SuggestionResponse {
  const amount = price === null ? t('Price.ask') : formatBaht(price);
  return {
    kind: 'code',
    path: routePath('listing', { id }),
    name: localizedText(title, locale).text,
    note: `${deal === 'rent' && price !== null ? t('Price.perMonth', { price: amount }) : amount} · ${code}`,
    homes: '',
  };
}

/** Beside the most common suggestions. */
async function examplesIn(t: Translate): Promise<SuggestionResponse[]> {
  const examples = await examplesOfDay((name) => t(`Suggest.example.${name}`), Date.now());
  return examples.map(({ q, search, count }) => ({
    ...{ kind: 'example', path: searchPath(search), name: q, note: '' },
    homes: t('Suggest.homes', { count }),
  }));
}

const MIN_WORD = 3;

/** Whether the typed text ends with a word of the suggestion. */
const endsTyped =
  (q: string) =>
  ({ name, note }: SuggestionResponse): boolean =>
    `${name} ${note}`
      .toLowerCase()
      .split(/[\s·]+/)
      .some((word) => word.length >= MIN_WORD && q.trim().toLowerCase().endsWith(word));

/** Up to eight suggestions for `?q=` in `?locale=`: the sentence, places, stations, projects, types and codes. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const requested = query.get('locale');
  const locale = isLocale(requested) ? requested : localeRouting().defaultLocale;
  const q = query.get('q') ?? '';
  const t = await getTranslations({ locale });
  const [found, examples, suggestions] = await Promise.all([
    sentenceSearch(q),
    q.trim() === '' ? examplesIn(t) : [],
    suggestionsFor(q, locale),
  ]);
  const sentence = found ? sentenceOf(found, locale, t) : [];
  const others = suggestions.map((suggestion) => toSuggestion(suggestion, q, locale, t));
  // Beside a sentence that is understood, similar names are noise: ลานไม้ for ล้าน.
  const isUnderstood = found?.isWhole === true && sentence.length > 0;
  const list = [...examples, ...sentence, ...(isUnderstood ? others.filter(endsTyped(q)) : others)];
  const missing = await contentMissing('listings');
  return missing ?? Response.json(list.slice(0, MAX_SUGGESTIONS), { headers: { 'Cache-Control': CACHE_CONTROL } });
}
