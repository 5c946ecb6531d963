import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  districtDocument,
  landmarkDocument,
  provinceDocument,
  stationDocument,
  subdistrictDocument,
} from '../../lib/content/documents/place';

function read<T extends z.ZodType>(name: string, schema: T): z.output<T>[] {
  const path = new URL(`../../content/${name}.json`, import.meta.url);
  return (JSON.parse(readFileSync(path, 'utf8')) as unknown[]).map((document) => schema.parse(document));
}

const provinces = read('provinces', provinceDocument);
const districts = read('districts', districtDocument);
const subdistricts = read('subdistricts', subdistrictDocument);
const stations = read('stations', stationDocument);
const landmarks = read('landmarks', landmarkDocument);
const places = [...provinces, ...districts, ...subdistricts];
const nameOf = (id: string) => places.find((place) => place.id === id)?.name;

describe('provinces, districts and subdistricts', () => {
  it('are complete', () => {
    expect([provinces.length, districts.length, subdistricts.length]).toEqual([77, 928, 7436]);
    expect(districts.filter((one) => one.province_code === '10')).toHaveLength(50);
    expect(subdistricts.filter((one) => one.id.startsWith('10'))).toHaveLength(180);
  });

  it.each([
    ['provinces', provinces],
    ['districts', districts],
    ['subdistricts', subdistricts],
  ])('%s have unique ids and are sorted by id', (_name, documents) => {
    const ids = documents.map((one) => one.id);
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  it('belong to an existing district and province whose code is the prefix of their id', () => {
    const ids = new Set(places.map((place) => place.id));
    const strays = [
      ...districts.filter((one) => one.province_code !== one.id.slice(0, 2) || !ids.has(one.province_code)),
      ...subdistricts.filter((one) => one.district_code !== one.id.slice(0, 4) || !ids.has(one.district_code)),
    ];
    expect(strays).toEqual([]);
  });

  it('have unique Thai names within a district', () => {
    expect(new Set(subdistricts.map((one) => one.district_code + one.name.th)).size).toBe(subdistricts.length);
  });

  it('have districts with every postcode of their subdistricts', () => {
    const incomplete = districts.filter((district) => {
      const postcodes = subdistricts.filter((one) => one.district_code === district.id).map((one) => one.postcode);
      return (
        postcodes.length === 0 || postcodes.some((code) => code === undefined || !district.postcodes.includes(code))
      );
    });
    expect(incomplete).toEqual([]);
  });

  it('have names without the word for their kind', () => {
    expect(places.filter((place) => /^(จังหวัด|อำเภอ|เขต|ตำบล|แขวง|เทศบาล)/.test(place.name.th))).toEqual([]);
  });

  it.each([
    ['10', 'กรุงเทพมหานคร', 'Bangkok'],
    ['20', 'ชลบุรี', 'Chon Buri'],
    ['30', 'นครราชสีมา', 'Nakhon Ratchasima'],
    ['5001', 'เมืองเชียงใหม่', 'Mueang Chiang Mai'],
    ['1014', 'พญาไท', 'Phaya Thai'],
    ['1030', 'จตุจักร', 'Chatuchak'],
    ['1045', 'วังทองหลาง', 'Wang Thonglang'],
    ['103402', 'อ่อนนุช', 'On Nut'],
    ['380101', 'บึงกาฬ', 'Bueng Kan'],
  ])('%s has the names %s and %s', (id, th, en) => {
    expect(nameOf(id)).toEqual({ th, en });
  });

  it('have a centre for every province and every district of Bangkok', () => {
    expect(districts.filter((one) => one.province_code === '10' && one.centre === undefined)).toEqual([]);
    expect(districts.filter((one) => one.centre !== undefined).length).toBeGreaterThan(120);
  });
});

describe('stations', () => {
  it('have unique ids that end with the official code', () => {
    expect(stations).toHaveLength(193);
    expect(new Set(stations.map((one) => one.id)).size).toBe(stations.length);
    expect(stations.filter((one) => !one.id.endsWith(`-${one.code}`))).toEqual([]);
  });

  it('are within 0.6 degrees of the centre of Bangkok', () => {
    expect(stations.filter((one) => Math.hypot(one.lat - 13.75, one.lng - 100.5) > 0.6)).toEqual([]);
  });

  it('have unique names and aliases', () => {
    const repeated = stations.filter(({ aliases, name }) => {
      return new Set([name.th, name.en, ...aliases]).size !== aliases.length + 2;
    });
    expect(repeated).toEqual([]);
  });
});

describe('landmarks', () => {
  it('include every kind, and more hospitals and malls than others', () => {
    expect(landmarks).toHaveLength(212);
    const kinds = landmarks.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(landmarkDocument.shape.kind.options));
    const everyday = kinds.filter((kind) => kind === 'hospital' || kind === 'mall');
    expect(everyday.length).toBeGreaterThan(kinds.length / 2);
  });
});

describe('names of places, stations and landmarks', () => {
  it('contain no Thai letters in English and no Latin letters in Thai', () => {
    const mixed = [...places, ...stations, ...landmarks].filter(
      ({ name }) => /\p{Script=Thai}/u.test(name.en) || /[A-Za-z]/.test(name.th),
    );
    expect(mixed).toEqual([]);
  });
});
