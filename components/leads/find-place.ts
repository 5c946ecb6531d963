import { isNamedPlaces } from '@/lib/content/areas';
import { createApiClient } from '@/lib/http/client';
import { type Locale, localizedText } from '@/lib/i18n/locales';
import { isSuggestionResponses, type SuggestionResponse } from '@/lib/search/suggest/suggestion-response';

/** DOPA codes; empty if unknown. */
export type Place = { readonly province: string; readonly district: string; readonly subdistrict: string };

export type FoundPlace = Place & { readonly name: string; readonly note: string };

/** `sure` is the only place that the text can mean. */
export type FoundPlaces = { readonly found: readonly FoundPlace[]; readonly sure?: FoundPlace | undefined };

const request = createApiClient(10_000);

function placeOf({ path, name, note }: SuggestionResponse): FoundPlace[] {
  const query = new URLSearchParams(path.split('?')[1]);
  const [province = '', district = '', subdistrict = ''] = ['province', 'district', 'subdistrict'].map(
    (key) => query.get(key) ?? '',
  );
  return province === '' ? [] : [{ province, district, subdistrict, name, note }];
}

/** Districts to choose from, because only their centres are known. */
async function placesAround(station: SuggestionResponse, locale: Locale, init: RequestInit): Promise<FoundPlace[]> {
  const [id] = new URLSearchParams(station.path.split('?')[1]).getAll('station');
  const districts = await request(`/api/places?${new URLSearchParams({ station: id ?? '' })}`, init);
  const note = `${station.name} · ${station.note}`;
  return isNamedPlaces(districts)
    ? districts.map(({ id: district, name }) => ({
        ...{ province: district.slice(0, 2), district, subdistrict: '' },
        ...{ name: localizedText(name, locale).text, note },
      }))
    : [];
}

async function suggested(q: string, locale: Locale, signal?: AbortSignal): Promise<FoundPlace[]> {
  const init = signal ? { signal } : {};
  const answer = await request(`/api/suggest?${new URLSearchParams({ q, locale })}`, init);
  if (!isSuggestionResponses(answer)) return [];
  const places = answer.filter(({ kind }) => kind !== 'sentence').flatMap(placeOf);
  const station = answer.find(({ kind, path }) => kind === 'station' && /[?&]station=[A-Z]+-/.test(path));
  return places.length > 0 || station === undefined ? places : placesAround(station, locale, init);
}

/** Without the word for district or province, and in lower case. */
const plain = (name: string) =>
  name
    .trim()
    .replace(/^(?:เขต|อำเภอ|อ\.|จังหวัด|จ\.)\s*/, '')
    .toLowerCase();

/** Finds the provinces and districts that a text may mean: `วัฒนา`, `Lat Phrao`, `หางดง เชียงใหม่`. */
export async function findPlaces(text: string, locale: Locale, signal?: AbortSignal): Promise<FoundPlaces> {
  const found = await suggested(text, locale, signal);
  const [outer] = found;
  const [inner, ...rest] = text.split(/[\s,]+(?=\S+$)/);
  const exact = found.filter(({ name, note }) =>
    [name, note.split(' · ')[0]].some((own) => plain(own ?? '') === plain(text)),
  );
  if (exact.length === 1) return { found, sure: exact[0] };
  // Suggestions are about the end of a text: here a province after its district.
  if (inner !== undefined && rest.length > 0 && outer?.district === '') {
    const inside = await suggested(inner, locale, signal);
    const districts = inside.filter(({ province, district }) => district !== '' && province === outer.province);
    if (districts.length > 0) return { found: districts, sure: districts.length === 1 ? districts[0] : undefined };
  }
  return { found, sure: found.length === 1 && rest.length === 0 ? outer : undefined };
}

export async function districtName({ province, district }: Place, locale: Locale): Promise<string | undefined> {
  const list = district === '' ? [] : await request(`/api/places?province=${province}`);
  const name = isNamedPlaces(list) ? list.find(({ id }) => id === district)?.name : undefined;
  return name && localizedText(name, locale).text;
}
