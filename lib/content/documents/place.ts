import { STATION_LINES } from 'thai-property-search/params';
import { z } from 'zod';
import { cleanText, day, districtCode, iconName, id, point, provinceCode, subdistrictCode } from './fields';

const placeText = z
  .string()
  .max(100)
  .overwrite((value) => cleanText(value))
  .trim()
  .min(1);
const placeName = z.object({ th: placeText, en: placeText });

/** `provinces`, `districts`, `subdistricts`: `id` is the DOPA code; `centre` is optional for districts. */
export const provinceDocument = z.object({
  id: provinceCode,
  name: placeName,
  region: z.enum(['bangkok', 'central', 'east', 'north', 'northeast', 'west', 'south']),
  centre: point,
});

export const districtDocument = z.object({
  id: districtCode,
  province_code: provinceCode,
  name: placeName,
  postcodes: z.array(z.string().regex(/^\d{5}$/)).default([]),
  centre: point.optional(),
});

export const subdistrictDocument = z.object({
  id: subdistrictCode,
  district_code: districtCode,
  name: placeName,
  postcode: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
});

/** `id` is the operator's code in a URL-safe form (`BTS-N5`). The lines of an interchange have separate documents. */
export const stationDocument = z.object({
  id: z.string().regex(/^[A-Z]+-[A-Z0-9]+$/),
  code: z.string().min(1),
  line: z.enum(STATION_LINES),
  name: placeName,
  aliases: z.array(placeText).default([]),
  lat: point.shape.lat,
  lng: point.shape.lng,
});

const stationId = stationDocument.shape.id;
const minutes = z.number().gt(0).max(15);

/**
 * The trains that stop at `stops`, in both directions. The `minutes` of a stop are those from the stop before it, so the
 * first has none. `wait_minutes` is half the usual time between trains by day. `changes` are the ways on foot from a
 * station of this route to one of another.
 */
export const railRouteDocument = z.object({
  id,
  line: z.enum(STATION_LINES),
  wait_minutes: minutes,
  stops: z.array(z.object({ station: stationId, minutes: minutes.optional() })),
  changes: z.array(z.object({ from: stationId, to: stationId, minutes })).default([]),
  source: z.string().trim().min(1).max(1_000),
  checked_on: day,
});

export const landmarkDocument = z.object({
  id,
  kind: z.enum(['hospital', 'school', 'university', 'mall', 'market', 'park', 'airport', 'beach']),
  icon: iconName,
  name: placeName,
  lat: point.shape.lat,
  lng: point.shape.lng,
});
