import { expect, it } from 'vitest';
import { plainFields } from './listen-stream.server';

it('converts protocol values to the form of embedded content', () => {
  expect(
    plainFields({
      updated_at: { timestampValue: { seconds: '1795323600', nanos: 5_999_999 }, valueType: 'timestampValue' },
      geo: { geoPointValue: { latitude: 13.75, longitude: 100.5 } },
      agent: { referenceValue: 'projects/p/databases/(default)/documents/team_members/member-1' },
      media: { arrayValue: { values: [{ mapValue: { fields: { url: { stringValue: '/a.webp' } } } }] } },
      empty: { arrayValue: {} },
      nothing: { mapValue: {} },
      file: { bytesValue: new Uint8Array([1]) },
      price: { integerValue: '4500000' },
      share: { doubleValue: 0.5 },
      isNew: { booleanValue: false },
      note: { nullValue: 'NULL_VALUE' },
    }),
  ).toEqual({
    updated_at: '2026-11-22T05:00:00.005Z',
    geo: { lat: 13.75, lng: 100.5 },
    agent: 'member-1',
    media: [{ url: '/a.webp' }],
    empty: [],
    nothing: {},
    file: null,
    price: 4_500_000,
    share: 0.5,
    isNew: false,
    note: null,
  });
});
