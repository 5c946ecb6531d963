import { describe, expect, it } from 'vitest';
import { readTree } from './page-tree';
import { MESSAGES, untranslatedMessages, wordFaults } from './word-faults';

const english = (body: string, path = '/en-us') =>
  wordFaults(readTree(`<html lang="en-US"><body>${body}`), 'en-us', path).map(({ rule }) => rule);
const thai = (body: string, path = '/th-th') =>
  wordFaults(readTree(`<html lang="th-TH"><body>${body}`), 'th-th', path).map(({ rule }) => rule);

describe('wordFaults for leftovers', () => {
  it.each([
    'It has undefined rooms',
    'NaN m²',
    '[object Object]',
    'Invalid Date',
    'Homes in {place}',
    '{count, plural, other {homes}}',
    'Search.results',
    '(Facts.usableArea)',
    '2026-11-22T03:00:00Z',
    'See [here](/contents/x)',
    '&amp;nbsp;',
  ])('reports %s', (text) => expect(english(`<p>${text}</p>`)).toEqual(['leftover']));

  it('checks attributes and meta tags too, but not scripts and styles', () => {
    expect(english('<img alt="undefined">')).toEqual(['leftover']);
    expect(english('<meta property="og:title" content="null">')).toEqual(['leftover']);
    expect(english('<script>undefined</script><style>{a}</style>')).toEqual([]);
    expect(english('<p>Nullify nothing; a search. Results follow</p>')).toEqual([]);
  });
});

describe('words of the other language', () => {
  it('are reported unless the markup declares their language', () => {
    expect(english('<p>A บ้าน by the canal</p>')).toEqual(['Thai among English']);
    expect(english('<p>A <i lang="th">บ้าน</i> for ฿4,590,000</p>')).toEqual([]);
    expect(thai('<button aria-label="Close"></button>')).toEqual(['Latin among Thai']);
    expect(thai('<p>ดู <b lang="en">Read more</b></p>')).toEqual([]);
  });

  it('are accepted if they are names, addresses, keys and abbreviations that Thai writes in Latin letters', () => {
    const text = 'ห่าง BTS อ่อนนุช 300 เมตร รหัส RM-1001 เปิดใน Google Maps กด Ctrl ส่งที่ hello@rommai.example หรือ @rommai';
    expect(thai(`<p>${text}</p>`)).toEqual([]);
    expect(thai('<a href="https://example.org/">ภาษีในไทย (Siam Legal)</a>')).toEqual([]);
    expect(thai('<a href="/contents/x">ภาษีในไทย (Siam Legal)</a>')).toEqual(['Latin among Thai']);
  });

  it('are accepted if they are the search query', () => {
    expect(thai('<h1>ผลการค้นหา “chiang mai”</h1>', '/th-th/search?q=chiang+mai')).toEqual([]);
    expect(thai('<h1>ผลการค้นหา “chiang mai”</h1>', '/th-th/search')).toEqual(['Latin among Thai']);
  });
});

describe('dates', () => {
  it('are reported if their year is of the era of the other language', () => {
    expect(thai('<p>21 พฤศจิกายน 2569 และ พ.ย. 2569 สร้างปี 2560</p>')).toEqual([]);
    expect(thai('<p>21 พฤศจิกายน 2026</p>')).toEqual(['year of the other era']);
    expect(thai('<p>สร้างปี 2017</p>')).toEqual(['year of the other era']);
    expect(
      english('<p>November 21, 2026, an act of B.E. 2562, licence No. 14/2567 (2024), 2569 m², ฿2,569</p>'),
    ).toEqual([]);
    expect(english('<p>November 21, 2569</p>')).toEqual(['year of the other era']);
  });

  it('are reported if they are numeric, except in the hint of a form field', () => {
    expect(english('<td>2026-11-22</td>')).toEqual(['date without words']);
    expect(english('<p id="day-hint">mm/dd/yyyy, as 12/07/2026</p>')).toEqual([]);
  });
});

it('reports untranslated messages, and ignores messages without words', () => {
  const english = { label: '{label} ({count, number})', unit: '{value} m²', same: 'Rooms: {count}' };
  expect(untranslatedMessages(english, english)).toEqual(['same: Rooms: {count}']);
});

it('finds no untranslated messages of the site', () => {
  expect(untranslatedMessages(MESSAGES['en-us'], MESSAGES['th-th'])).toEqual([]);
});
