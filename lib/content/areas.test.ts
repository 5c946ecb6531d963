import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { anyText } from 'thai-property-search/testing/any-text';
import { describe, expect, it } from 'vitest';
import { areasNear, areasOf, isAreaSlug, namedKind } from './areas';
import type { District, Province } from './collections';
import { parseCollection } from './parse-collection';

const embedded = (name: string): unknown[] => JSON.parse(readFileSync(`content/${name}.json`, 'utf8'));
const provinces = [...parseCollection('provinces', embedded('provinces')).values()];
const districts = [...parseCollection('districts', embedded('districts')).values()];

const province = (id: string, en: string): Province => ({
  id,
  name: { th: en, en },
  region: 'central',
  centre: { lat: 13, lng: 100 },
});
const district = (id: string, en: string): District => ({
  id,
  provinceCode: id.slice(0, 2),
  name: { th: en, en },
  postcodes: [],
});

describe('areasOf', () => {
  const { bySlug, byCode } = areasOf(provinces, districts);

  it('gives every province and district of Thailand a slug from its names', () => {
    expect(bySlug.size).toBe(provinces.length + districts.length);
    expect(byCode.size).toBe(bySlug.size);
    for (const slug of bySlug.keys()) expect(isAreaSlug(slug), slug).toBe(true);
  });

  it.each([
    ['10', 'bangkok'],
    ['1039', 'watthana-bangkok'],
    ['5001', 'mueang-chiang-mai'],
    ['1035', 'chom-thong-bangkok'],
    ['5002', 'chom-thong-chiang-mai'],
    ['14', 'phra-nakhon-si-ayutthaya'],
    ['1401', 'phra-nakhon-si-ayutthaya-phra-nakhon-si-ayutthaya'],
    ['7604', 'cha-am-phetchaburi'],
    // บางไทร and บางซ้าย have the same spelling in English.
    ['1404', 'bang-sai-phra-nakhon-si-ayutthaya'],
    ['1413', 'bang-sai-phra-nakhon-si-ayutthaya-1413'],
  ])('gives the area %s the slug %s', (code, slug) => {
    expect(byCode.get(code)?.slug).toBe(slug);
    expect(bySlug.get(slug)?.code).toBe(code);
  });

  it('leaves out a district without its province', () => {
    expect(areasOf([], [district('1039', 'Watthana')]).bySlug.size).toBe(0);
  });

  it('gives any names valid and unique slugs', () => {
    const names = fc.array(fc.oneof(anyText({ maxLength: 40 }), fc.constantFrom('ก', 'Ñandú!', '-', 'Bangkok')), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(names, (all) => {
        const many = all.map((name, index) => district(`10${index + 10}`, name));
        const found = areasOf([province('10', all[0] ?? 'Bangkok')], many);
        expect(found.bySlug.size).toBe(all.length + 1);
        for (const slug of found.bySlug.keys()) expect(isAreaSlug(slug), slug).toBe(true);
      }),
    );
  });
});

it('areasNear returns the other areas within a distance, nearest first', () => {
  const { byCode } = areasOf(provinces, districts);
  const all = ['1039', '1033', '10', '1045', '5001'].flatMap((code) => {
    const area = byCode.get(code);
    return area === undefined ? [] : [{ area }];
  });
  const [watthana] = all;
  if (watthana === undefined) throw new Error('Watthana is missing');
  const codes = areasNear(watthana.area, all, 30_000).map(({ area }) => area.code);
  expect(codes).toEqual(['1033', '1045', '10']);
});

it('does not call land and shophouses homes', () => {
  const land = { propertyType: 'land' } as const;
  const shophouse = { propertyType: 'shophouse' } as const;
  const condo = { propertyType: 'condo' } as const;
  expect(namedKind('homes', [land, shophouse])).toBe('property');
  expect(namedKind('homes', [land, condo])).toBe('homes');
  expect(namedKind('homes', [])).toBe('homes');
  expect(namedKind('land', [land])).toBe('land');
});
