import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import type { RailRoute } from '../content/collections';
import { graphOf, shortestPaths } from './graph';
import { buildNetwork, MAX_WALK, walkWithin } from './network';
import { embeddedNetwork, embeddedRoutes, embeddedStations, placeOf } from './testing/embedded-network';

const network = embeddedNetwork();
const trip = (from: string, to: string) => network.trip(placeOf(from), placeOf(to));

const CHIANG_MAI = { lat: 18.79, lng: 98.98 };
const PARIS = { lat: 48.86, lng: 2.35 };

describe('a trip', () => {
  it('says the lines, their stops, and where to change', () => {
    expect(trip('BTS-E4', 'BTS-S3')?.legs).toMatchObject([
      { kind: 'ride', line: 'bts-sukhumvit', from: 'BTS-E4', to: 'BTS-CEN', stops: 4, wait: 3 },
      { kind: 'change', at: 'BTS-CEN', to: 'BTS-CEN', minutes: 0 },
      { kind: 'ride', line: 'bts-silom', from: 'BTS-CEN', to: 'BTS-S3', stops: 3, wait: 3 },
    ]);
  });

  it('says the way between two stations of a change', () => {
    expect(trip('BTS-N3', 'ARL-A6')?.legs.map((leg) => (leg.kind === 'change' ? [leg.at, leg.to] : leg.kind))).toEqual([
      'ride',
      ['BTS-N2', 'ARL-A8'],
      'ride',
    ]);
  });

  it('goes round the loop the shorter way, and changes where the loop closes', () => {
    expect(trip('MRT-BL02', 'MRT-BL34')?.legs).toMatchObject([{ stops: 1 }, { at: 'MRT-BL01' }, { stops: 2 }]);
    expect(trip('MRT-BL28', 'MRT-BL01')?.legs).toMatchObject([{ kind: 'ride', stops: 5 }]);
  });

  it('begins and ends on foot', () => {
    const near = (id: string, north: number) => ({ ...placeOf(id), lat: placeOf(id).lat + north });
    const way = network.trip(near('BTS-N24', 0.003), near('BTS-E23', -0.003));
    expect(way?.legs.map(({ kind }) => kind)).toEqual(['walk', 'ride', 'walk']);
    expect(way?.legs[0]?.minutes).toBe(6);
  });

  it('is a walk if that is faster, and nothing between the same place', () => {
    expect(trip('BTS-E4', 'BTS-E3')?.legs).toMatchObject([{ kind: 'ride' }]);
    const here = placeOf('BTS-E4');
    expect(network.trip(here, { ...here, lng: here.lng + 0.004 })?.legs).toEqual([{ kind: 'walk', minutes: 7 }]);
    expect(network.trip(here, here)).toEqual({ minutes: 0, legs: [] });
  });

  it('has the same minutes on foot along exact metres and along whole ones, as in the index of the search', () => {
    const metres = fc.double({ min: 0, max: 5_000, noNaN: true });
    const steps = [19.6, 1_269.4].map((each): [number] => [each]);
    fc.assert(
      fc.property(metres, (exact) => {
        expect(walkWithin(exact, MAX_WALK)).toBe(walkWithin(Math.round(exact), MAX_WALK));
      }),
      { examples: steps },
    );
  });

  it('does not exist where no train goes and the walk is too long', () => {
    expect(network.trip(CHIANG_MAI, placeOf('BTS-E4'))).toBeUndefined();
    expect(network.trip(placeOf('BTS-E4'), PARIS)).toBeUndefined();
    expect(network.trip(CHIANG_MAI, { ...CHIANG_MAI, lat: CHIANG_MAI.lat + 0.03 })?.minutes).toBe(54);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1e300])('does not exist from a latitude of %d', (lat) => {
    expect(network.trip({ lat, lng: 100.5 }, placeOf('BTS-E4'))).toBeUndefined();
    expect(network.reachFrom({ lat, lng: 100.5 }).minutesAt('BTS-E4')).toBe(Number.POSITIVE_INFINITY);
  });
});

const inBangkok = fc.record({
  lat: fc.double({ min: 13.5, max: 14.05, noNaN: true }),
  lng: fc.double({ min: 100.35, max: 100.8, noNaN: true }),
});

describe('minutes', () => {
  it('are those of the trip, the same in both directions, and the sum of its legs', () => {
    fc.assert(
      fc.property(inBangkok, inBangkok, (from, to) => {
        const way = network.trip(from, to);
        const { minutesAt } = network.reachFrom(from);
        const byTrain = network.stationsNear(to).stations.map(({ id, minutes }) => minutesAt(id) + minutes);
        expect(network.trip(to, from)?.minutes).toBe(way?.minutes);
        expect(Math.min(...byTrain)).toBeGreaterThanOrEqual(way?.minutes ?? Number.POSITIVE_INFINITY);
        if (way === undefined) return;
        if (way.legs.length > 1) expect(Math.min(...byTrain)).toBe(way.minutes);
        expect(way.legs.reduce((sum, leg) => sum + leg.minutes, 0)).toBe(way.minutes);
        for (const leg of way.legs) expect(leg.minutes).toBeGreaterThanOrEqual(leg.kind === 'ride' ? leg.wait : 0);
      }),
      { numRuns: runs(200) },
    );
  });

  it('between stations are the same in both directions, and never more than over a third station', () => {
    const graph = graphOf(embeddedStations, embeddedRoutes);
    const all = embeddedStations.map((_, from) => shortestPaths(graph, from).minutes);
    const node = fc.nat({ max: embeddedStations.length - 1 });
    const minutes = (from: number, to: number) => all[from]?.[to] ?? Number.NaN;
    fc.assert(
      fc.property(node, node, node, (a, b, c) => {
        expect(minutes(a, b)).toBeCloseTo(minutes(b, a), 6);
        expect(minutes(a, c)).toBeLessThanOrEqual(minutes(a, b) + minutes(b, c) + 1e-9);
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('are known between every two stations', () => {
    const all = embeddedStations.map((one) => network.reachFrom(one));
    const minutes = all.flatMap((reach) => embeddedStations.map(({ id }) => reach.minutesAt(id)));
    expect(Math.max(...minutes)).toBeLessThan(150);
    expect(Math.min(...minutes)).toBe(0);
  });
});

const route = (changes: Partial<RailRoute>): RailRoute => ({
  id: 'a',
  line: 'arl',
  waitMinutes: 2,
  stops: [],
  changes: [],
  source: 'a',
  checkedOn: '2026-11-28',
  ...changes,
});

describe('a network', () => {
  it('goes past a station that is not in the content', () => {
    const without = buildNetwork(
      embeddedStations.filter(({ id }) => id !== 'BTS-N24' && id !== 'BTS-N3'),
      embeddedRoutes,
    );
    const [whole, [ride]] = [trip('BTS-N8', 'BTS-E4'), without.trip(placeOf('BTS-N8'), placeOf('BTS-E4'))?.legs ?? []];
    expect(ride).toMatchObject({ minutes: whole?.minutes, stops: 10 });
  });

  it('has only walks without routes, and no trains between parts that nothing joins', () => {
    const none = buildNetwork(embeddedStations, []);
    expect(none.trip(placeOf('BTS-E4'), placeOf('BTS-E5'))?.legs).toEqual([{ kind: 'walk', minutes: 20 }]);
    expect(none.trip(placeOf('BTS-E4'), placeOf('BTS-E23'))).toBeUndefined();
    expect(buildNetwork([], embeddedRoutes).reachFrom(placeOf('BTS-E4')).minutesAt('BTS-E4')).toBe(
      Number.POSITIVE_INFINITY,
    );
    const ends = [route({ stops: [{ station: 'BTS-E22' }, { station: 'BTS-E23', minutes: 2 }] })];
    expect(buildNetwork(embeddedStations, ends).reachFrom(placeOf('BTS-N24')).minutesAt('BTS-E22')).toBe(
      Number.POSITIVE_INFINITY,
    );
  });

  it('never has minutes that are no number, whatever the routes', () => {
    const minutes = fc.double({ min: 0, max: 15, minExcluded: true, noNaN: true });
    const ids = fc.constantFrom('BTS-E4', 'BTS-E5', 'ARL-A1', 'ARL-A8', 'BTS-X9');
    const routes = fc.array(
      fc
        .record({
          waitMinutes: minutes,
          stops: fc.array(fc.record({ station: ids, minutes: fc.option(minutes, { nil: undefined }) }), {
            maxLength: 6,
          }),
          changes: fc.array(fc.record({ from: ids, to: ids, minutes }), { maxLength: 3 }),
        })
        .map(route),
      { maxLength: 4 },
    );
    const places = ['BTS-E4', 'BTS-E5', 'ARL-A1', 'ARL-A8'];
    const known = embeddedStations.filter(({ id }) => places.includes(id));
    fc.assert(
      fc.property(routes, fc.constantFrom(...places), fc.constantFrom(...places), (wild, from, to) => {
        const made = buildNetwork(known, wild);
        const found = made.reachFrom(placeOf(from)).minutesAt(to);
        expect(found).not.toBeNaN();
        const way = made.trip(placeOf(from), placeOf(to));
        expect(way === undefined || way.minutes <= Math.max(found, MAX_WALK)).toBe(true);
        expect(way?.legs.reduce((sum, leg) => sum + leg.minutes, 0) ?? 0).toBe(way?.minutes ?? 0);
      }),
    );
  });
});
