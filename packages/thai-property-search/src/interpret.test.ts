import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interpret } from './interpret';
import { ANY_SEARCH, parseSearchQuery, type SearchParams, serialiseSearchParams } from './params';
import { HOUSES, read } from './understand/testing/read-as';

const parse = (query: string) => parseSearchQuery(new URLSearchParams(query));
const interpreted = (query: string) => {
  const { parsed, fromWords } = interpret(parse(query), read);
  return [decodeURIComponent(serialiseSearchParams(parsed).slice(1)), [...fromWords].sort().join()];
};

const CASES: readonly (readonly [query: string, search: string, fromWords: string])[] = [
  ['q=คอนโด อารีย์ ไม่เกิน 5 ล้าน', 'q=อารีย์&deal=sale&type=condo&price_max=5000000', 'deal,priceMax,types'],
  ['q=คอนโด&type=villa', 'type=condo', 'types'],
  ['q=ไม่เกิน 5 ล้าน&price_max=3000000', 'deal=sale&price_max=5000000', 'deal,priceMax'],
  ['q=ไม่เกิน 5 ล้าน&price_min=3000000', 'deal=sale&price_min=3000000&price_max=5000000', 'deal,priceMax'],
  ['q=ไม่เกิน 5 ล้าน&price_min=7000000', 'deal=sale&price_max=5000000', 'deal,priceMax'],
  ['q=ไม่เกิน 3 ล้าน&price_min=3000000&price_max=5000000', 'deal=sale&price_max=3000000', 'deal,priceMax'],
  ['q=คอนโด&price_min=3000000&price_max=3000000', 'type=condo&price_min=3000000&price_max=3000000', 'types'],
  ['q=ไม่เกิน 5 ล้าน&deal=rent&price_min=9000', 'deal=sale&price_max=5000000', 'deal,priceMax'],
  ['q=ขาย&deal=rent&price_max=30000&type=condo', 'deal=sale&type=condo', 'deal'],
  ['q=เขตบางนา', 'province=10&district=1047', 'district,province'],
  ['q=เขตบางนา&province=10', 'province=10&district=1047', 'district,province'],
  ['q=เขตบางนา&province=50&district=5001', 'province=10&district=1047', 'district,province'],
  ['q=เชียงใหม่&district=1047&province=10&bbox=100.4,13.6,100.6,13.8', 'province=50', 'province'],
  ['q=เชียงใหม่&station=BTS-N5&within=500', 'province=50', 'province'],
  [
    'q=ใกล้ BTS&province=10&bbox=100.4,13.6,100.6,13.8',
    'province=10&station=BTS&bbox=100.4,13.6,100.6,13.8',
    'stations',
  ],
  ['q=พูลวิลล่า ภูเก็ต&type=condo&station=BTS&within=500', 'type=villa&province=83', 'province,types'],
  ['q=เชียงใหม่&station=any', 'province=50', 'province'],
  ['q=นนทบุรี&station=MRT', 'province=12&station=MRT', 'province'],
  ['q=ใกล้ BTS&province=83&district=8301&bbox=98.2,7.7,98.5,8.1', 'station=BTS', 'stations'],
  ['q=คอนโดใกล้ BTS&station=BTS-N5', 'type=condo&station=BTS-N5', 'types'],
  ['q=ใกล้รถไฟฟ้า 500 เมตร&station=BTS-N5', 'station=BTS-N5&within=500', 'within'],
  ['q=ใกล้ MRT&station=BTS-N5', 'station=MRT', 'stations'],
  ['q=BTS อารีย์ 500 เมตร', 'station=BTS-N5&within=500', 'stations,within'],
  ['q=BTS อารีย์ 500 เมตร&station=BTS-E9', 'station=BTS-N5&within=500', 'stations,within'],
  ['q=BTS อารีย์&province=50', 'station=BTS-N5', 'stations'],
  ['q=เชียงใหม่ 400 ตร.ม.&type=land', 'type=land&province=50&land_min=100', 'landMin,province'],
  ['q=ไม่เกิน 2 แสน&type=land', 'deal=sale&type=land&price_max=200000', 'deal,priceMax'],
  ['q=ไม่เกิน 2 แสน&type=land&deal=rent', 'deal=rent&type=land&price_max=200000', 'priceMax'],
  [
    'q=ที่ดิน เชียงใหม่ 1 ไร่&deal=sale&type=condo&beds_min=2&condition=new&furnishing=full&foreign_quota=yes',
    'deal=sale&type=land&province=50&land_min=400',
    'landMin,province,types',
  ],
  ['q=ที่ดิน&type=condo&amenity=lift&amenity=sea-view', 'type=land&amenity=sea-view', 'types'],
  ['q=คอนโด 2 ห้องนอน&type=land&land_min=800', 'type=condo&beds_min=2&beds_max=2', 'bedsMax,bedsMin,types'],
  ['q=บ้านเดี่ยว&type=condo&foreign_quota=yes&beds_min=2', 'type=detached-house&beds_min=2', 'types'],
  ['q=บ้าน หัวหิน&type=villa', 'type=villa&province=77&district=7707', 'district,province'],
  ['q=บ้าน&type=villa&type=condo', HOUSES, 'types'],
  ['q=สระว่ายน้ำ&amenity=fitness&amenity=lift', 'amenity=swimming-pool&amenity=fitness&amenity=lift', 'amenities'],
  ['q=ไม่ท่วม&fact=studio', 'fact=never-flooded&fact=studio', 'facts'],
  ['q=มือสอง&condition=new', 'fact=second-hand', 'facts'],
  ['q=ใหม่&fact=second-hand', 'condition=new', 'condition'],
  ['q=สตูดิโอ&beds_min=2', 'fact=studio', 'facts'],
  ['q=2 ห้องนอน&fact=studio', 'beds_min=2&beds_max=2', 'bedsMax,bedsMin'],
  ['q=2 ห้องนอนขึ้นไป&beds_min=3&beds_max=3', 'beds_min=2', 'bedsMin'],
  ['q=1 ห้องนอน&beds_min=3', 'beds_min=1&beds_max=1', 'bedsMax,bedsMin'],
  ['q=ฟรีโอน&deal=rent&price_max=30000', 'fact=seller-pays-transfer', 'facts'],
  ['q=เช่า&fact=with-tenant', 'deal=rent', 'deal'],
  ['q=พร้อมโอน&fact=with-tenant', 'fact=ready-to-transfer', 'facts'],
  ['q=2ชั้น&type=condo', 'q=2ชั้น&type=condo', ''],
  ['q=คอนโดชั้น 10&storeys=2', 'type=condo&floor_min=10&floor_max=10', 'floorMax,floorMin,types'],
  ['q=ชั้น 20 ขึ้นไป&floor_max=10', 'floor_min=20', 'floorMin'],
  ['q=บ้าน&type=condo&floor_min=10&fact=studio', HOUSES, 'types'],
  ['q=สายสีชมพู&station=BTS-N5', 'station=mrt-pink', 'stations'],
  ['q=ใกล้ MRT&station=mrt-pink', 'station=mrt-pink', ''],
  ['q=เชียงใหม่&station=mrt-pink', 'province=50', 'province'],
  ['q=นนทบุรี&station=mrt-pink', 'province=12&station=mrt-pink', 'province'],
  ['q=newest', '', ''],
  ['q=newest pattaya', 'q=pattaya&sort=newest', 'sort'],
  ['q=15k&deal=sale', 'deal=sale&price_max=15000', 'priceMax'],
  ['q=เดือนละ 15000&deal=sale', 'deal=rent&price_max=15000', 'deal,priceMax'],
];

describe('interpret with listings', () => {
  const written = (params: SearchParams) =>
    decodeURIComponent(serialiseSearchParams(params).slice(1)).replaceAll('+', ' ');
  /** Reads a sentence where only these searches find a listing. */
  const readWith = (q: string, ...found: readonly string[]) => {
    const finds = (params: SearchParams) => found.includes(written(params));
    const homes = { finds, count: (params: SearchParams) => Number(finds(params)) };
    const { parsed, fromWords } = interpret({ ...ANY_SEARCH, q }, read, homes);
    return [written(parsed), [...fromWords].sort().join()];
  };
  const WANG_HIN = 'q=ลาดพร้าว&province=33&district=3316';

  it('keeps a district as text if only roads have its name', () => {
    expect(readWith('ลาดพร้าววังหิน', 'q=ลาดพร้าววังหิน')).toEqual(['q=ลาดพร้าววังหิน', '']);
    expect(readWith('บ้านวังหิน ไม่เกิน 1 ล้าน', 'q=วังหิน')).toEqual([
      `q=วังหิน&deal=sale&${HOUSES}&price_max=1000000`,
      'deal,priceMax,types',
    ]);
  });

  it('reads a district that has listings, or that a word announces', () => {
    expect(readWith('ลาดพร้าววังหิน', WANG_HIN, 'q=ลาดพร้าววังหิน')[0]).toBe(WANG_HIN);
    expect(readWith('วังหิน ไม่เกิน 1 ล้าน', 'province=33&district=3316', 'q=วังหิน')[1]).toContain('district');
    expect(readWith('อำเภอวังหิน', 'q=วังหิน')[0]).toBe('province=33&district=3316');
    expect(readWith('หาดใหญ่')[0]).toBe('province=90&district=9011');
  });

  it('reads a name without listings as its station, as far as the next listing, or as its district', () => {
    expect(readWith('พระราม9', 'station=MRT-BL20&within=2000')).toEqual([
      'station=MRT-BL20&within=2000',
      'stations,within',
    ]);
    expect(readWith('คอนโด Rama 9')[0]).toBe('type=condo&station=MRT-BL20');
    expect(readWith('คอนโด พระราม 9', 'q=พระราม 9')[0]).toBe('q=พระราม 9&type=condo');
    expect(readWith('ปากเกร็ด')[0]).toBe('province=12&district=1206');
    expect(readWith('ถนนพระราม 9')[0]).toBe('q=ถนนพระราม 9');
  });
});

describe('interpret', () => {
  it.each(CASES)('interprets %s', (query, whole, fromWords) => {
    expect(interpreted(query)).toEqual([whole, fromWords]);
  });

  it('changes nothing when it is applied again', () => {
    for (const q of ['คอนโดใกล้BTSอ่อนนุชไม่เกิน3ล้าน', '3 bed house in Bang Na under 8m with pool', 'บ้านบางนา 9 ล้าน']) {
      const [once = ''] = interpreted(`q=${q}`);
      expect(interpreted(once)).toEqual([once, '']);
    }
  });

  it('prefers the filters of the words to those of the URL', () => {
    const parts = [
      'type=land',
      'province=50',
      'deal=sale&price_min=4000000',
      'deal=rent&price_max=20000',
      'station=BTS-E9&within=500',
      'land_min=900',
      'bbox=98.9,18.7,99.1,18.9',
    ];
    const sentences = ['คอนโดเขตบางนา 3 ล้าน', 'ที่ดิน 1 ไร่ เชียงราย', 'near BTS Ari 300 m over 1m', 'ไม่เกิน 100 วา'];
    fc.assert(
      fc.property(fc.subarray(parts), fc.constantFrom(...sentences), (given, q) => {
        const alone = interpret({ ...parse(''), q }, read);
        const { typed: left, parsed } = interpret({ ...parse(given.join('&')), q }, read);
        for (const name of alone.fromWords) expect([name, parsed[name]]).toEqual([name, alone.parsed[name]]);
        expect(interpret(left, read).parsed).toEqual(parsed);
      }),
    );
  });

  it('keeps the filters that the words do not mention', () => {
    const before = parse('condition=new&beds_min=2&type=condo&furnishing=full&sort=price-asc&view=map&page=2');
    const { parsed } = interpret({ ...before, q: 'BTS อารีย์ ไม่เกิน 5 ล้าน' }, read);
    expect(parsed).toEqual({ ...before, deal: 'sale', stations: ['BTS-N5'], priceMax: 5_000_000 });
  });
});
