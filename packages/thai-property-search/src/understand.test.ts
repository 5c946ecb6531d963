import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import { places } from '../../../lib/content/places.server';
import { parseSearchQuery, serialiseSearchParams } from './params';
import { anyText } from './testing/any-text';
import { explain, sentenceReader } from './understand';
import { read, readAs } from './understand/testing/read-as';
import { vocabulary } from './understand/vocabulary';

const words = [...vocabulary()].map(([word]) => word.replace(/^[!~]/, ''));
const names = ['BTS', 'อารีย์', 'บางนา', 'Lat Phrao', 'เชียงใหม่', 'กทม.', 'หัวหิน', 'สุขุมวิท 71', 'RM-1042', 'ร่มไม้'];
const numbers = ['1', '2', '3.5', '๕', '71', '15,000', '3000000', '-', ',', '%', '\ud800', '(', 'x', 'ฯ', '㎡', '½'];
const sentence = fc
  .array(fc.tuple(fc.constantFrom(...words, ...names, ...numbers), fc.constantFrom('', ' ')), { maxLength: 16 })
  .map((parts) => parts.flat().join(''));
const NOTHING = { filters: {}, guessesDeal: false, intents: [], instalments: [], hasName: false };
const anything = fc.oneof(anyText({ maxLength: 400 }), sentence);

/** CPU time in milliseconds, so that other work on the machine does not count. */
function millisecondsOf(work: () => void): number {
  const { user, system } = process.cpuUsage();
  work();
  const { user: usedUser, system: usedSystem } = process.cpuUsage({ user, system });
  return (usedUser + usedSystem) / 1_000;
}

const leastOf = (work: () => void) => Math.min(...Array.from({ length: 3 }, () => millisecondsOf(work)));

describe('sentenceReader', () => {
  it('never throws, and is deterministic', () => {
    fc.assert(
      fc.property(anything, (q) => {
        expect(read(q)).toEqual(read(q));
      }),
    );
  });

  it('keeps the remaining words as typed, in order', () => {
    fc.assert(
      fc.property(anything, (q) => {
        let at = 0;
        for (const word of read(q).rest.split(/\s+/u)) {
          const found = q.indexOf(word, at);
          expect(found).toBeGreaterThanOrEqual(at);
          at = found + word.length;
        }
      }),
    );
  });

  it('returns only filters that survive a round trip through the URL', () => {
    fc.assert(
      fc.property(anything, (q) => {
        const { filters } = read(q);
        // The URL parser resolves contradictions. Only one may remain here: a range whose ends are swapped.
        const query = serialiseSearchParams({ ...filters, sort: undefined });
        const again = parseSearchQuery(new URLSearchParams(query));
        const chosen = [
          'types',
          'amenities',
          'facts',
          'collections',
          'stations',
          'province',
          'district',
          'deal',
        ] as const;
        for (const name of [...chosen, 'storeys'] as const) {
          if (filters[name] !== undefined) expect(again[name]).toEqual(filters[name]);
        }
        const counts = ['bedsMin', 'bathsMin', 'yieldMin', 'discountMin'] as const;
        for (const name of counts) expect(again[name]).toBe(filters[name]);
        const ends = ['priceMin', 'priceMax', 'areaMin', 'areaMax', 'landMin', 'landMax'] as const;
        const figures = (from: typeof filters) => ends.flatMap((name) => from[name] ?? []).sort();
        expect(figures(again)).toEqual(figures(filters));
      }),
      { numRuns: runs(1_000) },
    );
  });
});

describe('the rest of sentenceReader', () => {
  it('has almost nothing that a second reading would understand', () => {
    let changed = 0;
    const sentences = fc.sample(sentence, { numRuns: runs(1_000), seed: 7 });
    for (const q of sentences) if (readAs(read(q).rest)[1] !== '') changed += 1;
    expect(changed).toBeLessThan(sentences.length / 10);
  });

  it('does not depend on the Unicode form of the text', () => {
    const thai = 'คอนโด 2 ห้องนอน ไม่เกิน 3 ล้าน ใกล้ BTS น้ำ';
    expect(readAs(thai.normalize('NFD'))[1]).toBe(readAs(thai)[1]);
    expect(readAs('คอนโดฯ 50㎡ Ａsok ฯลฯ')).toEqual(['Ａsok ฯลฯ', 'type=condo&area_min=50']);
    expect(readAs('เเฟลต')).toEqual(['', 'type=condo']);
    expect(readAs('ห้องนํ้า 2')).toEqual(['', 'baths_min=2']);
    expect(readAs('คอน\u200bโด')).toEqual(['', 'type=condo']);
  });

  it('is the whole text if nothing is understood', () => {
    for (const q of ['', ' ', '...', 'ครับ', 'the', '\ud800'])
      expect(read(q)).toMatchObject({ rest: q.trim(), ...NOTHING });
  });
});

describe('names of projects', () => {
  it('are not read as filters', async () => {
    const readWith = sentenceReader(await places(), ['Villa Asoke', 'บ้านร่มไม้']);
    expect(readWith('Villa Asoke')).toMatchObject({ rest: 'Villa Asoke', ...NOTHING });
    expect(readWith('villa asoke 2 bed')).toMatchObject({ rest: 'villa asoke', filters: { bedsMin: 2 } });
    expect(readWith('เช่าบ้านร่มไม้')).toMatchObject({ rest: 'บ้านร่มไม้', filters: { deal: 'rent' } });
  });

  it('are read as filters if all their words are understood', async () => {
    const readWith = sentenceReader(await places(), ['Pool Villa Hua Hin', '']);
    expect(readWith('pool villa hua hin')).toEqual(read('pool villa hua hin'));
    expect(read('pool villa hua hin').rest).toBe('');
  });
});

describe('the duration of a reading', () => {
  it.each(['1,000,000,', 'ก', 'ก์', 'ไม่', 'near ', 'bts or ', '1 ไร่ ', 'ที่ชาร์จรถไฟฟ้า', 'a.', '\ud800'])(
    'grows linearly with the number of %j',
    { retry: 2 },
    (part) => {
      const short = part.repeat(Math.ceil(1_000 / part.length));
      const long = short.repeat(8);
      leastOf(() => read(short));
      // Eight times the letters; quadratic work would take 64 times as long. The margin allows for a busy machine.
      const most = 24 * leastOf(() => read(short)) + 20;
      expect([1, 2, 3].some(() => millisecondsOf(() => read(long)) < most)).toBe(true);
    },
  );
});

describe('explain', () => {
  const became = (q: string) => explain(read(q)).map(({ word, became }) => [word, became]);

  it('tells what each word became, as typed', () => {
    expect(became('หาคอนโดใกล้ BTS แถวอ่อนนุช')).toEqual([
      ['หา', 'filler'],
      ['คอนโด', 'filter'],
      ['ใกล้', 'filter'],
      ['BTS', 'filter'],
      ['แถว', 'filler'],
      ['อ่อนนุช', 'text'],
    ]);
  });

  it('keeps all words as text if none is a filter', () => {
    expect(became('the zzyzx')).toEqual([
      ['the', 'text'],
      ['zzyzx', 'unknown'],
    ]);
  });

  it('shows the filters of all words that were read together', () => {
    const filters = explain(read('ไม่เกิน 5 ล้าน')).map(({ filters }) => filters);
    expect(filters).toEqual([0, 1, 2].map(() => ({ deal: 'sale', priceMax: 5_000_000 })));
  });
});
