import { screen } from '@testing-library/react';
import type { MapLibreMap } from 'maplibre-gl';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { ReachShade, TravelTime } from './travel-time';

/** A fake map of 200 by 100 pixels, one of which is a thousandth of a degree. */
function flatMap() {
  const centre = { lng: 100, lat: 13 };
  const listeners = new Map<string, () => void>();
  const container = Object.defineProperties(document.createElement('div'), {
    clientWidth: { value: 200 },
    clientHeight: { value: 100 },
  });
  const canvas = container.appendChild(document.createElement('canvas'));
  const map: MapLibreMap = Object.assign(Object.create(null), {
    getCenter: () => ({ ...centre, toArray: () => [centre.lng, centre.lat] }),
    getZoom: () => 12,
    getContainer: () => container,
    getCanvas: () => canvas,
    panBy: ([x, y]: [number, number]) => {
      centre.lng += x / 1_000;
      centre.lat -= y / 1_000;
      listeners.get('move')?.();
    },
    on: (name: string, listener: () => void) => listeners.set(name, listener),
    off: (name: string) => listeners.delete(name),
  });
  return { map, container, listeners };
}

it('the keyboard moves the map below the cross, and a time chooses its place', async () => {
  const [onDone, onCancel] = [vi.fn(), vi.fn()];
  const { map } = flatMap();
  const { user } = renderOnPage(<TravelTime map={map} chosen={undefined} onDone={onDone} onCancel={onCancel} />);
  expect(document.activeElement).toBe(screen.getByRole('region'));
  await user.keyboard('{ArrowRight}{ArrowDown}');
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ to: '12.96,100.04', minutes: 30 });
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
});

it('what is in reach is one shape that follows the map, and goes with its search', () => {
  const { map, container, listeners } = flatMap();
  const circles = [
    [100, 13, 1_000],
    [100.05, 13, 500],
  ] as const;
  const { unmount } = renderOnPage(<ReachShade map={map} circles={circles} />);
  const shade = container.querySelector('.map-reach');
  const numbers = [...(shade?.children ?? [])].map((one) =>
    ['cx', 'cy', 'r'].map((name) => Math.round(Number(one.getAttribute(name)))),
  );
  expect(numbers).toEqual([
    [0, 0, 54],
    [291, 0, 27],
  ]);
  expect(shade?.getAttribute('transform')).toBe('translate(100 50) scale(1)');
  map.panBy([50, 0]);
  expect(shade?.getAttribute('transform')).toMatch(/^translate\(-191\.\d+ 50\) scale\(1\)$/);
  unmount();
  expect([container.childElementCount, listeners.size]).toEqual([1, 0]);
});
