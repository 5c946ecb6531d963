import type { FeatureCollection } from 'geojson';
import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl';
import { fromMercator, mercator, worldSize } from '@/lib/map/geometry';
import { groupSpots, nextPin, PIN_SIZE, type PinGroup, type Spot } from '@/lib/map/pins';

/** Between a pin and the edge of the map, in pixels. */
const MARGIN = 4;

export type PinFace = {
  kind: 'home' | 'units' | 'cluster';
  text: string;
  /** A second, smaller line. */
  note?: string | undefined;
  label: string;
  approximate: boolean;
};

type Options = {
  label: string;
  face: (group: PinGroup) => PinFace;
  onPress: (group: PinGroup) => void;
  /** Called with the hovered or focused pin, and with null when that ends. */
  onPoint: (group: PinGroup | null) => void;
};

export type PinLayer = {
  show: (spots: readonly Spot[]) => void;
  mark: (ids: ReadonlySet<string>) => void;
  remove: () => void;
};

type Pin = {
  group: PinGroup;
  element: HTMLButtonElement;
  /** In pixels, of the whole pin. Measured when it is first placed. */
  size?: readonly [width: number, height: number];
};

function paint(element: HTMLButtonElement, { kind, text, note, label, approximate }: PinFace): void {
  element.type = 'button';
  element.className = 'map-pin';
  element.dataset.kind = kind;
  element.toggleAttribute('data-approximate', approximate);
  element.setAttribute('aria-label', label);
  const line = (textContent: string) => Object.assign(document.createElement('span'), { textContent });
  element.append(line(text));
  if (note !== undefined) element.append(' ', line(note));
}

function listen(pin: Pin, { onPress, onPoint }: Options): void {
  pin.element.addEventListener('click', () => onPress(pin.group));
  for (const name of ['pointerenter', 'focus']) pin.element.addEventListener(name, () => onPoint(pin.group));
  for (const name of ['pointerleave', 'blur']) pin.element.addEventListener(name, () => onPoint(null));
}

const containsAny = ({ spots }: PinGroup, ids: ReadonlySet<string>) =>
  ids.size > 0 && spots.some(({ homes }) => homes.some(({ id }) => ids.has(id)));

/** Rounds the zoom to half levels, so that pins split soon after there is space and are stable in between. */
const levelOf = (zoom: number) => Math.floor(zoom * 2) / 2;

function layerAbove(map: MapLibreMap, label: string): HTMLDivElement {
  const layer = document.createElement('div');
  layer.className = 'map-pins';
  layer.setAttribute('role', 'group');
  layer.setAttribute('aria-label', label);
  map.getCanvasContainer().append(layer);
  return layer;
}

/** The source, layer and picture of `reservePlaces` in any style. */
export const RESERVED = 'pins';

/** An invisible symbol for each pin, so that the map writes no name below one. Returns functions to update and end. */
function reservePlaces(map: MapLibreMap) {
  let data: FeatureCollection = { type: 'FeatureCollection', features: [] };
  let isReady = false;
  // A new style has none of them, and events of a style come only when it is loaded.
  const add = () => {
    isReady = true;
    if (map.getSource(RESERVED) !== undefined) return;
    map.addSource(RESERVED, { type: 'geojson', data });
    const layout = { 'icon-image': RESERVED, 'icon-allow-overlap': true } as const;
    map.addLayer({ id: RESERVED, type: 'symbol', source: RESERVED, layout });
  };
  map.on('styledata', add);
  // Not added with the layer, because a tile of the last style may ask the next one for it before that.
  map.setMissingStyleImageResolver((id) => {
    if (id === RESERVED && !map.hasImage(RESERVED))
      map.addImage(RESERVED, { ...PIN_SIZE, data: new Uint8Array(PIN_SIZE.width * PIN_SIZE.height * 4) });
  });
  return {
    update: (groups: readonly PinGroup[]) => {
      const features = groups.map(({ x, y }) => ({
        ...{ type: 'Feature' as const, properties: {} },
        geometry: { type: 'Point' as const, coordinates: [...fromMercator(x, y)] },
      }));
      data = { type: 'FeatureCollection', features };
      if (isReady) map.getSource<GeoJSONSource>(RESERVED)?.setData(data);
    },
    end: () => {
      map.off('styledata', add);
      map.setMissingStyleImageResolver(null);
    },
  };
}

/** Renders only pins in view, inside MapLibre's container, so that drags that start on a pin reach the map. */
export function createPinLayer(map: MapLibreMap, options: Options): PinLayer {
  const layer = layerAbove(map, options.label);
  const reserved = reservePlaces(map);
  const pins = new Map<string, Pin>();
  let spots: readonly Spot[] = [];
  let marked: ReadonlySet<string> = new Set();
  let level = Number.NaN;
  let groups: readonly PinGroup[] = [];

  const add = (group: PinGroup): Pin => {
    const pin: Pin = { group, element: document.createElement('button') };
    paint(pin.element, options.face(group));
    pin.element.tabIndex = pins.size === 0 ? 0 : -1;
    pin.element.toggleAttribute('data-marked', containsAny(group, marked));
    listen(pin, options);
    pins.set(group.key, pin);
    layer.append(pin.element);
    return pin;
  };

  const draw = () => {
    const zoom = map.getZoom();
    if (levelOf(zoom) !== level) {
      level = levelOf(zoom);
      groups = groupSpots(spots, level);
      reserved.update(groups);
    }
    const size = worldSize(zoom);
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    const [x, y] = mercator(map.getCenter().toArray());
    const removed = new Map(pins);
    const placed: PlacedPin[] = [];
    for (const group of groups) {
      const left = (group.x - x) * size + width / 2;
      const top = (group.y - y) * size + height / 2;
      if (left < 0 || top < 0 || left > width || top > height) continue;
      const pin = pins.get(group.key) ?? add(group);
      pin.group = group;
      removed.delete(group.key);
      placed.push({ pin, left, top });
    }
    placePins(placed, { width, height });
    removePins(pins, removed, map);
  };

  layer.addEventListener('keydown', (event) => moveFocus(event, [...pins.values()]));
  map.on('move', draw);
  map.on('resize', draw);
  return {
    show: (next) => {
      spots = next;
      level = Number.NaN;
      draw();
    },
    mark: (ids) => {
      marked = ids;
      for (const { group, element } of pins.values()) element.toggleAttribute('data-marked', containsAny(group, ids));
    },
    remove: () => {
      reserved.end();
      map.off('move', draw);
      map.off('resize', draw);
      layer.remove();
    },
  };
}

type PlacedPin = { readonly pin: Pin; readonly left: number; readonly top: number };

/** Moves pins that the edge of the map would cut inside, where none covers another, and makes the others dots. */
function placePins(pins: readonly PlacedPin[], map: { width: number; height: number }): void {
  // All sizes before the first style, so that the browser computes the layout once.
  for (const { pin } of pins) pin.size ??= [pin.element.offsetWidth, pin.element.offsetHeight];
  const within = (at: number, size: number, all: number) =>
    Math.min(Math.max(at, size / 2 + MARGIN), Math.max(size / 2, all - size / 2 - MARGIN));
  const boxes = pins.map(({ pin, left, top }) => {
    const [width, height] = pin.size ?? [0, 0];
    const at = { left: within(left, width, map.width), top: within(top, height, map.height) };
    return { pin, width, height, ...at, isMoved: at.left !== left || at.top !== top };
  });
  for (const box of boxes) {
    const isCovering =
      box.isMoved &&
      boxes.some(
        (other) =>
          other !== box &&
          Math.abs(other.left - box.left) < (other.width + box.width) / 2 &&
          Math.abs(other.top - box.top) < (other.height + box.height) / 2,
      );
    box.pin.element.toggleAttribute('data-dot', isCovering);
    box.pin.element.style.transform = `translate(${box.left.toFixed(1)}px, ${box.top.toFixed(1)}px) translate(-50%, -50%)`;
  }
}

/** Removes pins. If one had focus, it moves to the pin that now has its first listing, or else to the map. */
function removePins(pins: Map<string, Pin>, removed: ReadonlyMap<string, Pin>, map: MapLibreMap): void {
  if (removed.size === 0) return;
  const focused = [...removed.values()].find(({ element }) => element === document.activeElement);
  const home = focused?.group.spots[0]?.homes[0]?.id;
  for (const key of removed.keys()) pins.delete(key);
  const successor = [...pins.values()].find(({ group }) => home !== undefined && containsAny(group, new Set([home])));
  if (focused !== undefined) (successor?.element ?? map.getCanvas()).focus({ preventScroll: true });
  for (const { element } of removed.values()) element.remove();
  if (![...pins.values()].some(({ element }) => element.tabIndex === 0)) {
    const [first] = pins.values();
    if (first) first.element.tabIndex = 0;
  }
}

/** Roving tab index: all pins are one tab stop, and the arrow keys move between pins instead of moving the map. */
function moveFocus(event: KeyboardEvent, pins: readonly Pin[]): void {
  const from = pins.find(({ element }) => element === document.activeElement);
  if (from === undefined || !event.key.startsWith('Arrow')) return;
  event.preventDefault();
  event.stopPropagation();
  const to = nextPin(
    from.group,
    pins.map(({ group }) => group),
    event.key,
  );
  const target = pins.find(({ group }) => group === to);
  if (target === undefined) return;
  for (const { element } of pins) element.tabIndex = element === target.element ? 0 : -1;
  target.element.focus({ preventScroll: true });
}
