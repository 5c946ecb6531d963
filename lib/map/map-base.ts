import type { LngLat } from 'thai-property-search/area-shape';
import type { Topology } from '../content/topology';
import type { RailLine } from './rail-lines';

export type Label = { readonly name: string; readonly at: LngLat };

/** The response of `GET /api/map/base`: the data of the map without tiles, with names in one language. */
export type MapBase = {
  readonly outlines: Topology;
  readonly provinces: readonly Label[];
  readonly districts: readonly Label[];
  readonly stations: readonly (Label & { readonly line: RailLine })[];
  readonly rails: readonly { readonly line: RailLine; readonly ways: readonly (readonly LngLat[])[] }[];
};

/** Checks only the top level, because the response comes from our own server. */
export function isMapBase(value: unknown): value is MapBase {
  if (typeof value !== 'object' || value === null) return false;
  const parts: Record<string, unknown> = { ...value };
  return (
    typeof parts.outlines === 'object' &&
    [parts.provinces, parts.districts, parts.stations, parts.rails].every((part) => Array.isArray(part))
  );
}
