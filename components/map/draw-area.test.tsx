import { fireEvent, screen } from '@testing-library/react';
import type { MapLibreMap } from 'maplibre-gl';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { DrawArea } from './draw-area';

/** A fake map on which a pixel is a thousandth of a degree. */
function flatMap(): MapLibreMap {
  const centre = { lng: 100, lat: 13 };
  return Object.assign(Object.create(null), {
    getCenter: () => ({ ...centre }),
    panBy: ([x, y]: [number, number]) => {
      centre.lng += x / 1_000;
      centre.lat -= y / 1_000;
    },
    project: ([lng, lat]: [number, number]) => ({ x: (lng - 100) * 1_000, y: (13 - lat) * 1_000 }),
    unproject: ([x, y]: [number, number]) => ({ lng: 100 + x / 1_000, lat: 13 - y / 1_000 }),
    on: () => undefined,
    off: () => undefined,
  });
}

function openDrawing() {
  const handlers = { onDone: vi.fn(), onCancel: vi.fn(), announce: vi.fn() };
  const { user } = renderOnPage(<DrawArea map={flatMap()} {...handlers} />, { locale: 'th-th' });
  const sheet = screen.getByRole('application', { name: 'วาดพื้นที่ค้นหาบนแผนที่' });
  const stroke = (...points: [x: number, y: number][]) => {
    Object.assign(sheet, { setPointerCapture: () => undefined });
    const at = ([clientX, clientY]: [number, number]) => ({ clientX, clientY, isPrimary: true, button: 0 });
    const [from = [0, 0]] = points;
    fireEvent.pointerDown(sheet, at(from));
    for (const point of points) fireEvent.pointerMove(sheet, at(point));
    fireEvent.pointerUp(sheet, at(points.at(-1) ?? from));
  };
  return { user, sheet, stroke, ...handlers };
}

const corners = () => document.querySelectorAll('.map-corner').length;

it('the keyboard sets corners in the middle of the map, removes them, and finishes with three', async () => {
  const { user, sheet, onDone } = openDrawing();
  const finish = screen.getByRole<HTMLButtonElement>('button', { name: 'ค้นหาในพื้นที่นี้' });
  expect(document.activeElement).toBe(sheet);
  await user.keyboard('{Enter}{ArrowRight}{Enter}{Enter}{Backspace}');
  expect([corners(), finish.disabled]).toEqual([2, true]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect([corners(), finish.disabled]).toEqual([3, false]);
  await user.tab();
  expect(document.activeElement).toBe(finish);
  await user.keyboard('{Enter}');
  expect(onDone).toHaveBeenCalledExactlyOnceWith([
    [100, 13],
    [100.04, 13],
    [100.04, 12.96],
  ]);
});

it('Escape cancels the drawing', async () => {
  const { user, onCancel } = openDrawing();
  await user.keyboard('{Enter}{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
});

it('a stroke around an area becomes its outline, a tap a corner, and a line is too small', () => {
  const { stroke, onDone, announce } = openDrawing();
  stroke([10, 10]);
  expect(corners()).toBe(1);
  stroke([0, 0], [100, 0]);
  expect(announce).toHaveBeenCalledTimes(2);
  expect(onDone).not.toHaveBeenCalled();
  stroke([0, 0], [100, 0], [100, 100], [0, 100]);
  expect(onDone.mock.calls[0]?.[0]).toHaveLength(4);
});
