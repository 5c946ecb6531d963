import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { camelKeys, type RailRoute, type Station } from '../../content/collections';
import { railRouteDocument, stationDocument } from '../../content/documents/place';
import { buildNetwork, type Coordinates, type TransitNetwork } from '../network';

const parsed = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  z.array(schema).parse(JSON.parse(readFileSync(`content/${name}.json`, 'utf8')));

export const embeddedStations: readonly Station[] = parsed('stations', stationDocument).map((one) => camelKeys(one));
export const embeddedRoutes: readonly RailRoute[] = parsed('rail_routes', railRouteDocument).map((one) =>
  camelKeys(one),
);

export const embeddedNetwork = (): TransitNetwork => buildNetwork(embeddedStations, embeddedRoutes);

/** @throws Error if the embedded content has no such station */
export function placeOf(id: string): Coordinates {
  const station = embeddedStations.find((one) => one.id === id);
  if (station === undefined) throw new Error(`no station ${id}`);
  return station;
}
