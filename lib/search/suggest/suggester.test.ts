import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { factsReader } from 'thai-property-search/facts';
import { ANY_SEARCH } from 'thai-property-search/params';
import { anyText } from 'thai-property-search/testing/any-text';
import { DASHES } from 'thai-property-search/testing/dashes';
import { plainEngine } from 'thai-property-search/testing/plain-engine';
import { describe, expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import { ACTIVE_STATUS } from '../../config/constants';
import type { CollectionName, EntityOf, Listing } from '../../content/collections';
import { parseCollection } from '../../content/parse-collection';
import { suggester } from './suggester';
import { MAX_SUGGESTIONS, SUGGESTION_KINDS, type Suggestion } from './suggestion';

function embedded<Name extends CollectionName>(name: Name): ReadonlyMap<string, EntityOf<Name>> {
  return parseCollection(name, JSON.parse(readFileSync(`content/${name}.json`, 'utf8')));
}

const places = {
  ...{ provinces: embedded('provinces'), districts: embedded('districts') },
  ...{ subdistricts: embedded('subdistricts'), stations: embedded('stations'), landmarks: embedded('landmarks') },
};
const offered = [...embedded('listings').values()].filter(({ recordStatus }) => recordStatus === ACTIVE_STATUS);
const suggest = suggester(offered, places);
const factsOf = factsReader(places.stations.values());
const engine = plainEngine(offered.map((listing) => factsOf(listing, 0)));

const brief = ({ kind, name }: Suggestion) => `${kind} ${name.en}`;
const english = (q: string) => suggest(q, 'en-us').map(brief);
const first = (q: string) => english(q)[0];
const searches = (list: readonly Suggestion[]) => list.flatMap((one) => (one.kind === 'code' ? [] : [one]));

describe('the list of suggestions', () => {
  it.each([
    ['on n', 'station On Nut'],
    ['อ่อนนุ', 'station On Nut'],
    ['ONNUT', 'station On Nut'],
    ['thonglor', 'station Thong Lo'],
    ['Ladprao', 'district Lat Phrao'],
    ['lat phrao', 'district Lat Phrao'],
    ['ลาดพร้าว', 'district Lat Phrao'],
    ['ลาดพราว', 'district Lat Phrao'],
    ['chiang', 'province Chiang Mai'],
    ['กทม', 'province Bangkok'],
    ['bkk', 'province Bangkok'],
    ['pattaya', 'district Bang Lamung'],
    ['คอนโด', 'type Condo'],
    ['townhome', 'type Townhouse'],
    ['ทาวน์เฮ้าส์', 'type Townhouse'],
    ['phat', 'project Baan Rom Phat Phatthanakan'],
  ])('begins for %s with %s', (q, expected) => {
    expect(first(q)).toBe(expected);
  });

  it('is the same for names in the other language', () => {
    expect(suggest('On Nut', 'th-th')[0]).toMatchObject({ kind: 'station', name: { th: 'อ่อนนุช' } });
    expect(suggest('อ่อนนุช', 'en-us')[0]).toMatchObject({ kind: 'station', name: { en: 'On Nut' } });
  });

  it.each([
    ['chang mai', 'province Chiang Mai'],
    ['sukhumvti', 'station Sukhumvit'],
    ['อารีร์', 'station Ari'],
  ])('tolerates a typo in %s', (q, expected) => {
    expect(first(q)).toBe(expected);
  });

  it('tolerates no typo in three letters, and few in more', () => {
    expect(english('zri')).toEqual([]);
    expect(english('xqwzyt')).toEqual([]);
  });

  it('puts an exact name before longer names', () => {
    expect(first('ari')).toBe('station Ari');
    expect(first('bang na')).toBe('district Bang Na');
  });

  it('puts suggestions with more listings first among equals', () => {
    const counts = searches(suggest('sukhumvit', 'en-us'))
      .slice(1)
      .map(({ count }) => count);
    expect(counts.length).toBeGreaterThan(2);
    expect(counts.slice(0, -1)).toEqual(counts.slice(0, -1).toSorted((a, b) => b - a));
  });

  it('includes suggestions without listings only if nothing else matches', () => {
    expect(suggest('Lat Phrao', 'en-us').every(({ count }) => count > 0)).toBe(true);
    expect(suggest('Mueang Nan', 'en-us')).toMatchObject([{ kind: 'district', count: 0 }]);
  });

  it('contains an interchange once, with the stations of all its lines', () => {
    const [interchange] = searches(suggest('bts phaya thai', 'en-us')).filter(({ kind }) => kind === 'station');
    expect(interchange?.search.stations).toEqual(['ARL-A8', 'BTS-N2']);
  });
});

it.each(['ล้าน', '3 ล้าน', 'ไม่เกิน 3 ล้าน', 'คอนโด 3 ล้าน', '2 bed', 'จาก', 'ไม้'])(
  'matches nothing inside words: %s',
  (q) => {
    const inside = /Lanmai|Lan Ton Son|Betong|Bang Chak|Rommai/;
    expect(english(q).filter((name) => inside.test(name))).toEqual([]);
  },
);

it('still finds the words that sound like an amount', () => {
  expect(first('ลาน')).toBe('project Lanmai Pradiphat');
  expect(first('betong')).toBe('district Betong');
});

describe('words around a name', () => {
  it.each([
    ['คอนโดอ่อนนุ', { types: ['condo'], stations: ['BTS-E9'] }],
    ['on nut condo', { types: ['condo'], stations: ['BTS-E9'] }],
    ['เช่าคอนโดใกล้ bts อารีย์', { types: ['condo'], deal: 'rent', stations: ['BTS-N5'] }],
    ['bts ari', { stations: ['BTS-N5'] }],
    ['รถไฟฟ้าอารีย์', { stations: ['BTS-N5'] }],
    ['สถานีอารีย์', { stations: ['BTS-N5'] }],
    ['Ari station', { stations: ['BTS-N5'] }],
    ['เขตวัฒนา', { province: '10', district: '1039' }],
    ['จ.เชียงใหม่', { province: '50' }],
    ['เช่าคอนโด', { types: ['condo'], deal: 'rent' }],
    ['homes near ari', { stations: ['BTS-N5'] }],
    ['bts', { stations: ['BTS'] }],
    ['pink line', { stations: ['mrt-pink'] }],
    ['คอนโด สายสีน้ำเงิน', { types: ['condo'], stations: ['mrt-blue'] }],
  ])('are understood in %s', (q, search) => {
    expect(searches(suggest(q, 'th-th'))[0]?.search).toEqual(search);
  });

  it('are ignored before the last name if they have no meaning', () => {
    expect(first('สวย ๆ วิวดี อ่อนนุ')).toBe('station On Nut');
  });
});

describe('codes', () => {
  it.each([
    ...['RM-1009', 'rm1009', 'rm 1009', '1009', '๑๐๐๙', 'rm_1009', 'rm.1009', 'RM – 1009'],
    ...DASHES.map((dash) => `RM${dash}1009`),
  ])('%s finds a listing', (q) => {
    expect(suggest(q, 'en-us')[0]).toMatchObject({ kind: 'code', id: 'rm-1009', name: { en: 'RM-1009' }, count: 1 });
  });

  it('are not suggested for a house number', () => {
    expect(suggest('71', 'en-us').some(({ kind }) => kind === 'code')).toBe(false);
  });
});

describe('counts', () => {
  const names = [...places.stations.values()].map(({ name }) => name.en);
  const districts = [
    ...new Set(offered.map(({ address }) => places.districts.get(address.districtCode)?.name.th ?? '')),
  ];
  const types = ['บ้าน', 'คอนโด', 'ทาวน์', 'ที่ดิน', 'villa', 'shop', 'bts', 'mrt', 'arl', 'รถไฟฟ้า', 'เช่าคอนโด', ''];

  it('equal those of the linked searches', () => {
    const all = [...names, ...districts, ...types].flatMap((q) => searches(suggest(q, 'en-us')));
    const different = new Map(all.map((one) => [JSON.stringify(one.search), one]));
    expect(different.size).toBeGreaterThan(150);
    for (const { kind, search, count } of different.values()) {
      if (kind !== 'project')
        expect({ search, count }).toEqual({ search, count: engine.count({ ...ANY_SEARCH, ...search }) });
    }
  });

  it('of a project are those of its listings', () => {
    const [project] = searches(suggest('rimsuan', 'th-th'));
    expect(project).toMatchObject({
      ...{ kind: 'project', id: 'rimsuan-twin-on-nut-1039', count: 2 },
      search: { q: 'ริมสวน ทวิน อ่อนนุช' },
    });
  });

  it('change with the listings', () => {
    const [gone, ...rest] = offered.filter(({ propertyType }) => propertyType === 'land');
    const without = suggester(
      offered.filter((listing) => listing !== gone),
      places,
    );
    expect(suggest('ที่ดิน', 'th-th')[0]?.count).toBe(rest.length + 1);
    expect(without('ที่ดิน', 'th-th')[0]?.count).toBe(rest.length);
    expect(without(gone?.code ?? '', 'th-th')).toEqual([]);
  });
});

describe('any text', () => {
  const check = (q: string) => {
    const list = suggest(q, 'th-th');
    expect(list.length).toBeLessThanOrEqual(MAX_SUGGESTIONS);
    expect(new Set(list.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(list.length);
    for (const { kind, name } of list) {
      expect(SUGGESTION_KINDS).toContain(kind);
      expect((name.th ?? name.en ?? '').length).toBeGreaterThan(0);
    }
    expect(suggest(q, 'th-th')).toEqual(list);
  };

  it('has at most eight distinct suggestions, always the same', () => {
    fc.assert(fc.property(anyText({ maxLength: 300 }), check), { numRuns: runs(50) });
    const typed = fc.constantFrom(
      'bts ',
      'คอนโด',
      'อ่อน',
      'นุช',
      'lat ',
      'phrao',
      ' ',
      'rm-',
      '10',
      'เช่า',
      '(',
      '\\',
      'ั',
    );
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 12 }), (parts) => check(parts.join(''))),
      { numRuns: runs(50) },
    );
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \t\n '],
    ['half a surrogate', '\ud83d'],
    ['signs', '.*+?^$()|[]{}\\<b>&amp;'],
    ['10 kB', 'ก'.repeat(10_000)],
    ['names of objects', 'constructor __proto__'],
  ])('has valid suggestions: %s', (_, q) => check(q));

  it('suggests the most frequent places and types if it is empty', () => {
    const kinds = suggest('', 'en-us').map(({ kind }) => kind);
    expect(kinds).toEqual(['station', 'station', 'station', 'district', 'district', 'district', 'type', 'type']);
  });

  it('has no suggestions without content', () => {
    const none: readonly Listing[] = [];
    const empty = {
      provinces: new Map(),
      districts: new Map(),
      subdistricts: new Map(),
      stations: new Map(),
      landmarks: new Map(),
    };
    expect(suggester(none, empty)('ari', 'en-us')).toEqual([]);
    expect(suggester(none, empty)('', 'en-us')).toEqual([]);
  });
});
