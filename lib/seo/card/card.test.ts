import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, cardAddress, cardHash, cardPicture, readCardAddress, siteCard } from './card';

const card: Card = { locale: 'th-th', title: 'บ้านริมน้ำ', label: 'ขายบ้านเดี่ยว', price: '฿1', photos: ['/a.jpg'] };
const owner = { locale: 'th-th', name: 'listing', id: 'TH_1-a' } as const;

describe('the address of a card', () => {
  it('changes with anything on the card, and is otherwise the same', () => {
    const others: Card[] = [
      { ...card, title: 'x' },
      { ...card, label: undefined },
      { ...card, price: '฿2' },
      { ...card, photos: ['/b.jpg'] },
      { ...card, locale: 'en-us' },
      { ...card, text: '' },
      { ...card, status: { text: 'ขายแล้ว', tone: 'taken' } },
    ];
    expect(new Set([card, ...others].map(cardHash)).size).toBe(others.length + 1);
    expect(cardHash({ ...card })).toBe(cardHash(card));
  });
  it('is parsed as it was written', () => {
    const { url } = cardPicture(owner, card);
    expect(url).toBe(`/cards/th-th/listing/TH_1-a.${cardHash(card)}.jpg`);
    expect(readCardAddress('th-th', url.slice('/cards/th-th/'.length))).toEqual({ ...owner, hash: cardHash(card) });
    expect(readCardAddress('en-us', 'home.jpg')).toEqual({
      locale: 'en-us',
      name: 'home',
      id: undefined,
      hash: undefined,
    });
  });
  it('rejects any other address', () => {
    const wrong = ['', 'home', 'home.png', 'home.0123.jpg', 'listing/.jpg', 'listing/a/b.jpg', 'Home.jpg', 'a--b.jpg'];
    for (const file of wrong) expect(readCardAddress('th-th', file), file).toBeNull();
    expect(readCardAddress('fr-fr', 'home.jpg')).toBeNull();
    fc.assert(
      fc.property(fc.string(), (file) => {
        const read = readCardAddress('th-th', file);
        if (read !== null) expect(cardAddress(read, read.hash)).toBe(`/cards/th-th/${file}`);
      }),
    );
  });
  it('has a size, a type and an alternative text', () => {
    const { url, ...rest } = cardPicture(owner, card);
    expect(rest).toEqual({ width: 1200, height: 630, type: 'image/jpeg', alt: 'บ้านริมน้ำ · ฿1 · ขายบ้านเดี่ยว' });
    expect(siteCard('en-us')).toMatchObject({ url: '/cards/en-us/home.jpg', alt: 'Rommai Property' });
  });
});
