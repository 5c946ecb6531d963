import { cache } from 'react';
import { areaLabels } from '@/components/property/area-labels';
import { type Area, type AreaKind, isAreaKind, namedKind } from '@/lib/content/areas';
import { photoAddresses } from '@/lib/content/gallery';
import { areasOrFail } from '@/lib/content/places.server';
import type { Locale } from '@/lib/i18n/locales';
import { areaPath } from '@/lib/navigation/area-path';
import { isValidPath } from '@/lib/navigation/routes';
import { offerOf } from '@/lib/property/area-facts';
import { areaSummary } from '@/lib/search/area-summary.server';
import type { Card } from '@/lib/seo/card/card';

export type AreaParams = { type: string; place: string; page?: string };
export type RequestedArea = { area: Area; kind: AreaKind; page: number };

export async function areaAt({ type, place, page = '1' }: AreaParams): Promise<RequestedArea | null> {
  if (!isAreaKind(type) || !isValidPath(`${areaPath({ slug: place }, type)}/${page}`)) return null;
  const area = (await areasOrFail()).bySlug.get(place);
  return area === undefined ? null : { area, kind: type, page: Number(page) };
}

export const summaryOf = cache(areaSummary);

const SEPARATOR = '_';

/** Enough to find a photo: few listings have none, and few photos cannot be shown. */
const HOMES_TRIED = 5;

/** The id in the card's URL, shared by all pages of the area and kind. */
export const areaCardId = ({ slug }: Pick<Area, 'slug'>, kind: AreaKind): string => `${kind}${SEPARATOR}${slug}`;

/** The card of an area page: the number of listings, on the photo of the newest. */
export async function areaCard(id: string, locale: Locale): Promise<Card | null> {
  const [type = '', place = ''] = id.split(SEPARATOR);
  const request = await areaAt({ type, place });
  if (request === null) return null;
  const { homes, stats } = await summaryOf(request.area, request.kind);
  const labels = await areaLabels(locale);
  const named = namedKind(request.kind, homes);
  return {
    locale,
    label: labels.counted(named, homes.length),
    title: labels.title(request.area, named, offerOf(stats)),
    photos: homes.slice(0, HOMES_TRIED).flatMap(({ media }) => photoAddresses(media).slice(0, 1)),
  };
}
