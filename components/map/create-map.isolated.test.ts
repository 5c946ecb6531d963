import type { StyleSpecification } from 'maplibre-gl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMap } from './create-map';

type Handler = (event: object) => void;

const { FakeMap } = vi.hoisted(() => ({
  FakeMap: class {
    handlers = new Map<string, Handler[]>();
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
  MapLibreMap: FakeMap,
  setWorkerUrl: () => undefined,
}));

const STYLE = 'https://tiles.example/style.json';
const EMPTY: StyleSpecification = { version: 8, sources: {}, layers: [] };
const TILED = { ...EMPTY, sources: { x: { type: 'raster', tiles: [], tileSize: 256 } } };
const WORDS = { title: '', toggleAttribution: '', twoFingers: '', ctrlScroll: '', cmdScroll: '' };

let asked: string[];
let ended: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  [asked, ended] = [[], new AbortController()];
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
    asked.push(input instanceof Request ? input.url : String(input));
    return asked.at(-1) === STYLE ? style() : Response.json({});
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

const said = () => vi.mocked(console.warn).mock.calls.flat();
const isDrawnByUs = () => asked.some((url) => url.includes('/api/map/base?locale=th-th'));

it('without configuration the map is drawn from our own content', async () => {
  await mapWith(undefined, () => Response.error());
  expect(asked).toHaveLength(1);
  expect(isDrawnByUs()).toBe(true);
  expect(said()).toEqual([]);
});

it('a style that answers is drawn, and ours is not asked for', async () => {
  const map = await mapWith(STYLE, () => Response.json(EMPTY));
  expect(map.setStyle).toHaveBeenCalledExactlyOnceWith(EMPTY);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toEqual([STYLE]);
  expect(said()).toEqual([]);
});

it.each([
  ['breaks off', () => Promise.reject(new TypeError('broken')), 'no answer'],
  ['is not found', () => new Response('', { status: 404 }), 'status 404'],
  ['is no style', () => Response.json({ hello: 1 }), 'it is no style'],
  ['is no JSON', () => new Response('<html>'), 'no answer'],
])(
  'a style that %s: the map is drawn from our own content, and the console says why once',
  async (_, style, reason) => {
    const map = await mapWith(STYLE, style);
    expect(map.setStyle).not.toHaveBeenCalled();
    expect(isDrawnByUs()).toBe(true);
    expect(said()).toEqual([`The map is drawn without MAP_STYLE_URL: ${reason}`]);
  },
);

it.each([
  ['none of them comes in time', (_: InstanceType<typeof FakeMap>) => vi.advanceTimersByTimeAsync(10_000)],
  ['the first view is complete without any', async (map: InstanceType<typeof FakeMap>) => map.fire('load')],
])('a style whose tiles cannot be had is given up when %s', async (_, wait) => {
  const map = await mapWith(STYLE, () => Response.json(TILED));
  expect(isDrawnByUs()).toBe(false);
  await wait(map);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(isDrawnByUs()).toBe(true);
  expect(said()).toEqual(['The map is drawn without MAP_STYLE_URL: its tiles cannot be had']);
});

it('a style whose first tile comes is kept', async () => {
  const map = await mapWith(STYLE, () => Response.json(TILED));
  map.fire('sourcedata', { tile: {} });
  map.fire('load');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toEqual([STYLE]);
});
