import { fireEvent } from '@testing-library/react';
import type { GeoJSONSourceSpecification, MapLibreMap } from 'maplibre-gl';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { MapPoint } from '@/lib/map/map-points';
import { spotsOf } from '@/lib/map/pins';
import { createPinLayer } from './pin-layer';

const point = (id: string, lng: number, lat: number): MapPoint => ({
  ...{ id, lng, lat },
  ...{ price: 1_000_000, deal: 'sale', approximate: false },
});

/** A fake map of 1,000 by 800 pixels over Bangkok. */
function mapAt(start: number) {
  const box = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => box.remove());
  const moves: (() => void)[] = [];
  let zoom = start;
  const map: MapLibreMap = Object.assign(Object.create(null), {
    getZoom: () => zoom,
    getCenter: () => ({ toArray: () => [100.5, 13.75] }),
    getContainer: () => ({ clientWidth: 1_000, clientHeight: 800 }),
    getCanvasContainer: () => box,
    getCanvas: () => box,
    on: (name: string, handler: () => void) => (name === 'styledata' ? styles : moves).push(handler),
    getSource: () => sources.at(-1),
    setMissingStyleImageResolver: vi.fn(),
    addSource: (_: string, { data }: GeoJSONSourceSpecification) => sources.push({ data, setData }),
    addLayer: vi.fn(),
  });
  const [styles, sources]: [(() => void)[], { data: unknown; setData: unknown }[]] = [[], []];
  const setData = vi.fn();
  const loadStyle = () => {
    sources.length = 0;
    for (const style of styles) style();
    return sources.at(-1)?.data;
  };
  const zoomTo = (next: number) => {
    zoom = next;
    for (const move of moves) move();
  };
  return { map, box, zoomTo, loadStyle, setData };
}

function showPins() {
  const { map, ...fake } = mapAt(12);
  const handlers = { onPress: vi.fn(), onPoint: vi.fn() };
  const layer = createPinLayer(map, {
    label: 'Homes',
    face: ({ count, spots }) => ({
      ...{ kind: spots.length > 1 ? 'cluster' : 'home', text: String(count), approximate: false },
      label: spots[0]?.homes[0]?.id ?? '',
    }),
    ...handlers,
  });
  layer.show(spotsOf([point('middle', 100.5, 13.75), point('east', 100.56, 13.75), point('far', 105, 18)]));
  const pins = () => [...document.querySelectorAll<HTMLButtonElement>('.map-pin')];
  const pin = (label: string) => pins().find((one) => one.getAttribute('aria-label') === label) ?? document.body;
  return { ...fake, layer, pins, pin, ...handlers };
}

it('pins in view are buttons with one tab stop', () => {
  const { pins } = showPins();
  expect(pins().map((pin) => [pin.getAttribute('aria-label'), pin.tabIndex])).toEqual([
    ['middle', 0],
    ['east', -1],
  ]);
});

it('an arrow key moves from pin to pin and does not reach the map', () => {
  const { pin, box } = showPins();
  const reached = vi.fn();
  box.addEventListener('keydown', reached, { once: true });
  pin('middle').focus();
  fireEvent.keyDown(pin('middle'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(pin('east'));
  expect([pin('middle').tabIndex, pin('east').tabIndex]).toEqual([-1, 0]);
  fireEvent.keyDown(pin('east'), { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(pin('middle'));
  expect(reached).not.toHaveBeenCalled();
});

it('a pin reports presses, the pointer and the focus', () => {
  const { pin, onPress, onPoint } = showPins();
  fireEvent.click(pin('east'));
  expect(onPress).toHaveBeenCalledWith(expect.objectContaining({ count: 1 }));
  fireEvent.pointerEnter(pin('east'));
  pin('east').focus();
  pin('east').blur();
  expect(onPoint.mock.calls.map(([group]) => group?.count ?? null)).toEqual([1, 1, null]);
});

it('the pins of marked listings are highlighted', () => {
  const { layer, pin } = showPins();
  layer.mark(new Set(['east']));
  expect([pin('middle'), pin('east')].map((one) => one.hasAttribute('data-marked'))).toEqual([false, true]);
  layer.mark(new Set());
  expect(pin('east').hasAttribute('data-marked')).toBe(false);
});

it('pins merge when the map zooms out, and the focus moves to the pin with the same listing', () => {
  const { zoomTo, pin, pins } = showPins();
  pin('east').focus();
  zoomTo(5);
  expect(pins().map(({ textContent }) => textContent)).toContain('2');
  expect(document.activeElement).toBe(pins().find(({ textContent }) => textContent === '2'));
});

it('a pin at the edge of the map moves inside, one that would cover another becomes a dot, and none is outside', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(30);
  onTestFinished(() => void vi.restoreAllMocks());
  const { map } = mapAt(12);
  const layer = createPinLayer(map, {
    label: 'Homes',
    face: ({ spots }) => ({
      ...{ kind: 'home', text: '', label: spots[0]?.homes[0]?.id ?? '', approximate: false },
    }),
    onPress: vi.fn(),
    onPoint: vi.fn(),
  });
  /** The longitude of a pixel from the left: the world is 512 · 2^12 pixels wide at this zoom. */
  const at = (x: number) => 100.5 + ((x - 500) * 360) / (512 * 2 ** 12);
  layer.show(
    spotsOf([
      point('cut', at(8), 13.75),
      point('alone', at(995), 13.7),
      point('beside', at(114), 13.75),
      point('out', at(-3), 13.8),
    ]),
  );
  const pins = [...document.querySelectorAll<HTMLButtonElement>('.map-pin')].map(
    (one) =>
      [one.getAttribute('aria-label'), one.style.transform.split('px')[0], one.hasAttribute('data-dot')] as const,
  );
  expect(pins).toEqual([
    ['cut', 'translate(44.0', true],
    ['alone', 'translate(956.0', false],
    ['beside', 'translate(114.0', false],
  ]);
});

it('each style reserves the places of the pins, which change with the zoom', () => {
  const { loadStyle, setData, zoomTo } = showPins();
  const places = (...coordinates: number[][]) => ({
    type: 'FeatureCollection',
    features: coordinates.map(([lng = 0, lat = 0]) => ({
      ...{ type: 'Feature', properties: {} },
      geometry: { type: 'Point', coordinates: [expect.closeTo(lng), expect.closeTo(lat)] },
    })),
  });
  expect(loadStyle()).toEqual(places([100.5, 13.75], [100.56, 13.75], [105, 18]));
  expect(setData).not.toHaveBeenCalled();
  zoomTo(8);
  expect(setData).toHaveBeenLastCalledWith(places([100.53, 13.75], [105, 18]));
  expect(loadStyle()).toEqual(places([100.53, 13.75], [105, 18]));
});
