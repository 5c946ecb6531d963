import fc from 'fast-check';
import { createTranslator } from 'next-intl';
import { anyText } from 'thai-property-search/testing/any-text';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../config/constants';
import { firstParagraph } from '../content/markdown';
import { articles, companyPage, teamContents, works } from '../content/published.server';
import { loadMessages } from '../i18n/load-messages';
import { localizedText } from '../i18n/locales';
import { pageDescription, sentencesOf } from './description';
import { isTitleShown, lettersOf } from './title-length';

describe('sentencesOf', () => {
  it.each<[string, readonly string[]]>([
    ['One  two\nthree.', ['One two', 'three.']],
    ['It is small. It is quiet!', ['It is small.', 'It is quiet!']],
    ['At approx. Km 10. Near St. Louis. By Dr. Somchai.', ['At approx. Km 10.', 'Near St. Louis.', 'By Dr. Somchai.']],
    ['It has 34.5 m². The fee is ฿48.5 a month.', ['It has 34.5 m².', 'The fee is ฿48.5 a month.']],
    ['A home (bright. And quiet.) by the park. Call us.', ['A home (bright. And quiet.) by the park.', 'Call us.']],
    ['It has:\n- a pool.\nCall us.', ['It has: - a pool.', 'Call us.']],
    ['', []],
    [' \n ', []],
  ])('splits %j', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));

  it.each<[string, readonly string[]]>([
    [
      'ทางเดินกลับห้องผ่านทั้งตลาดสดและซูเปอร์มาร์เก็ต เพื่อนบ้านส่วนใหญ่เป็นเจ้าของห้อง',
      ['ทางเดินกลับห้องผ่านทั้งตลาดสดและซูเปอร์มาร์เก็ต', 'เพื่อนบ้านส่วนใหญ่เป็นเจ้าของห้อง'],
    ],
    ['ห้องนอนใหญ่หันไปทางทิศเหนือ\nห้องน้ำอยู่ด้านหลัง', ['ห้องนอนใหญ่หันไปทางทิศเหนือ', 'ห้องน้ำอยู่ด้านหลัง']],
    ...[
      'สระว่ายน้ำของโครงการยาวถึง 30 เมตร อยู่บนชั้น 5',
      'เด็กในหมู่บ้านมาเล่นด้วยกันบ่อย ๆ ทุกวันหยุดของเดือน',
      'โซฟาขนาดสามที่นั่ง เตียงขนาดหกฟุตครึ่ง และตู้เสื้อผ้าบิลต์อินให้ครบทุกห้อง',
      'อยู่ริมถนนปรีดี พนมยงค์ เดินถึงสถานีได้',
      'ถ้าเดินทางด้วยรถไฟฟ้าเป็นประจำ ห้องนี้ใกล้สถานีมากที่สุดในโครงการ',
      'ห้องนี้ใกล้สถานีรถไฟฟ้ามากที่สุด (เดินออกจากอาคารไปทางซ้ายมือ ไม่ต้องข้ามถนนใหญ่หน้าโครงการ)',
      'ห้องนั่งเล่นหันไปทางทิศตะวันตก มองข้ามหลังคาเตี้ย ๆ ไปเห็นทะเล',
      'เจ้าของตกแต่งใหม่ทั้งหมดเมื่อปีก่อน ซึ่งทีมช่างของเราดูแลงานให้จนเสร็จ',
    ].map((whole): [string, readonly string[]] => [whole, [whole]]),
  ])('splits %s', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));
});

describe('pageDescription', () => {
  const sentence = (letters: number) => `${'a'.repeat(letters - 1)}.`;

  it('takes as many whole sentences as fit', () => {
    expect(pageDescription([sentence(100), sentence(59), sentence(5)])).toHaveLength(160);
    expect(pageDescription([sentence(100), sentence(60), sentence(5)])).toHaveLength(100);
    expect(pageDescription([])).toBeUndefined();
    expect(pageDescription([sentence(161)])).toBeUndefined();
  });

  it('is built of facts if the first sentence is too long, or says little', () => {
    expect(pageDescription([sentence(161)], [sentence(50), sentence(50)])).toHaveLength(101);
    expect(pageDescription([sentence(69), sentence(161)], [sentence(80)])).toHaveLength(80);
    expect(pageDescription([sentence(69), sentence(161)], [sentence(60)])).toHaveLength(69);
    expect(pageDescription([sentence(70), sentence(161)], [sentence(160)])).toHaveLength(70);
    expect(pageDescription([sentence(20)], [sentence(160)])).toHaveLength(20);
  });
});

const PARTS = [
  '(',
  ')',
  '“',
  '”',
  '…',
  '. ',
  ' ',
  '\n',
  'ๆ',
  '34.5 ',
  'ตร.ม.',
  'BTS',
  '\ud800',
  '🏡',
  'e.g. ',
  ':',
  'ก็',
  'ที่',
];
const THAI = ['บ้านเดี่ยวสองชั้นหลังนี้หันหน้าทางทิศเหนือ', 'และ', 'มีที่จอดรถในบ้านได้สามคัน', 'เล็ก', 'ถนน'];
const wild = fc.oneof(
  anyText({ maxLength: 400 }),
  fc
    .array(fc.constantFrom(...PARTS, ...THAI, 'The home is quiet', 'It looks north', 'approx'), { maxLength: 40 })
    .map((parts) => parts.join(' ')),
);
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

it('loses and adds nothing, and splits only at spaces, whatever the text', () => {
  fc.assert(
    fc.property(wild, (text) => {
      const sentences = sentencesOf(text);
      expect(sentences.every((each) => each === each.trim() && each !== '')).toBe(true);
      expect(plain(sentences.join(' '))).toBe(plain(text));
      for (const next of sentences.slice(1)) expect(next.startsWith('ๆ')).toBe(false);
      for (const each of sentences.slice(0, -1)) {
        expect(each.match(/[([{“«]/g)?.length ?? 0).toBeLessThanOrEqual(each.match(/[)\]}”»]/g)?.length ?? 0);
      }
    }),
  );
});

it('describes with the beginning of the text, however it is written', () => {
  fc.assert(
    fc.property(wild, (text) => {
      const description = pageDescription(sentencesOf(text));
      if (description === undefined) return;
      expect(lettersOf(description).length).toBeLessThanOrEqual(160);
      expect(`${plain(text)} `.startsWith(`${plain(description)} `)).toBe(true);
    }),
  );
});

const companyPages = ['about-us', 'company-profile', 'contact-us', 'join-us', 'privacy'];

it.each(LOCALES)('describes each article, work, story and company page in %s', async (locale) => {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'Site' });
  const pages = await Promise.all(companyPages.map(companyPage));
  const described = [
    ...(await articles()).map(({ title, excerpt }) => ({ title, text: localizedText(excerpt, locale).text })),
    ...(await works()).map(({ title, scope }) => ({ title, text: localizedText(scope, locale).text })),
    ...(await teamContents()).map(({ title, body }) => ({
      title,
      text: firstParagraph(localizedText(body, locale).text),
    })),
    ...pages.flatMap((page) =>
      page === undefined ? [] : { title: page.title, text: localizedText(page.summary, locale).text },
    ),
  ];
  expect(described.length).toBeGreaterThan(30);
  for (const { title, text } of described) {
    const facts = [t('summary', { title: localizedText(title, locale).text })];
    expect(pageDescription(sentencesOf(text), facts)?.length, text).toBeGreaterThanOrEqual(70);
    expect(isTitleShown(localizedText(title, locale).text), localizedText(title, locale).text).toBe(true);
  }
});
