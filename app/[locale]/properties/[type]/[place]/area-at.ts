import { cache } from 'react';
import { type AreaKind, isAreaKind } from '@/lib/content/area-kinds';
import type { Area } from '@/lib/content/areas';
import { areasOrFail } from '@/lib/content/places.server';
import { areaPath } from '@/lib/navigation/area-path';
import { isValidPath } from '@/lib/navigation/routes';
import { areaSummary } from '@/lib/search/area-summary.server';

export type AreaParams = { type: string; place: string; page?: string };
export type RequestedArea = { area: Area; kind: AreaKind; page: number };

/** Parses a kind, an existing area and a page number. Null for anything else. */
export async function areaAt({ type, place, page = '1' }: AreaParams): Promise<RequestedArea | null> {
  if (!isAreaKind(type) || !isValidPath(`${areaPath({ slug: place }, type)}/${page}`)) return null;
  const area = (await areasOrFail()).bySlug.get(place);
  return area === undefined ? null : { area, kind: type, page: Number(page) };
}

/** Cached per request, for the metadata and the page. */
export const summaryOf = cache(areaSummary);
