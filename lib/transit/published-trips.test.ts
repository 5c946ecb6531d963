import { expect, it } from 'vitest';
import { embeddedNetwork, placeOf } from './testing/embedded-network';

/**
 * Minutes that others published, and the most that ours may differ from them. `operator`: the line's operator, owner or
 * governor. `clock`: timed at every station. `traveller`: a report of a ride, or a guide. The minutes between stations
 * come from some of these figures (`source` in content/rail_routes.json), so those trips show that no minute was
 * mistyped, and the others that the minutes fit together.
 */
const TOLERANCE = 0.2;

const MO_CHIT = 'lewcpe.com/blog/archives/1378: stopwatch at each station from Mo Chit to Asok';
const RED_LINE = 'bangkok-pukuko.com/entry/srtredline, 2022';
const MAY_2020 = 'governor of Bangkok, Bangkok Post, May 2020';
const AUGUST_2021 = 'governor of the SRT, Bangkok Post, 2 August 2021';
const RUNNING_TIMES = 'SRTET, as quoted in GororiKun/bangkok-rail-3d, September 2026';
const GOLD_LINE = 'BTSC, time table of July 2023, as quoted in GororiKun/bangkok-rail-3d';

/** From, to, minutes on trains and between them, who says so, and where. */
const RIDES = [
  ['BTS-N24', 'BTS-E23', 90, 'operator', MAY_2020],
  ['BTS-N9', 'BTS-N17', 17, 'operator', 'opening of the extension, nsc.co.th, 5 June 2020'],
  ['BTS-E14', 'BTS-E23', 20, 'operator', 'governor of Bangkok, Bangkok Post, 28 November 2018'],
  ['BTS-E15', 'BTS-E23', 15, 'traveller', 'Thai News Agency, 6 December 2018'],
  ['BTS-N8', 'BTS-E15', 41, 'traveller', 'konnichiwa-thai.com/bts-skytrain'],
  ['BTS-G1', 'BTS-G2', 4, 'operator', GOLD_LINE],
  ['BTS-G2', 'BTS-G3', 2, 'operator', GOLD_LINE],
  ['BTS-G3', 'BTS-G1', 6, 'traveller', 'travelchance.blogspot.com/2023/06/gold-line-bangkok.html'],
  ['BTS-W1', 'BTS-S12', 23, 'traveller', 'konnichiwa-thai.com/bts-skytrain, before Saint Louis opened'],
  ['BTS-N8', 'BTS-N7', 2.2, 'clock', MO_CHIT],
  ['BTS-N8', 'BTS-N5', 4.3, 'clock', MO_CHIT],
  ['BTS-N8', 'BTS-N4', 6.1, 'clock', MO_CHIT],
  ['BTS-N8', 'BTS-N3', 8.6, 'clock', MO_CHIT],
  ['BTS-N8', 'BTS-N2', 10.4, 'clock', MO_CHIT],
  ['BTS-N8', 'BTS-N1', 12, 'clock', MO_CHIT],
  ['BTS-N8', 'BTS-CEN', 14.1, 'clock', MO_CHIT],
  ['BTS-N8', 'BTS-E1', 16.7, 'clock', MO_CHIT],
  ['BTS-N8', 'BTS-E2', 18.2, 'clock', MO_CHIT],
  ['BTS-N8', 'BTS-E3', 19.9, 'clock', MO_CHIT],
  ['BTS-N8', 'BTS-E4', 21.5, 'clock', MO_CHIT],
  ['BTS-CEN', 'BTS-E4', 7.3, 'clock', MO_CHIT],
  ['BTS-N3', 'BTS-CEN', 5.5, 'clock', MO_CHIT],
  ['BTS-N5', 'BTS-N2', 6.1, 'clock', MO_CHIT],
  ['BTS-N2', 'BTS-E2', 7.8, 'clock', MO_CHIT],
  ['BTS-E4', 'BTS-N17', 40, 'traveller', 'thaich.net/news/20200626yy.htm'],
  ['BTS-E9', 'BTS-CEN', 20, 'traveller', 'thailandbylomlamer.blogspot.com, 29 July 2009'],
  ['MRT-BL28', 'MRT-BL01', 8, 'operator', 'MRTA, thaipr.net/logistics/944580, July 2019'],
  ['MRT-BL28', 'MRT-BL11', 30, 'traveller', 'thailanding.zening.info/bangkok/metro.htm, 2019'],
  ['MRT-BL11', 'MRT-BL22', 24, 'traveller', RED_LINE],
  ['MRT-BL22', 'MRT-BL31', 20, 'traveller', 'first-time-travelers.homupe.jp/?p=1111, 2019'],
  ['MRT-PP01', 'MRT-PP16', 36, 'operator', 'promised by the operator, nationthailand.com/news/30293481, August 2016'],
  ['MRT-YL01', 'MRT-YL23', 45, 'operator', 'notice in the stations, daily.berrymobile.jp/?p=20365'],
  ['MRT-YL11', 'MRT-YL23', 30, 'operator', 'trial run, Bangkok Post, 4 June 2023'],
  ['MRT-PK16', 'MRT-PK01', 30, 'traveller', 'ameblo.jp/h-mori2020/entry-12832408622.html, 2023'],
  ['MRT-PK01', 'MRT-PK30', 60, 'traveller', 'art58koen.net, November 2023: a good hour'],
  ['ARL-A1', 'ARL-A8', 30, 'operator', 'SRT: no more than 30; guides: 26'],
  ['ARL-A1', 'ARL-A8', 25, 'traveller', 'thailove.net, board btr, 11228'],
  ['ARL-A8', 'ARL-A6', 6, 'operator', 'time table at Makkasan, supportasia.com, April 2014'],
  ['ARL-A1', 'ARL-A6', 21, 'traveller', 'travelmemo.jp/airport-rail-link'],
  ['SRT-RN01', 'SRT-RN10', 25, 'operator', AUGUST_2021],
  ['SRT-RN10', 'SRT-RN01', 23, 'traveller', 'explorersclub.baanlaesuan.com/visit/srt-redlines, 2021'],
  ['SRT-RN08', 'SRT-RN01', 17, 'traveller', RED_LINE],
  ['SRT-RN01', 'SRT-RW06', 15, 'operator', AUGUST_2021],
  ['SRT-RN01', 'SRT-RN10', 23, 'operator', RUNNING_TIMES],
  ['SRT-RN10', 'SRT-RN01', 24, 'operator', RUNNING_TIMES],
  ['SRT-RW06', 'SRT-RN01', 16, 'operator', RUNNING_TIMES],
] as const;

/** From door to door, with the first wait. */
const JOURNEYS = [
  ['SRT-RN08', 'BTS-E4', 60, 'traveller', `${RED_LINE}: about an hour`],
  ['MRT-BL11', 'MRT-BL27', 40, 'traveller', 'wokarella.blogspot.com, 16 August 2013'],
] as const;

const range = (prefix: string, from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => {
    const number = from < to ? from + index : from - index;
    return `${prefix}${String(number).padStart(2, '0')}`;
  });

const LAK_SONG_TO_THA_PHRA = [...range('MRT-BL', 38, 33), 'MRT-BL01', ...range('MRT-BL', 32, 2)];
const THA_PHRA_TO_LAK_SONG = [...range('MRT-BL', 1, 32), 'MRT-BL01', ...range('MRT-BL', 33, 37)];

/**
 * Whole minutes between the times of the last train at neighbouring stations on 6 September 2026, without the last stop,
 * which has no departure. The operator (BEM) publishes the times on metro.bemplc.co.th/Fare-Calculation; the differences
 * are from GororiKun/bangkok-rail-3d on GitHub. They agree with the last train at Sukhumvit (23:42 towards Tha Phra) that
 * tommy771004/TransitRail reads from the same page.
 */
const LAST_TRAINS = [
  ['Lak Song to Tha Phra', LAK_SONG_TO_THA_PHRA, '2222213222222122321322222322222222322'],
  ['Tha Phra to Lak Song', THA_PHRA_TO_LAK_SONG, '2313222313222312232222222132213221222'],
  ['Khlong Bang Phai to Tao Poon', range('MRT-PP', 1, 15), '23222232223323'],
  ['Tao Poon to Khlong Bang Phai', range('MRT-PP', 16, 2), '23233222322223'],
] as const;

/** Times in whole minutes say too little about shorter trips. */
const SHORTEST = 10;

const network = embeddedNetwork();

type Ridden = { readonly all: number; readonly ridden: number; readonly stops: readonly number[] };

function minutesOf(from: string, to: string): Ridden {
  const { minutes: all = Number.NaN, legs = [] } = network.trip(placeOf(from), placeOf(to)) ?? {};
  const [first] = legs;
  const stops = legs.flatMap((leg) => (leg.kind === 'ride' ? leg.stops : []));
  return { all, ridden: all - (first?.kind === 'ride' ? first.wait : 0), stops };
}

const differs = (ours: number, published: number) => Math.abs(ours - published) / published;

it.each(RIDES)('%s to %s: %d minutes (%s)', (from, to, minutes) => {
  expect(differs(minutesOf(from, to).ridden, minutes)).toBeLessThanOrEqual(TOLERANCE);
});

it.each(JOURNEYS)('%s to %s: %d minutes from door to door (%s)', (from, to, minutes) => {
  expect(differs(minutesOf(from, to).all, minutes)).toBeLessThanOrEqual(TOLERANCE);
});

it.each(LAST_TRAINS)('%s: between all stations as the last train', (_, stations, gaps) => {
  const trips = stations.flatMap((from, start) =>
    stations.slice(start + 1).flatMap((to, index) => {
      const passed = [...gaps.slice(start, start + 1 + index)];
      const published = passed.reduce((sum, gap) => sum + Number(gap), 0);
      const ours = minutesOf(from, to);
      // The Blue Line calls at Tha Phra twice, so some trips are shorter the other way round.
      const isSameWay = ours.stops.join() === String(passed.length);
      return isSameWay && published >= SHORTEST ? { from, to, published, ridden: ours.ridden } : [];
    }),
  );
  expect(trips.length).toBeGreaterThanOrEqual(40);
  expect(trips.filter(({ ridden, published }) => differs(ridden, published) > TOLERANCE)).toEqual([]);
});
