import { beforeAll, describe, expect, it } from 'vitest';
import { activeListings } from '../../../../lib/content/listings.server';
import { places } from '../../../../lib/content/places.server';
import type { Listing, Places } from '../documents';
import { factsReader, type ListingFacts } from '../facts';
import { HOUSES } from '../listing-choices';
import { ANY_SEARCH } from '../params';
import { createEngine, type LiveSearchEngine } from './create-engine';

let known: Places;
let sample: Listing;

beforeAll(async () => {
  const lighthouse = {
    id: 'lighthouse',
    kind: 'hospital' as const,
    name: { th: 'โรงพยาบาลประภาคาร', en: 'Lighthouse Hospital' },
  };
  known = { ...(await places()), landmarks: new Map([['lighthouse', { ...lighthouse, lat: 18.8, lng: 99 }]]) };
  const [first] = await activeListings();
  if (first === undefined) throw new Error('no home to test with');
  const { geo, project, highlights, ...plain } = first;
  const address = { provinceCode: '50', districtCode: '5001' };
  sample = {
    ...plain,
    address,
    highlights: [],
    propertyType: 'land',
    title: { en: 'Plain' },
    description: { en: 'Quiet' },
  };
});

let made = 0;
function home(changes: Partial<Listing>): ListingFacts {
  made++;
  const own = { id: `h${made}`, code: `RM-${5_000 + made}`, publishedAt: '2026-01-01T00:00:00Z' };
  return factsReader(known.stations.values())({ ...sample, ...own, ...changes }, 0);
}

const ENGLISH = new Set(['farm', 'silos', 'name', 'closed', 'foreclosed', 'foreigner']);
const engineOf = (...homes: ListingFacts[]): LiveSearchEngine =>
  createEngine(homes, known, (word) => ENGLISH.has(word));
const ask = (engine: LiveSearchEngine, q: string) => engine.search({ ...ANY_SEARCH, q }, 10);
const idsOf = (...homes: ListingFacts[]) => homes.map(({ listing }) => listing.id);

describe('the text search', () => {
  it('ranks a match in the project name above one in the title, and that above one in the description', () => {
    const described = home({ description: { en: 'A lagoon' } });
    const titled = home({ title: { en: 'Lagoon home' } });
    const projected = home({ project: { en: 'Lagoon' } });
    expect(ask(engineOf(described, titled, projected), 'lagoon').ids).toEqual(idsOf(projected, titled, described));
  });

  it('finds a listing by its facing, and not by one that begins with the same word', () => {
    const [east, northEast] = [home({ facing: 'e' }), home({ facing: 'ne' })];
    const engine = engineOf(east, northEast);
    for (const q of ['ทิศตะวันออก', 'east facing']) expect(ask(engine, q).ids, q).toEqual(idsOf(east));
    for (const q of ['ทิศตะวันออกเฉียงเหนือ', 'facing north-east']) expect(ask(engine, q).ids, q).toEqual(idsOf(northEast));
  });

  it('finds a frontage with a decimal exactly', () => {
    const [narrow, wide] = ['5×20', '5.5'].map((metres) => home({ description: { th: `หน้ากว้าง ${metres} เมตร` } }));
    const engine = engineOf(...[narrow, wide].flatMap((one) => one ?? []));
    expect(ask(engine, 'หน้ากว้าง 5.5 เมตร').ids).toEqual([wide?.listing.id]);
    expect(ask(engine, 'หน้ากว้าง 5 เมตร').ids).toEqual([narrow?.listing.id]);
  });

  it('finds a listing by its subdistrict in both languages', () => {
    const there = home({ address: { provinceCode: '84', districtCode: '8404', subdistrictCode: '840406' } });
    const engine = engineOf(there, home({ address: { provinceCode: '84', districtCode: '8404' } }));
    for (const q of ['บ่อผุด', 'Bo Phut']) expect(ask(engine, q).ids, q).toEqual(idsOf(there));
  });

  it('ranks new listings first if their scores are equal', () => {
    const old = home({ title: { en: 'Lagoon' }, publishedAt: '2025-01-01T00:00:00Z' });
    const recent = home({ title: { en: 'Lagoon' }, publishedAt: '2026-11-01T00:00:00Z' });
    expect(ask(engineOf(old, recent), 'lagoon').ids).toEqual(idsOf(recent, old));
  });

  it('finds a listing by its code before any other match', () => {
    const coded = home({ code: 'RM-7777' });
    const engine = engineOf(home({ title: { en: 'RM 7777 7777' } }), coded);
    for (const q of ['RM-7777', 'rm7777', 'RM 7777', '7777'])
      expect([q, ask(engine, q).ids]).toEqual([q, idsOf(coded)]);
  });

  it('corrects a typing error only if the word finds nothing as typed', () => {
    const casa = home({ title: { en: 'Garden' } });
    const engine = engineOf(casa, home({ title: { en: 'Warden' } }));
    expect(ask(engine, 'garden')).toMatchObject({ ids: idsOf(casa), corrections: [] });
    expect(ask(engine, 'gardne hill').corrections).toEqual([{ typed: 'gardne', taken: 'garden' }]);
    expect(ask(engine, 'gar')).toMatchObject({ ids: idsOf(casa) });
    expect(ask(engine, 'zzzz')).toMatchObject({ total: 0, missed: ['zzzz'] });
  });

  it('ignores and reports unknown words, and returns partial matches if no listing has all words', () => {
    const both = home({ title: { en: 'Lagoon hill' } });
    const one = home({ title: { en: 'Lagoon' } });
    const engine = engineOf(both, one, home({ title: { en: 'Mango' } }));
    expect(ask(engine, 'lagoon hill')).toMatchObject({ ids: idsOf(both), partial: false });
    expect(ask(engine, 'lagoon hill mango')).toMatchObject({ ids: idsOf(both), partial: true, lacking: ['mango'] });
    expect(ask(engine, 'lagoon farm')).toMatchObject({ total: 2, missed: ['farm'] });
    expect(ask(engine, 'lagoon xxyyzz')).toMatchObject({ total: 2, missed: ['xxyyzz'] });
  });
});

describe('corrections', () => {
  it('leave ordinary words as they are, also if no listing has them', () => {
    const home1 = home({ title: { en: 'Far from the same closed door in Silom', th: 'สีอ่อน วันหยุด ด่วน ทาวน์เฮ้าส์' } });
    const engine = engineOf(home1);
    for (const q of ['silos', 'name', 'foreclosed', 'ผ่อน', 'หลุด', 'ดาวน์', 'เพนท์เฮ้าส์'])
      expect([q, ask(engine, q)]).toMatchObject([q, { total: 0, corrections: [], suggested: [], missed: [q] }]);
    expect(ask(engine, 'ด่วน ผ่อน')).toMatchObject({ total: 1, corrections: [], missed: ['ผ่อน'] });
  });

  it('find the singular and plural of an ordinary word without a note', () => {
    const found = home({ title: { en: 'For foreigners' } });
    expect(ask(engineOf(found), 'Foreigner')).toMatchObject({ ids: idsOf(found), corrections: [], missed: [] });
  });

  it('are only offered if the word is short, rare or two letters off', () => {
    const rare = home({ title: { en: 'Lake marble pavilion' } });
    const others = Array.from({ length: 60 }, () => home({ title: { en: 'Garden' } }));
    const engine = engineOf(rare, ...others);
    for (const [q, taken] of [
      ['Laek', 'lake'],
      ['Marbel', 'marble'],
      ['pavvilon', 'pavilion'],
    ] as const)
      expect(ask(engine, q)).toMatchObject({
        total: 0,
        corrections: [],
        suggested: [{ typed: q, taken }],
        missed: [q],
      });
    expect(ask(engine, 'Gardne')).toMatchObject({ total: 60, corrections: [{ typed: 'Gardne', taken: 'garden' }] });
  });

  it('accept two wrong letters in a name, and another spelling of the same sounds', () => {
    const there = home({ title: { th: 'คอนโดอ่อนนุช', en: 'Condo near On Nut' } });
    const engine = engineOf(there, home({ title: { en: 'Khon' } }));
    const accepted = [
      ['อ่อนนชจ', 'อ่อนนุช'],
      ['khondo', 'condo'],
    ] as const;
    for (const [typed, taken] of accepted)
      expect(ask(engine, typed)).toMatchObject({ ids: idsOf(there), corrections: [{ typed, taken }], missed: [] });
  });
});

describe('words that no listing has', () => {
  it('are reported whole and as typed', () => {
    const engine = engineOf(home({ title: { th: 'ขาย ตลาด เซ วิน มิ ดี อด โก หอ', en: 'Room 3' } }));
    for (const [q, missed] of [
      ['เซ้ง', ['เซ้ง']],
      ['ดาวน์', ['ดาวน์']],
      ['วินเทจ', ['วินเทจ']],
      ['มินิมอล', ['มินิมอล']],
      ['โกดัง', ['โกดัง']],
      ['หอพัก', ['หอพัก']],
      ['ขายทอดตลาด', ['ขายทอดตลาด']],
      ['ดอลลาร์', ['ดอลลาร์']],
      ['3DHK', ['3DHK']],
      ['Room ＺＺＸＸ', ['ＺＺＸＸ']],
      ['Phra Ram 9', ['Phra Ram 9']],
    ] as const)
      expect([q, ask(engine, q).missed]).toEqual([q, missed]);
  });
});

describe('the known words', () => {
  it('are those of listings and places, and those of dictionaries', () => {
    const engine = engineOf(home({ title: { th: 'คอนโด', en: 'Lagoon' } }));
    for (const text of ['Lagoon', 'คอนโด', 'คอนโดอ่อนนุช', 'ไม่เกิน คอนโด'])
      expect([text, engine.known(text)]).toEqual([text, 'listings']);
    for (const text of ['farm', 'ผ่อน', 'ไม่']) expect([text, engine.known(text)]).toEqual([text, 'dictionary']);
    for (const text of ['', '!', '8vo', 'voff', 'แนืกน', 'Lagoon zzxx'])
      expect([text, engine.known(text)]).toEqual([text, undefined]);
  });
});

describe('place names in a query', () => {
  it('match any spelling, and find nothing if no listing is there', () => {
    const ladprao = home({ title: { th: 'บ้านลาดพร้าว', en: 'House in Lat Phrao' } });
    const engine = engineOf(ladprao, home({ title: { en: 'Elsewhere' } }));
    for (const q of ['Lat Phrao', 'ladprao', 'lad prao', 'LatPrao', 'ลาดพร้าว', 'ลาดพราว', 'บ้านลาดพร้าว', 'ลาดพร']) {
      expect([q, ask(engine, q).ids]).toEqual([q, idsOf(ladprao)]);
    }
    expect(ask(engine, 'house ยะลา')).toMatchObject({ total: 0, missed: ['ยะลา'] });
  });

  it('joined by "or" match either place', () => {
    const ari = home({ title: { th: 'บ้านอารีย์', en: 'House in Ari' } });
    const thongLo = home({ title: { th: 'บ้านทองหล่อ', en: 'House in Thong Lo' } });
    const engine = engineOf(ari, thongLo, home({ title: { en: 'House' } }));
    for (const q of ['house Ari or Thong Lo', 'อารีย์หรือทองหล่อ', 'house in Ari or in Thong Lo']) {
      expect([q, ask(engine, q).ids.toSorted()]).toEqual([q, idsOf(ari, thongLo).toSorted()]);
    }
    expect(ask(engine, 'house Ari Thong Lo').total).toBe(0);
    expect(ask(engine, 'house ยะลา or Ari')).toMatchObject({ ids: idsOf(ari), missed: ['ยะลา'] });
  });

  it('never throw, whatever is typed', () => {
    const engine = engineOf(home({ title: { th: 'บ้าน', en: 'House' } }));
    for (const q of [
      '\\',
      '.*+?^$(){}|[]',
      '<script>',
      '\uD800',
      '~',
      '~~ao',
      'ก'.repeat(200),
      'a '.repeat(100),
      '  ',
      '1',
    ]) {
      expect(ask(engine, q).total).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('a place that only descriptions mention', () => {
  it('finds these listings after those that are there, and alone does not count as found', () => {
    const mentions = home({ deal: 'sale', description: { th: 'ไปทองหล่อสะดวก' } });
    const there = home({ deal: 'rent', title: { th: 'บ้านทองหล่อ' } });
    const engine = engineOf(mentions, there);
    const sales = { ...ANY_SEARCH, q: 'ทองหล่อ', deal: 'sale' as const };
    expect([ask(engine, 'ทองหล่อ').ids, engine.finds({ ...sales, deal: undefined })]).toEqual([
      idsOf(there, mentions),
      true,
    ]);
    expect([engine.idsOf(sales, 9), engine.finds(sales)]).toEqual([idsOf(mentions), false]);
  });
});

describe('a name with a number', () => {
  const onRoad = (th: string, en: string) =>
    home({ address: { provinceCode: '10', districtCode: '1038', road: { th, en } } });

  it('is the same in words, in digits and without spaces', () => {
    const chokChai = onRoad('ซอยโชคชัย 4', 'Soi Chok Chai 4');
    const rama = onRoad('ถนนพระราม 9', 'Rama IX Road');
    const engine = engineOf(chokChai, rama);
    for (const q of ['โชคชัย 4', 'โชคชัย4', 'โชคชัยสี่', 'Chokchai 4'])
      expect([q, ask(engine, q).ids]).toEqual([q, idsOf(chokChai)]);
    for (const q of ['พระราม9', 'พระรามเก้า', 'Rama 9', 'Rama IX', 'Phra Ram 9'])
      expect([q, ask(engine, q).ids]).toEqual([q, idsOf(rama)]);
  });
});

describe('landmarks', () => {
  it('find the listings that name them, with abbreviations, also if their name is also a place without listings', () => {
    const named = home({ highlights: [{ th: 'ห่างโรงพยาบาลศรีนครินทร์ 3 กม.' }] });
    const engine = engineOf(named, home({ highlights: [{ th: 'ติดถนนศรีนครินทร์' }] }), home({}));
    for (const q of ['โรงพยาบาลศรีนครินทร์', 'รพ.ศรีนครินทร์', 'รพ. ศรีนครินทร์', 'ใกล้รพ.ศรีนครินทร์'])
      expect([q, ask(engine, q).ids]).toEqual([q, idsOf(named)]);
    const estate = home({ highlights: [{ en: 'Near the Map Ta Phut industrial estate' }] });
    expect(ask(engineOf(estate, home({})), 'map ta phut').ids).toEqual(idsOf(estate));
  });

  it('find the listings near them', () => {
    const near = home({ geo: { lat: 18.81, lng: 99 } });
    const engine = engineOf(near, home({ geo: { lat: 18.9, lng: 99 } }), home({}));
    for (const q of ['ใกล้โรงพยาบาลประภาคาร', 'รพ.ประภาคาร', 'near Lighthouse Hospital', 'near a hospital'])
      expect([q, ask(engine, q).ids]).toEqual([q, idsOf(near)]);
  });
});

describe('amenities that only a text says', () => {
  const welcome = { ...ANY_SEARCH, amenities: ['pet-friendly' as const] };

  it('count after those that are facts, unless the text denies them', () => {
    const said = home({ description: { th: 'นิติบุคคลให้เลี้ยงสัตว์ได้ 1 ตัว' } });
    const english = home({ highlights: [{ en: 'Pets allowed' }], publishedAt: '2025-01-01T00:00:00Z' });
    const fact = home({ amenities: ['pet-friendly'], publishedAt: '2024-01-01T00:00:00Z' });
    const denied = [
      { th: 'ห้ามเลี้ยงสัตว์ทุกชนิด' },
      { th: 'เลี้ยงสัตว์ไม่ได้' },
      { th: 'ไม่ให้เลี้ยงสัตว์ได้' },
      { en: 'No pets allowed. Pets are not allowed.' },
    ];
    const engine = engineOf(said, english, fact, ...denied.map((description) => home({ description })));
    expect(engine.search(welcome, 9)).toMatchObject({ ids: idsOf(fact, said, english), total: 3 });
    expect(engine.search(ANY_SEARCH, 9).facets.amenities.get('pet-friendly')).toBe(3);
    expect(engine.idsOf({ ...welcome, sort: 'newest' }, 9)).toEqual(idsOf(said, english, fact));
    engine.upsert(home({ ...said.listing, description: { th: 'ห้ามเลี้ยงสัตว์' } }));
    expect(engine.count(welcome)).toBe(2);
  });
});

describe('a search for any house', () => {
  it('prefers houses without a common wall, and villas for a pool, in the default order only', () => {
    const row = home({ propertyType: 'townhouse', amenities: ['swimming-pool'], publishedAt: '2026-03-01T00:00:00Z' });
    const own = home({
      propertyType: 'detached-house',
      amenities: ['swimming-pool'],
      publishedAt: '2026-02-01T00:00:00Z',
    });
    const villa = home({ propertyType: 'villa', amenities: ['swimming-pool'] });
    const engine = engineOf(villa, own, row);
    const any = { ...ANY_SEARCH, types: HOUSES };
    expect(engine.idsOf(any, 9)).toEqual(idsOf(own, villa, row));
    expect(engine.idsOf({ ...any, amenities: ['swimming-pool'] }, 9)).toEqual(idsOf(villa, own, row));
    expect(engine.idsOf({ ...any, sort: 'newest' }, 9)).toEqual(idsOf(row, own, villa));
    expect(engine.idsOf({ ...ANY_SEARCH, types: ['townhouse', 'villa'] }, 9)).toEqual(idsOf(row, villa));
  });
});

describe('stop words', () => {
  it('are ignored, also without or with extra spaces', () => {
    const garden = home({ title: { en: 'Lagoon garden' } });
    const engine = engineOf(garden, home({ title: { en: 'Lagoon' } }));
    for (const q of ['lagoon with garden', 'lagoonwithgarden', 'lagoon wi th garden'])
      expect([q, ask(engine, q)]).toMatchObject([q, { ids: idsOf(garden), partial: false }]);
  });
});

describe('the word studio', () => {
  it('finds condos without a bedroom, whatever their text says', () => {
    const studio = home({ propertyType: 'condo', bedrooms: 0 });
    const engine = engineOf(studio, home({ propertyType: 'condo', bedrooms: 1 }), home({ bedrooms: 0 }));
    for (const q of ['studio', 'สตูดิโอ']) expect([q, ask(engine, q)]).toMatchObject([q, { ids: idsOf(studio) }]);
  });
});

describe('a price without a deal', () => {
  it('is a sale price for land, and a sale price or a rent for homes by its amount', () => {
    const plot = home({ propertyType: 'land', deal: 'sale', price: 200_000 });
    const flat = home({ propertyType: 'condo', deal: 'rent', price: 20_000 });
    const engine = engineOf(plot, flat);
    expect(engine.idsOf({ ...ANY_SEARCH, types: ['land'], priceMax: 250_000 }, 9)).toEqual(idsOf(plot));
    expect(engine.idsOf({ ...ANY_SEARCH, priceMax: 250_000 }, 9)).toEqual(idsOf(flat));
  });
});

describe('pages of results', () => {
  it('are full for any query', () => {
    const engine = engineOf(...Array.from({ length: 17 }, () => home({ title: { en: 'Lagoon' }, deal: 'sale' })));
    for (const q of ['', 'lagoon', 'zzqqxx', 'near']) {
      const pages = [1, 2].map((page) => engine.search({ ...ANY_SEARCH, q, deal: 'sale', page }, 12));
      expect([q, ...pages.map(({ ids }) => ids.length)]).toEqual([q, 12, 5]);
      expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(17);
    }
  });
});

describe('a changed listing', () => {
  it('with a new discount is filtered and sorted by it', () => {
    const [first, second] = [home({}), home({})];
    const engine = engineOf(first, second);
    expect(engine.idsOf({ ...ANY_SEARCH, sort: 'discount' }, 9)).toEqual(idsOf(first, second));
    engine.setDiscounts(new Map(idsOf(first, second).map((id, index) => [id, 10 + index])));
    expect(engine.idsOf({ ...ANY_SEARCH, sort: 'discount' }, 9)).toEqual(idsOf(second, first));
    expect(engine.idsOf({ ...ANY_SEARCH, discountMin: 11 }, 9)).toEqual(idsOf(second));
  });

  it('does not hide other matches of the same words', () => {
    const [garden, other] = [home({ title: { en: 'Garden view' } }), home({ title: { en: 'Garden' } })];
    const engine = engineOf(garden, other);
    const later = home({ project: { en: 'Garden' } });
    engine.upsert(later);
    expect(ask(engine, 'garden').total).toBe(3);
    expect(ask(engine, 'garden').ids[0]).toBe(later.listing.id);
  });

  it('with a new code is no longer found by the old one', () => {
    const before = home({ code: 'RM-7771' });
    const engine = engineOf(before, home({}));
    engine.upsert(home({ ...before.listing, code: 'RM-7772' }));
    expect(ask(engine, 'RM-7772').ids).toEqual(idsOf(before));
    expect(ask(engine, 'RM-7771').ids).not.toContain(before.listing.id);
  });

  it('is found by its new text and price in the next query, and not at all once it is removed', () => {
    const before = home({ title: { en: 'Lagoon' }, price: 1_000_000 });
    const other = home({ title: { en: 'Hill' }, price: 2_000_000 });
    const engine = engineOf(before, other);
    engine.upsert(home({ ...before.listing, title: { en: 'Orchard' }, price: 3_000_000 }));
    expect(ask(engine, 'lagoon').total).toBe(0);
    expect(ask(engine, 'orchard').ids).toEqual([before.listing.id]);
    expect(engine.idsOf({ ...ANY_SEARCH, sort: 'price-asc' }, 9)).toEqual(idsOf(other, before));
    expect(engine.search({ ...ANY_SEARCH, priceMin: 2_500_000 }, 9)).toMatchObject({ total: 1 });
    engine.remove(before.listing.id);
    expect(ask(engine, 'orchard').total).toBe(0);
    expect(engine.count(ANY_SEARCH)).toBe(1);
  });
});
