import type { StyleSpecification } from 'maplibre-gl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMap } from './create-map';

type Handler = (event: object) => void;

const { FakeMap } = vi.hoisted(() => ({
  FakeMap: class {
    handlers = new Map<string, Handler[]>();
    locale: object;
    constructor(options: { locale: object }) {
      this.locale = options.locale;
    }
    touchZoomRotate = { disableRotation() {} };
    keyboard = { disableRotation() {} };
    setStyle = vi.fn();
    triggerRepaint = vi.fn();
    addControl() {}
    remove() {
      this.fire('remove');
    }
    on(name: string, handler: Handler) {
      this.handlers.set(name, [...(this.handlers.get(name) ?? []), handler]);
    }
    once = this.on;
    off(name: string, handler: Handler) {
      this.handlers.set(
        name,
        (this.handlers.get(name) ?? []).filter((one) => one !== handler),
      );
    }
    fire(name: string, event: object = {}) {
      for (const handler of this.handlers.get(name) ?? []) handler(event);
    }
  },
}));

vi.mock('maplibre-gl', () => ({
  AttributionControl: class {},
  ScaleControl: class {},
  addProtocol: () => undefined,
  MapLibreMap: FakeMap,
  setWorkerUrl: () => undefined,
}));

const STYLE = 'https://tiles.example/style.json';
const EMPTY: StyleSpecification = { version: 8, sources: {}, layers: [] };
const TILED = { ...EMPTY, sources: { x: { type: 'raster', tiles: [], tileSize: 256 } } };
const ARCHIVE = 'https://tiles.example/thailand.pmtiles';
const WORDS = { title: '', toggleAttribution: '', twoFingers: '', ctrlScroll: '', cmdScroll: '' };

let requested: string[];
let ended: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  [requested, ended] = [[], new AbortController()];
});
afterEach(() => {
  ended.abort();
  // Each test checks the warnings itself.
  vi.mocked(console.warn).mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Creates a map whose style URL gives this response. */
async function mapWith(styleUrl: string | undefined, style: () => Response | Promise<Response>) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    requested.push(input instanceof Request ? input.url : String(input));
    return [STYLE, ARCHIVE].includes(requested.at(-1) ?? '') ? style() : Response.json({});
  });
  const container = Object.create(null);
  const map: unknown = createMap({
    container,
    styleUrl,
    locale: 'th-th',
    words: WORDS,
    cooperative: false,
    signal: ended.signal,
  });
  await vi.advanceTimersByTimeAsync(0);
  if (!(map instanceof FakeMap)) throw new TypeError('the map is not the fake one');
  return map;
}

const warnings = () => vi.mocked(console.warn).mock.calls.flat();
const usesBuiltInMap = () => requested.some((url) => url.includes('/api/map/base?locale=th-th'));

it('draws the built-in map without configuration', async () => {
  await mapWith(undefined, () => Response.error());
  expect(requested).toHaveLength(1);
  expect(usesBuiltInMap()).toBe(true);
  expect(warnings()).toEqual([]);
});

it('names the units of the scale in the language of the page', async () => {
  const map = await mapWith(undefined, () => Response.error());
  expect(map.locale).toMatchObject({ 'ScaleControl.Meters': 'ม.', 'ScaleControl.Kilometers': 'กม.' });
});

it('draws a style that loads, and does not request the built-in map', async () => {
  const map = await mapWith(STYLE, () => Response.json(EMPTY));
  expect(map.setStyle).toHaveBeenCalledExactlyOnceWith(EMPTY);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(requested).toEqual([STYLE]);
  expect(warnings()).toEqual([]);
});

it.each([
  ['fails to load', () => Promise.reject(new TypeError('broken')), 'no answer'],
  ['is not found', () => new Response('', { status: 404 }), 'status 404'],
  ['is not a style', () => Response.json({ hello: 1 }), 'it is no style'],
  ['is not JSON', () => new Response('<html>'), 'no answer'],
])('a style that %s is replaced by the built-in map, and the reason is logged once', async (_, style, reason) => {
  const map = await mapWith(STYLE, style);
  expect(map.setStyle).not.toHaveBeenCalled();
  expect(usesBuiltInMap()).toBe(true);
  expect(warnings()).toEqual([`The map is drawn without MAP_STYLE_URL: ${reason}`]);
});

it.each([
  ['none of them loads in time', (_: InstanceType<typeof FakeMap>) => vi.advanceTimersByTimeAsync(10_000)],
  ['the first view is complete without them', async (map: InstanceType<typeof FakeMap>) => map.fire('load')],
])('a style whose tiles fail is replaced by the built-in map when %s', async (_, wait) => {
  const map = await mapWith(STYLE, () => Response.json(TILED));
  expect(usesBuiltInMap()).toBe(false);
  await wait(map);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(usesBuiltInMap()).toBe(true);
  expect(warnings()).toEqual(['The map is drawn without MAP_STYLE_URL: its tiles cannot be had']);
});

it('keeps a style whose first tile loads', async () => {
  const map = await mapWith(STYLE, () => Response.json(TILED));
  map.fire('sourcedata', { tile: {} });
  map.fire('load');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(requested).toEqual([STYLE]);
});

it('does not count the places of the pins as tiles of a style', async () => {
  const map = await mapWith(STYLE, () => Response.json(TILED));
  map.fire('sourcedata', { tile: {}, sourceId: 'pins' });
  map.fire('load');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(usesBuiltInMap()).toBe(true);
});

it.each([
  ['is missing', () => new Response('', { status: 404 }), 0],
  ['is no archive', () => new Response(Buffer.alloc(16_384), { status: 206 }), 0],
  ['comes without ranges', () => new Response('', { headers: { 'content-length': '99999' } }), 0],
  ['does not come within 4 seconds', () => new Promise<never>(() => undefined), 4_000],
])('an archive that %s is replaced by the built-in map, silently', async (_, answer, after) => {
  vi.useRealTimers();
  await import('./street-style');
  vi.useFakeTimers();
  const map = await mapWith(`pmtiles://${ARCHIVE}`, answer);
  await vi.advanceTimersByTimeAsync(after);
  await vi.waitFor(() => expect(usesBuiltInMap()).toBe(true));
  expect(map.setStyle).not.toHaveBeenCalled();
  expect(warnings()).toEqual([]);
});
