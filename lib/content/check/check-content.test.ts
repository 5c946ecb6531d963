import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLLECTION_NAMES, type CollectionName } from '../collections';
import { documentsIn, type RawDocuments, smallContent } from '../testing/small-content';
import { checkContent } from './check-content';
import { EXAMPLES } from './examples';
import type { FileFault } from './fault';

const SIAM = documentsIn('content', 'stations').filter(({ id }) => id === 'BTS-CEN');

/** The content for the tests of a collection. Many of them read it, so it has few documents. */
function contentFor(name: CollectionName): ReadonlyMap<CollectionName, RawDocuments> {
  // The example of a review names an agent of another collection.
  const content = smallContent(name === 'reviews' ? ['reviews', 'team_members'] : [name]);
  return name === 'listings' ? content.set('stations', SIAM) : content;
}

const contents = new Map<CollectionName, ReturnType<typeof contentFor>>();

function good(name: CollectionName): ReturnType<typeof contentFor> {
  const content = contents.get(name) ?? contentFor(name);
  contents.set(name, content);
  return content;
}

/** The faults of the small content with one collection changed, as lines `file id field reason`. */
const faults = (name: CollectionName, change: (documents: RawDocuments) => unknown): string[] =>
  found(name, change).map(asLine);

const asLine = ({ file, id, field, reason }: FileFault): string => `${file} ${id} ${field} ${reason.en}`;

function found(name: CollectionName, change: (documents: RawDocuments) => unknown): FileFault[] {
  const files = Object.fromEntries(
    [...good(name)].map(([each, documents]) => [each, JSON.stringify(each === name ? change(documents) : documents)]),
  );
  return checkContent(files);
}

const withFirst = (changes: object) => (documents: RawDocuments) => [
  { ...documents[0], ...changes },
  ...documents.slice(1),
];

const SOUND = { topic: 'leaks', verdict: 'good' };
const PLOT = { frontage_m: 10, depth_m: 20, road_width_m: 6 };
const LEASE = { deposit_months: 2, advance_months: 1, shortest_months: 12 };

const STOPS = [{ station: 'BTS-N24' }, { station: 'BTS-N23', minutes: 3.5 }, { station: 'BTS-N22', minutes: 1.6 }];
const TO_BLUE = { from: 'BTS-E4', to: 'MRT-BL22', minutes: 3 };
const CHANGE = { from: 'BTS-N23', to: 'ARL-A8', minutes: 3 };

const FAULTY = [
  [
    'a stop that is no station',
    'rail_routes',
    { stops: [...STOPS, { station: 'BTS-N99', minutes: 2 }] },
    /'BTS-N99', which is not in stations$/,
  ],
  [
    'a change to no station',
    'rail_routes',
    { changes: [{ ...CHANGE, to: 'ARL-A9' }, TO_BLUE] },
    / changes\.0\.to names 'ARL-A9'/,
  ],
  [
    'a stop twice',
    'rail_routes',
    { stops: [...STOPS, ...STOPS.slice(1)] },
    / stops\.3\.station repeats BTS-N23, stop 1$/,
  ],
  [
    'a stop without its minutes',
    'rail_routes',
    { stops: [...STOPS, { station: 'BTS-N21' }] },
    / stops\.3\.minutes is missing$/,
  ],
  [
    'minutes before the first stop',
    'rail_routes',
    { stops: STOPS.slice(1) },
    / stops\.0\.minutes has no stop before it$/,
  ],
  [
    'no minutes between stops',
    'rail_routes',
    { stops: [...STOPS, { station: 'BTS-N21', minutes: 0 }] },
    / stops\.3\.minutes /,
  ],
  [
    'a long way between stops',
    'rail_routes',
    { stops: [...STOPS, { station: 'BTS-N21', minutes: 16 }] },
    / stops\.3\.minutes /,
  ],
  ['a long change', 'rail_routes', { changes: [{ ...CHANGE, minutes: 16 }] }, / changes\.0\.minutes /],
  [
    'a change from another route',
    'rail_routes',
    { stops: STOPS, changes: [{ ...CHANGE, from: 'BTS-E4' }] },
    / changes\.0\.from BTS-E4 is not/,
  ],
  [
    'a change to the same station',
    'rail_routes',
    { changes: [{ ...CHANGE, to: 'BTS-N23' }] },
    / changes\.0\.to is the same station$/,
  ],
  ['a dangling reference', 'listings', { agent: 'nobody' }, / agent names 'nobody', which is not in team_members$/],
  ['a missing language', 'listings', { title: { th: 'บ้าน' } }, / title\.en is missing$/],
  ['an unknown value', 'listings', { facing: 'up' }, / facing /],
  [
    'a district of another province',
    'listings',
    { address: { province_code: '10', district_code: '5001' } },
    / is not in province 10$/,
  ],
  [
    'a missing field for the type',
    'listings',
    { usable_area_sqm: undefined },
    / usable_area_sqm is missing for a condo/,
  ],
  ['a listing without photo', 'listings', { media: [] }, / media has no photo$/],
  [
    'a price that is not the last of its history',
    'listings',
    { price_history: [{ at: '2026-01-01T00:00:00Z', price: 1 }] },
    / price_history ends at 1/,
  ],
  ['an expired lease for sale', 'listings', { tenure: 'leasehold', lease_end: '2020-01-01' }, / lease_end is over/],
  ['a Buddhist year', 'listings', { appraised_at: '2566-01-01' }, / appraised_at has a Buddhist year/],
  [
    'Markdown that is nested too deeply',
    'contents',
    { body: { th: `${'- '.repeat(3_000)}a`, en: 'a' } },
    / body\.th has lists, quotations or emphasis too deep/,
  ],
  [
    'a text that is too long',
    'works',
    { body: { th: 'ก'.repeat(50_001), en: 'a' } },
    / body\.th is too long; it may have at most 50000/,
  ],
  [
    'a title that is too long',
    'listings',
    { title: { th: 'ก'.repeat(501), en: 'a' } },
    / title\.th is too long; it may have at most 500 /,
  ],
  ['lost letters', 'listings', { title: { th: '????', en: 'a' } }, / title\.th has question marks in the place/],
  ['misread letters', 'pages', { body: { th: 'เธเธญเธเนเธ', en: 'a' } }, / body\.th has letters that were read in/],
  ['a control character', 'works', { scope: { th: 'ก\u0007', en: 'a' } }, / scope\.th has a control character/],
  ['a price in thousands', 'listings', { price: 4_490, price_history: [] }, / price 4,490 baht cannot be right/],
  [
    'a distance to a station that is not the shown one',
    'listings',
    { title: { th: 'คอนโด ห่าง BTS สยามประมาณ 300 เมตร', en: 'Condo, 300 m from BTS Siam' } },
    / title\.en says 300 m to Siam, but the page shows \d+ m on foot$/,
  ],
  ['a year in the future', 'listings', { year_built: 2099 }, / year_built 2099 is in the future/],
  [
    'an acquisition in the future',
    'listings',
    { acquired: { by: 'gift', year: 2099 } },
    / acquired\.year 2099 is in the/,
  ],
  [
    'heirs of a purchase',
    'listings',
    { acquired: { by: 'purchase', heirs: 2 } },
    / acquired\.heirs is only for an inheritance/,
  ],
  [
    'an inspection in the future',
    'listings',
    { inspection: { at: '2099-01-01', findings: [SOUND] } },
    / inspection\.at '2099/,
  ],
  [
    'an inspector who is not in the team',
    'listings',
    { inspection: { at: '2026-01-01', by: 'nobody', findings: [SOUND] } },
    / inspection\.by names 'nobody', which is not in team_members$/,
  ],
  [
    'an inspection without findings',
    'listings',
    { inspection: { at: '2026-01-01', findings: [] } },
    / inspection\.findings needs at/,
  ],
  [
    'a topic that an inspection has twice',
    'listings',
    { inspection: { at: '2026-01-01', findings: [SOUND, { ...SOUND, verdict: 'fault' }] } },
    / inspection\.findings\.1\.topic 'leaks' is there more than once/,
  ],
  [
    'a sale before the listing',
    'listings',
    { record_status: 'Sold', sold_at: '2020-01-01T00:00:00Z', price_history: [] },
    / sold_at is before published_at$/,
  ],
  [
    'a sale before the last price',
    'listings',
    {
      ...{ record_status: 'Sold', published_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
      ...{ price: 2_500_000, price_history: [{ at: '2026-03-01T00:00:00Z', price: 2_500_000 }] },
      sold_at: '2026-02-01T00:00:00Z',
    },
    / sold_at is before price_history\.0\.at$/,
  ],
  ['terms of a lease for a sale', 'listings', { lease_terms: LEASE }, / lease_terms is only for rentals$/],
  [
    'no pets in a home for pets',
    'listings',
    { deal: 'rent', amenities: ['pet-friendly'], lease_terms: { ...LEASE, pets: 'no' } },
    / lease_terms\.pets is 'no', but amenities/,
  ],
  ['a plot of a condo', 'listings', { plot: PLOT }, / plot is only for land and houses$/],
  [
    'a plot that contradicts the land size',
    'listings',
    { property_type: 'land', land_area_sqwah: 100, plot: PLOT },
    / plot\.depth_m 10 × 20 m are 200 m², but the land is 400 m²$/,
  ],
  [
    'an outline of other land',
    'listings',
    { property_type: 'land', land_area_sqwah: 100, plot_outline: '13.7, 100.5; 13.7, 100.501; 13.701, 100.501' },
    / plot_outline encloses \d+ m², but the land is 400 m²$/,
  ],
  [
    'a time in the future',
    'listings',
    { verified_at: '2099-01-01T00:00:00Z' },
    / verified_at '2099-01-01T00:00:00Z' is/,
  ],
  [
    'a point in another province',
    'listings',
    { geo: { lat: 18.7883, lng: 98.9853, precision: 'exact' } },
    / geo\.lat lies \d+ km outside Bangkok, in Chiang Mai/,
  ],
  ['HTML', 'listings', { description: { th: '<p>ก</p>', en: 'a' } }, / description\.th has HTML or its entities/],
  ['an entity', 'team_members', { role: { th: 'ก&nbsp;ข', en: 'a' } }, / role\.th has HTML or its entities/],
  ['a table of HTML', 'contents', { body: { th: '<table></table>ก', en: 'a' } }, / body\.th has HTML .*: <table>;/],
  ['a redirect loop', 'redirects', { from: '/a', to: '/a' }, / to is a redirect loop/],
  ['an unknown placeholder', 'redirects', { from: '/a/:old', to: '/b/:id' }, / to uses :id, which is not in 'from'/],
  ['a rule for one language', 'redirects', { from: '/th-th/a' }, / from names a language/],
  ['a target in one language', 'redirects', { to: '/th-th/a', external: false }, / to names a language/],
  ['a dangerous redirect', 'redirects', { to: 'javascript:alert(1)' }, / to must be a path/],
  [
    'a redirect to an invalid URL',
    'redirects',
    { to: 'https://shop.example:123456/', external: true },
    / to must be a path/,
  ],
  ['a redirect to another host', 'redirects', { to: '//evil.example', external: false }, / to must be a path/],
  ...(
    [
      ['/go/:name', 'https://:name'],
      ['/go/:name', 'https://:name/about'],
      ['/go/*', 'https://*'],
      ['/go/*', 'https://shop.example*'],
      ['/go/*', 'https://shop.example:*'],
      ['/go/*', 'https://shop.example@*'],
    ] as const
  ).map(
    ([from, to]) =>
      [
        `a redirect whose host a visitor can choose: ${to}`,
        'redirects',
        { from, to, external: true },
        / to must be a path/,
      ] as const,
  ),
] as const;

describe('checkContent', () => {
  it('reports nothing for the embedded content', () => {
    const texts = COLLECTION_NAMES.map((name) => [name, readFileSync(`content/${name}.json`, 'utf8')]);
    expect(checkContent(Object.fromEntries(texts))).toEqual([]);
  });

  it.each(FAULTY)('reports %s, in both languages', (_, name, changes, expected) => {
    const all = found(name, withFirst(changes));
    const lines = all.map(asLine);
    expect(lines.join('\n')).toMatch(new RegExp(expected.source, 'm'));
    expect(lines[0]).toMatch(new RegExp(`^${name}\\.json ${good(name).get(name)?.[0]?.id} `));
    for (const { reason } of all) {
      expect(reason.th).toMatch(/[ก-๙]/);
      expect(reason.th).not.toMatch(/\b(is|are|has|must|which|write)\b/);
    }
  });

  it.each([
    ['ห่าง BTS สยามประมาณ 300 เมตร', 'About 300 m on foot from BTS Siam'],
    ['BTS สยาม 1.3 กม.', 'BTS Siam is about 1.3 km away'],
    ['500 เมตรจากสถานีสยาม', 'MRT Silom and BTS Siam: about 500 m'],
  ])('reads distances to a station in %j and %j', (th, en) => {
    expect(faults('listings', withFirst({ highlights: [{ th, en }] }))).toHaveLength(2);
  });

  it.each([
    ['BTS สยาม ขนาด 300 ตร.ม.', '300 m² near BTS Siam'],
    ['ใกล้ BTS สยาม สระยาว 50 เมตร', 'Near BTS Siam, with a pool of 50 m'],
    ['ถนนสยาม 300 เมตร', 'Siam Road is 300 m long'],
  ])('reads no distance to a station in %j and %j', (th, en) => {
    expect(faults('listings', withFirst({ highlights: [{ th, en }] }))).toEqual([]);
  });

  it('reports a route that no change joins with the others', () => {
    expect(faults('rail_routes', withFirst({ changes: [] }))).toContain(
      'rail_routes.json mrt-blue changes no change or common station joins this route with the first one',
    );
  });

  it('reports a redirect to another redirect', () => {
    const chain = [
      { id: 'one', record_status: 'Active', from: '/one', to: '/two', status: 301 },
      { id: 'two', record_status: 'Active', from: '/two', to: '/three', status: 301 },
    ];
    expect(faults('redirects', () => chain)).toEqual(['redirects.json one to is redirected again by two']);
  });

  it('reports a landmark that is entered twice, but not two branches with the same name', () => {
    const mall = { id: 'mall', kind: 'mall', name: { th: 'ห้าง', en: 'Mall' }, lat: 13.7, lng: 100.5 };
    const twin = { ...mall, id: 'twin', name: { th: 'ห้างสรรพสินค้า', en: 'Mall' }, lat: 13.7008 };
    const branch = { ...mall, id: 'branch', lat: 13.702 };
    expect(faults('landmarks', () => [mall, twin, branch])).toEqual([
      'landmarks.json twin name repeats mall, which is at the same place',
    ]);
  });

  it('reports a duplicate id and a duplicate code', () => {
    const found = faults('listings', (documents) => [...documents, { ...documents[0] }]);
    const [home] = good('listings').get('listings') ?? [];
    expect(found).toEqual([
      `listings.json ${home?.id} id ${home?.id} is there more than once`,
      `listings.json ${home?.id} code ${home?.code} is there more than once`,
    ]);
  });

  it('reports a missing file and a file that is not a JSON list', () => {
    expect(checkContent({})).toHaveLength(COLLECTION_NAMES.length);
    expect(faults('jobs', () => ({}))).toEqual(['jobs.json - - is not a list of documents: [ … ]']);
  });
});

it('reports a review without consent, of an unknown agent, with stars or with another address than one of the web', () => {
  const { reviews: right } = EXAMPLES;
  const wrong = {
    silent: { consent_on: undefined },
    dangling: { agent: 'nobody' },
    kind: { kind: '5 stars' },
    link: { source: 'javascript:alert(1)' },
    early: { said_on: '2099-01-01' },
  };
  const documents = Object.entries(wrong).map(([id, changes]) => ({ ...right, listing: undefined, ...changes, id }));
  expect(faults('reviews', () => documents).map((line) => line.split(' ').slice(1, 3).join(' '))).toEqual([
    'silent consent_on',
    'kind kind',
    'link source',
    'early said_on',
    'dangling agent',
  ]);
});

describe('names of projects', () => {
  const home = { ...good('listings').get('listings')?.[0], address: { province_code: '10', district_code: '1039' } };
  const faultsOf = (...projects: { th: string; en: string }[]) =>
    faults('listings', () =>
      projects.map((project, index) => ({ ...home, id: `rm-${index}`, code: `RM-000${index}`, project })),
    ).filter((line) => line.includes(' project.'));

  it('are reported if the Thai name is that of another English name in the district', () => {
    const th = 'ริมสวน';
    expect(faultsOf({ th, en: 'Rimsuan' }, { th, en: 'RIMSUAN' }, { th, en: 'Rim Suan' })).toEqual([
      'listings.json rm-2 project.en differs from that of rm-0, a home with the same Thai project name in this district',
    ]);
  });

  it('are reported if they differ but make one page', () => {
    const first = { th: 'คอนโด ยู', en: 'Condo U' };
    const same = { th: 'คอนโดยู', en: 'CONDO  U' };
    const reason = 'differs from that of rm-0, but both projects would have the page /projects/condo-u-1039';
    expect(faultsOf(first, same, { th: 'คอนโด ยู', en: 'Condo U+' }, { th: 'ยู', en: 'Condo U' })).toEqual([
      `listings.json rm-2 project.en ${reason}`,
      `listings.json rm-3 project.th ${reason}`,
    ]);
  });
});
