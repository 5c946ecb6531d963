import fc from 'fast-check';
import { anyText } from 'thai-property-search/testing/any-text';
import { describe, expect, it } from 'vitest';
import {
  createMessageMemory,
  type SpamSignals,
  SUSPICIOUS_FROM,
  signOpenTime,
  spamScore,
  tokenAgeMs,
  tokenKey,
} from './spam-score';

const honest: SpamSignals = {
  hiddenFieldFilled: false,
  tokenAgeMs: 60_000,
  name: 'สมชาย ใจดี',
  message: 'อยากขายคอนโดใกล้ BTS อ่อนนุช ห้องมุม ชั้น 12 ติดต่อได้หลังหกโมงเย็นครับ',
  email: 'somchai@gmail.com',
  otherNames: 0,
};
const of = (changes: Partial<SpamSignals>) => spamScore({ ...honest, ...changes });

describe('spamScore', () => {
  it.each<[string, Partial<SpamSignals>]>([
    ['writes Thai', {}],
    [
      'writes English',
      { name: 'Jane Müller-O’Brien', message: 'I own a condo in Sukhumvit 24, please call after 6 pm.' },
    ],
    ['writes no message', { message: undefined, email: undefined }],
    ['writes a short word in capitals', { message: 'URGENT!! Please call, condo near BTS and MRT' }],
    ['has a letter of another script in their name', { name: 'Élodie Λ.' }],
    ['sends the same message as one other person', { otherNames: 1 }],
  ])('finds no reason for a person who %s', (_, changes) => expect(of(changes)).toEqual({ score: 0, reasons: [] }));

  it.each<[string, Partial<SpamSignals>]>([
    ['too-fast', { tokenAgeMs: 2_999 }],
    ['no-token', { tokenAgeMs: null }],
    ['link-in-name', { name: 'Visit www.cheap.example now' }],
    ['link-in-name', { name: 'bestcasino.xyz' }],
    ['link-in-message', { message: 'ดูรูปที่ https://maps.example/a' }],
    ['other-script', { message: 'Продвижение сайтов недорого' }],
    ['repeated-message', { otherNames: 2 }],
    ['throw-away-email', { email: 'x@Mailinator.com' }],
    ['upper-case', { message: 'BUY CHEAP TRAFFIC FOR YOUR WEBSITE TODAY' }],
  ])('reports %s, which alone is not suspicious', (reason, changes) => {
    const { score, reasons } = of(changes);
    expect(reasons).toEqual([reason]);
    expect(score).toBeGreaterThan(0);
    expect(score).toBeLessThan(SUSPICIOUS_FROM);
  });

  it('is suspicious if the honeypot field is filled in', () => {
    expect(of({ hiddenFieldFilled: true })).toEqual({ score: SUSPICIOUS_FROM, reasons: ['hidden-field'] });
  });

  it('is suspicious for several reasons together', () => {
    expect(of({ tokenAgeMs: 500, message: 'https://a.example' }).score).toBeGreaterThanOrEqual(SUSPICIOUS_FROM);
    expect(of({ tokenAgeMs: null, otherNames: 5 }).score).toBeGreaterThanOrEqual(SUSPICIOUS_FROM);
    expect(of({ tokenAgeMs: null, name: 'bestcasino.xyz' }).score).toBeGreaterThanOrEqual(SUSPICIOUS_FROM);
    expect(of({ email: 'x@mailinator.com', message: 'https://a.example' }).score).toBeGreaterThanOrEqual(
      SUSPICIOUS_FROM,
    );
  });

  it('is not suspicious without scripts, or for a link in a message in another script', () => {
    expect(of({ tokenAgeMs: null, message: 'ขายบ้านครับ https://maps.example/a' }).score).toBeLessThan(SUSPICIOUS_FROM);
    expect(of({ tokenAgeMs: null, name: '山田太郎さん', message: undefined }).score).toBeLessThan(SUSPICIOUS_FROM);
    const russian = 'Здравствуйте, эта квартира ещё свободна? https://maps.example/a';
    expect(of({ message: russian }).score).toBeLessThan(SUSPICIOUS_FROM);
    expect(of({ tokenAgeMs: null, message: russian }).score).toBeLessThan(SUSPICIOUS_FROM);
  });

  it('never throws for any text', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 4_000 }), (text) => {
        expect(of({ name: text, message: text, email: text }).score).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the memory of messages', () => {
  const MESSAGE = 'I can bring a thousand buyers to your website this week';
  const HOUR = 3_600_000;

  it('counts the other names that sent a message within a day, whatever its case and spacing', () => {
    const memory = createMessageMemory();
    expect(memory.otherNames(MESSAGE, 'Ann', 0)).toBe(0);
    expect(memory.otherNames(MESSAGE, 'Ann', 1)).toBe(0);
    expect(memory.otherNames(`  ${MESSAGE.toUpperCase()} `, 'Ben', HOUR)).toBe(1);
    expect(memory.otherNames(MESSAGE, 'Cyd', 2 * HOUR)).toBe(2);
    expect(memory.otherNames('Something else that is as long as that', 'Dan', 2 * HOUR)).toBe(0);
    expect(memory.otherNames(MESSAGE, 'Eve', 24 * HOUR + 2)).toBe(2);
    expect(memory.otherNames(MESSAGE, 'Eve', 50 * HOUR)).toBe(0);
  });

  it('ignores short messages, which many people send', () => {
    const memory = createMessageMemory();
    memory.otherNames('please call me', 'Ann', 0);
    memory.otherNames(undefined, 'Ann', 0);
    expect(memory.otherNames('please call me', 'Ben', 0)).toBe(0);
    expect(memory.otherNames(undefined, 'Ben', 0)).toBe(0);
  });
});

describe('the token of a form', () => {
  const NOW = Date.parse('2026-11-22T06:00:00Z');
  const DAY = 24 * 3_600_000;

  it('returns how long a form has been open, for up to a day', () => {
    const token = signOpenTime(NOW);
    expect(tokenAgeMs(token, NOW + 4_200)).toBe(4_200);
    expect(tokenAgeMs(token, NOW + DAY)).toBe(DAY);
    expect(tokenAgeMs(token, NOW + DAY + 1)).toBeNull();
    expect(tokenAgeMs(token, NOW - 1)).toBeNull();
  });

  it('rejects a token with a changed time or of another process', () => {
    const token = signOpenTime(NOW);
    const [, signed] = token.split('.');
    expect(tokenAgeMs(`${(NOW - 60_000).toString(36)}.${signed}`, NOW)).toBeNull();
    expect(tokenAgeMs(`${token}.x`, NOW)).toBeNull();
    tokenKey.set(undefined);
    expect(tokenAgeMs(token, NOW)).toBeNull();
  });

  it('rejects any other text, and never throws', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(tokenAgeMs(text, NOW)).toBeNull();
      }),
    );
  });
});
