import { beforeAll, describe, expect, it } from 'vitest';
import { places } from '../../../../lib/content/places.server';
import { DocumentTerms } from './document-terms';
import { Names } from './names';
import { Vocabulary } from './vocabulary';

let names: Names;
beforeAll(async () => {
  names = new Names(await places());
});

function termsOf(text: string): string[] {
  const vocabulary = new Vocabulary();
  return new DocumentTerms(names, vocabulary)
    .of(text)
    .toArray()
    .map((number) => vocabulary.term(number));
}

describe('DocumentTerms', () => {
  it.each([
    ['ทาวน์เฮ้าส์มือสอง', ['ทาวน์เฮ้าส์', 'มือสอง']],
    ['คอนโดอ่อนนุช', ['คอนโด', 'อ่อนนุช', '~ออนนุช']],
    ['ซอยสุขุมวิท71', ['สุขุมวิท', '71', 'สุขุมวิท71']],
    ['ลาดพร้าว ๗๑', ['ลาดพร้าว', '71', 'ลาดพร้าว71']],
    ['Near BTS On Nut', ['bts', 'on', 'nut', '~onut']],
    ['พระราม 9', ['พระราม', '9', '~พระราม9']],
  ])('returns for %s the terms %j', (text, expected) => {
    expect(termsOf(text)).toEqual(expect.arrayContaining(expected));
  });

  it('does not join a number of rooms or millions with the previous word', () => {
    expect(termsOf('วัฒนา 3 ห้องนอน 21 ล้าน')).not.toContain('วัฒนา3');
    expect(termsOf('house in Watthana, 3-bedroom, soi 3')).toEqual(expect.arrayContaining(['soi3']));
    expect(termsOf('house in Watthana, 3-bedroom, soi 3')).not.toContain('watthana3');
  });

  it('leaves out stop words, but not within other words', () => {
    expect(termsOf('the road near ที่ดิน')).toEqual(['road', 'ที่ดิน']);
  });

  it('does not split a property term or a name', () => {
    expect(termsOf('ทาวน์เฮ้าส์')).toEqual(['ทาวน์เฮ้าส์']);
    expect(termsOf('อ่อนนุช')).not.toContain('นุช');
  });

  it('finds a name of several words whose parts are also names', () => {
    expect(termsOf('บ้านลาดพร้าว 71')).toEqual(expect.arrayContaining(['ลาดพร้าว', '~ลาดพราว']));
  });
});
