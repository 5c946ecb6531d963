import 'server-only';
import outlines from '../../content/map/provinces.json';
import { memoizeBySnapshot } from '../content/memoize-by-snapshot';
import { type Places, places } from '../content/places.server';
import type { Locale } from '../i18n/locales';
import { words } from '../i18n/words';
import type { MapBase } from './map-base';
import { railLines } from './rail-lines';

const byLocale = memoizeBySnapshot('map base', ({ provinces, districts, stations }: Places) => {
  const base = (locale: Locale): MapBase => {
    const name = (place: { name: { th: string; en: string } }) => words(place.name, locale).text;
    return {
      outlines,
      provinces: [...provinces.values()].map((one) => ({ name: name(one), at: [one.centre.lng, one.centre.lat] })),
      districts: [...districts.values()].flatMap((one) =>
        one.centre === undefined ? [] : { name: name(one), at: [one.centre.lng, one.centre.lat] as const },
      ),
      stations: [...stations.values()].map((one) => ({ name: name(one), at: [one.lng, one.lat], line: one.line })),
      rails: railLines(stations.values()),
    };
  };
  return { 'en-us': JSON.stringify(base('en-us')), 'th-th': JSON.stringify(base('th-th')) };
});

/** The data of the fallback map as JSON. Memoized until the content changes. */
export async function mapBaseText(locale: Locale): Promise<string> {
  return byLocale(await places())[locale];
}
