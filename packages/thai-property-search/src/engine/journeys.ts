import { metresWithin } from '../distance';
import type { Places, Travel } from '../documents';
import { MAX_WITHIN_M, REACH_MINUTES } from '../params';

export type TravelTo = NonNullable<Places['travelTo']>;

type Numbers = { readonly values: ArrayLike<number> };
type Rows = {
  readonly count: number;
  readonly stationCodes: { readonly texts: readonly string[] };
  readonly stationStart: Numbers;
  readonly stations: Numbers;
  readonly metres: Numbers;
  readonly lat: Numbers;
  readonly lng: Numbers;
};

const LONGEST = Math.max(...REACH_MINUTES);

/** Places with minutes in memory: a byte for each row. */
const MAX_PLACES = 16;

/** Nobody walks farther than in the longest time of a filter. */
const MAX_WALK_M = 6_000;

type Known = { minutes: Uint8Array; count: number; readonly timeOf: (row: number) => number };

/** The minutes from each row to a place. A row never changes, so each is computed once. */
export class Journeys {
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly rows: Rows,
    private readonly travelTo: TravelTo,
  ) {}

  /** Whole minutes by row, at least 1. 0 if it takes longer than any `reach`, or if the place is unknown. */
  to(place: string): Uint8Array {
    const { rows } = this;
    const known = this.known.get(place) ?? this.prepare(place);
    this.known.delete(place);
    this.known.set(place, known);
    const [oldest = ''] = this.known.keys();
    if (this.known.size > MAX_PLACES) this.known.delete(oldest);
    if (known.minutes.length < rows.count) {
      const enlarged = new Uint8Array(Math.ceil(rows.count * 1.1));
      enlarged.set(known.minutes);
      known.minutes = enlarged;
    }
    for (; known.count < rows.count; known.count++) {
      const time = known.timeOf(known.count);
      known.minutes[known.count] = time > LONGEST ? 0 : Math.max(1, time);
    }
    return known.minutes;
  }

  private prepare(place: string): Known {
    const travel = this.travelTo(place);
    const timeOf = travel === undefined ? () => Number.POSITIVE_INFINITY : this.timeTo(travel);
    return { minutes: new Uint8Array(), count: 0, timeOf };
  }

  private timeTo({ at, minutesFrom, walkToStation, walk }: Travel): Known['timeOf'] {
    const { rows } = this;
    const walks = Float32Array.from({ length: MAX_WITHIN_M + 1 }, (_, metres) => walkToStation(metres));
    const rides: number[] = [];
    const rideFrom = (code: number) => {
      rides[code] ??= minutesFrom(rows.stationCodes.texts[code] ?? '');
      return rides[code];
    };
    return (row) => {
      const { stationStart, stations, metres, lat, lng } = rows;
      const onFoot = metresWithin({ lat: lat.values[row] ?? 0, lng: lng.values[row] ?? 0 }, at, MAX_WALK_M);
      let time = onFoot === undefined ? Number.POSITIVE_INFINITY : walk(onFoot);
      const end = stationStart.values[row + 1] ?? 0;
      for (let index = stationStart.values[row] ?? 0; index < end; index++) {
        const toStation = walks[metres.values[index] ?? 0] ?? Number.POSITIVE_INFINITY;
        if (toStation >= time) break;
        time = Math.min(time, toStation + rideFrom(stations.values[index] ?? 0));
      }
      return time;
    };
  }
}
