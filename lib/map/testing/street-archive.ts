import { gzipSync } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, Position } from 'geojson';
import { zxyToTileId } from 'pmtiles';

/** A PMTiles archive of some streets around Asok in the layers of Protomaps, drawn by hand for tests: 10 kB. */
export function streetArchive(): Buffer {
  const indexes = Object.entries(LAYERS).map(([name, features]) => {
    const collection = { type: 'FeatureCollection' as const, features };
    return [name, new GeoJSONVT(collection, { maxZoom: MAX_ZOOM, indexMaxZoom: 0 })] as const;
  });
  const tiles = addresses().flatMap(({ z, x, y }) => {
    const found = indexes.flatMap(([name, index]) => {
      const tile = index.getTile(z, x, y);
      return tile === null ? [] : [[name, tile] as const];
    });
    if (found.length === 0) return [];
    return [
      {
        id: zxyToTileId(z, x, y),
        data: gzipSync(fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4_096 })),
      },
    ];
  });
  return archiveOf(tiles.sort((a, b) => a.id - b.id));
}

const MAX_ZOOM = 14;
const [WEST, SOUTH, EAST, NORTH] = [100.53, 13.71, 100.6, 13.76] as const;

const feature = (geometry: Feature['geometry'], properties: object): Feature => ({
  type: 'Feature',
  geometry,
  properties: { min_zoom: 0, ...properties },
});

const street = (kind: string, thai: string, english: string, ...coordinates: Position[]) =>
  feature({ type: 'LineString', coordinates }, { kind, name: thai, script: 'Thai', 'name:en': english });

const area = (kind: string, ...ring: Position[]) =>
  feature({ type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] }, { kind });

const ALL: readonly Position[] = [
  [90, -5],
  [115, -5],
  [115, 30],
  [90, 30],
];

const sideStreets = Array.from({ length: 10 }, (_, n) => {
  const [lng, lat] = [100.551 + n * 0.004, 13.7415 - n * 0.0028];
  return street('minor_road', `ซอย ${n + 1}`, `Soi ${n + 1}`, [lng, lat], [lng + 0.004, lat + 0.006]);
});

const LAYERS: Readonly<Record<string, Feature[]>> = {
  earth: [area('earth', ...ALL)],
  water: [area('lake', [100.5545, 13.7275], [100.559, 13.7275], [100.559, 13.7345], [100.5545, 13.7345])],
  landuse: [area('park', [100.5405, 13.7285], [100.546, 13.7285], [100.546, 13.7335], [100.5405, 13.7335])],
  roads: [
    street('highway', 'ทางพิเศษเฉลิมมหานคร', 'Chaloem Maha Nakhon Expressway', [100.5495, 13.7585], [100.549, 13.7115]),
    street('major_road', 'ถนนสุขุมวิท', 'Sukhumvit Road', [100.543, 13.7441], [100.5604, 13.737], [100.591, 13.7152]),
    street('major_road', 'ถนนอโศกมนตรี', 'Asok Montri Road', [100.5634, 13.7492], [100.5604, 13.737], [100.56, 13.7228]),
    street('major_road', 'ถนนเพชรบุรี', 'Phetchaburi Road', [100.531, 13.7505], [100.5634, 13.7492], [100.598, 13.742]),
    ...sideStreets,
  ],
  places: [
    feature(
      { type: 'Point', coordinates: [100.556, 13.733] },
      { kind: 'locality', name: 'กรุงเทพมหานคร', script: 'Thai', 'name:en': 'Bangkok', population_rank: 14 },
    ),
  ],
};

const tileX = (lng: number, z: number) => Math.floor(((lng + 180) / 360) * 2 ** z);
const tileY = (lat: number, z: number) =>
  Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z);

/** The whole world to zoom 5, and from there the streets. */
function addresses(): { z: number; x: number; y: number }[] {
  const found: { z: number; x: number; y: number }[] = [];
  for (let z = 0; z <= MAX_ZOOM; z++) {
    const [west, south, east, north] = z <= 5 ? [90, -5, 115, 30] : [WEST, SOUTH, EAST, NORTH];
    for (let x = tileX(west, z); x <= tileX(east, z); x++)
      for (let y = tileY(north, z); y <= tileY(south, z); y++) found.push({ z, x, y });
  }
  return found;
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

type Tile = { readonly id: number; readonly data: Buffer };

/** Spec version 3: header, root directory, metadata, tiles (github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md). */
function archiveOf(tiles: readonly Tile[]): Buffer {
  const steps = tiles.map(({ id }, at) => id - (tiles[at - 1]?.id ?? 0));
  const directory = gzipSync(
    Buffer.from([
      ...varint(tiles.length),
      ...steps.flatMap(varint),
      ...tiles.flatMap(() => varint(1)),
      ...tiles.flatMap(({ data }) => varint(data.length)),
      // An offset of 0 stands for "after the tile before", any other is one larger.
      ...tiles.map((_, at) => (at === 0 ? 1 : 0)),
    ]),
  );
  const metadata = gzipSync('{}');
  const data = Buffer.concat(tiles.map((tile) => tile.data));
  const header = Buffer.alloc(127);
  header.write('PMTiles', 'latin1');
  header.writeUInt8(3, 7);
  const afterDirectory = header.length + directory.length;
  const afterMetadata = afterDirectory + metadata.length;
  const sections = [
    [header.length, directory.length],
    [afterDirectory, metadata.length],
    [afterMetadata, 0],
    [afterMetadata, data.length],
    [tiles.length, tiles.length],
    [tiles.length, 0],
  ];
  for (const [at, value] of sections.flat().slice(0, 11).entries()) header.writeBigUInt64LE(BigInt(value), 8 + at * 8);
  // Clustered; directories and tiles with gzip; vector tiles; the zooms.
  for (const [at, value] of [1, 2, 2, 1, 0, MAX_ZOOM].entries()) header.writeUInt8(value, 96 + at);
  for (const [at, degrees] of [90, -5, 115, 30].entries()) header.writeInt32LE(degrees * 1e7, 102 + at * 4);
  header.writeUInt8(13, 118);
  header.writeInt32LE(100.56e7, 119);
  header.writeInt32LE(13.737e7, 123);
  return Buffer.concat([header, directory, metadata, data]);
}
