import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interpret } from './interpret';
import { parseSearchQuery, serialiseSearchParams } from './params';
import { read } from './understand/testing/read-as';

const asked = (query: string) => parseSearchQuery(new URLSearchParams(query));
const wanted = (query: string) => {
  const { wanted, understood } = interpret(asked(query), read);
  return [decodeURIComponent(serialiseSearchParams(wanted).slice(1)), [...understood].sort().join()];
};

describe('interpret', () => {
  it.each([
    ['q=คอนโด อารีย์ ไม่เกิน 5 ล้าน', 'q=อารีย์&deal=sale&type=condo&price_max=5000000', 'deal,priceMax,types'],
    ['q=คอนโด&type=villa', 'type=villa', ''],
    ['q=ไม่เกิน 5 ล้าน&price_max=3000000', 'deal=sale&price_max=3000000', 'deal'],
    ['q=ไม่เกิน 5 ล้าน&price_min=3000000', 'deal=sale&price_min=3000000&price_max=5000000', 'deal,priceMax'],
    ['q=ไม่เกิน 5 ล้าน&price_min=7000000', 'deal=sale&price_min=7000000', 'deal'],
    ['q=เขตบางนา', 'province=10&district=1047', 'district,province'],
    ['q=เขตบางนา&province=10', 'province=10&district=1047', 'district'],
    ['q=เขตบางนา&province=50', 'province=50', ''],
    ['q=BTS อารีย์ 500 เมตร', 'station=BTS-N5&within=500', 'stations,within'],
    ['q=BTS อารีย์ 500 เมตร&station=BTS-E9', 'station=BTS-E9', ''],
    ['q=เชียงใหม่ 400 ตร.ม.&type=land', 'type=land&province=50&land_min=100', 'landMin,province'],
    ['q=newest', '', ''],
    ['q=newest pattaya', 'q=pattaya&sort=newest', 'sort'],
    ['q=15k&deal=sale', 'deal=sale&price_max=15000', 'priceMax'],
  ])('%s', (query, whole, understood) => {
    expect(wanted(query)).toEqual([whole, understood]);
  });

  it('changes nothing the second time', () => {
    for (const q of ['คอนโดใกล้BTSอ่อนนุชไม่เกิน3ล้าน', '3 bed house in Bang Na under 8m with pool', 'บ้านบางนา 9 ล้าน']) {
      const [once = ''] = wanted(`q=${q}`);
      expect(wanted(once)).toEqual([once, '']);
    }
  });

  it('never overrules what the URL says', () => {
    const parts = [
      'type=land',
      'province=50',
      'deal=sale&price_min=4000000',
      'deal=sale&price_max=2000000',
      'station=BTS',
      'land_min=900',
    ];
    const sentences = ['คอนโดเขตบางนา 3 ล้าน', 'ที่ดิน 1 ไร่ เชียงราย', 'near BTS Ari 300 m over 1m', 'ไม่เกิน 100 วา'];
    fc.assert(
      fc.property(fc.subarray(parts), fc.constantFrom(...sentences), (given, q) => {
        const before = asked(given.join('&'));
        const { wanted } = interpret({ ...before, q }, read);
        for (const [name, value] of Object.entries(before)) {
          const isGiven = Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
          if (isGiven) expect(wanted).toHaveProperty(name, value);
        }
      }),
    );
  });
});
