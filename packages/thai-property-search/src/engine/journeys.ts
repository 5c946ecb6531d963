import { metresWithin, WALKING_DETOUR, WALKING_M_PER_MINUTE } from '../distance';
import type { Places, Travel } from '../documents';
import { MAX_WITHIN_M, REACH_MINUTES } from '../params';
import type { Columns } from './columns';

export type TravelTo = NonNullable<Places['travelTo']>;

type Rows = Pick<Columns, 'count' | 'stationCodes' | 'stationStart' | 'stations' | 'metres' | 'lat' | 'lng'>;

const LONGEST = Math.max(...REACH_MINUTES);

/** Places with minutes in memory: a byte for each row. */
const MAX_PLACES = 16;

/** A walk of the longest time, in straight-line metres, rounded up. */
const MAX_WALK_M = (LONGEST * WALKING_M_PER_MINUTE) / WALKING_DETOUR + 100;
/** Slightly more than these metres, of longitude in Thailand, too. */
const MAX_WALK_DEGREES = MAX_WALK_M / 100_000;

type Known = { minutes: Uint8Array; count: number; readonly travel: Travel | undefined; readonly walks: Float32Array };

/** The minutes from each row to a place. A row never changes, so each is computed once. */
export class Journeys {
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly rows: Rows,
    private readonly travelTo: TravelTo,
  ) {}

  /** Whole minutes by row, at least 1. 0 if it takes longer than any `reach`, or if the place is unknown. */
  to(place: string): Uint8Array {
    const { count } = this.rows;
    const known = this.known.get(place) ?? this.prepare(place);
    this.known.delete(place);
    this.known.set(place, known);
    const [oldest = ''] = this.known.keys();
    if (this.known.size > MAX_PLACES) this.known.delete(oldest);
    if (known.minutes.length < count) {
      const enlarged = new Uint8Array(Math.ceil(count * 1.1));
      enlarged.set(known.minutes);
      known.minutes = enlarged;
    }
    if (known.travel !== undefined && known.count < count) this.fill(known, known.travel);
    known.count = count;
    return known.minutes;
  }

  private prepare(place: string): Known {
    const travel = this.travelTo(place);
    const walks = Float32Array.from({ length: MAX_WITHIN_M + 1 }, (_, metres) => travel?.walkToStation(metres) ?? 0);
    return { minutes: new Uint8Array(), count: 0, travel, walks };
  }

  /** The same for a few rows, which the function computes one by one. */
  ofFew(place: string): (row: number) => number {
    const known = this.known.get(place);
    const travel = known === undefined ? this.travelTo(place) : known.travel;
    return (row) => {
      if (known !== undefined && row < known.count) return known.minutes[row] ?? 0;
      return travel === undefined ? 0 : this.minutesOf(row, travel);
    };
  }

  private minutesOf(row: number, { at, minutesFrom, walk, walkToStation }: Travel): number {
    const { lat, lng, stationStart, stations, metres, stationCodes } = this.rows;
    const straight = metresWithin({ lat: lat.at(row), lng: lng.at(row) }, at, MAX_WALK_M);
    let time = straight === undefined ? LONGEST + 1 : Math.fround(walk(straight));
    for (let near = stationStart.at(row); near < stationStart.at(row + 1); near++) {
      const id = stationCodes.texts[stations.at(near)] ?? '';
      const ride = id === '' ? LONGEST + 1 : Math.fround(minutesFrom(id));
      time = Math.min(time, Math.fround(walkToStation(metres.at(near))) + ride);
    }
    return time > LONGEST ? 0 : Math.max(1, Math.trunc(time));
  }

  /** Plain loops over arrays, because an object or a call for each row takes three times as long. */
  private fill({ minutes, count: from, walks }: Known, { at, minutesFrom, walk }: Travel): void {
    const { count, stationCodes } = this.rows;
    const [starts, codes, metres] = [this.rows.stationStart.values, this.rows.stations.values, this.rows.metres.values];
    const [lats, lngs] = [this.rows.lat.values, this.rows.lng.values];
    const rides = Float32Array.from(stationCodes.texts, (id) => (id === '' ? LONGEST + 1 : minutesFrom(id)));
    for (let row = from; row < count; row++) {
      const lat = lats[row] ?? 0;
      const lng = lngs[row] ?? 0;
      let time = LONGEST + 1;
      if (Math.abs(lat - at.lat) < MAX_WALK_DEGREES && Math.abs(lng - at.lng) < MAX_WALK_DEGREES) {
        const straight = metresWithin({ lat, lng }, at, MAX_WALK_M);
        if (straight !== undefined) time = Math.min(time, walk(straight));
      }
      const end = starts[row + 1] ?? 0;
      for (let near = starts[row] ?? 0; near < end; near++) {
        const toStation = walks[metres[near] ?? 0] ?? 0;
        if (toStation >= time) break;
        time = Math.min(time, toStation + (rides[codes[near] ?? 0] ?? 0));
      }
      minutes[row] = time > LONGEST ? 0 : Math.max(1, time);
    }
  }
}
