import fc from 'fast-check';
import { BAHT } from 'thai-property-search/amount';
import { anyText } from 'thai-property-search/testing/any-text';
import { describe, expect, it } from 'vitest';
import { FIGURES, figureIn, parseFigure, typedIn } from './figures';

const BOUNDS = { least: 1, most: 1_000_000, unit: BAHT };

describe('parseFigure', () => {
  it.each([
    ['5000', 5_000],
    ['1,250.50', 1_250.5],
    ['๑๒๓', 123],
    [' ฿ 3 000 ', 3_000],
    ['2.', 2],
    ['1.999', 2],
    ['3,5', 3.5],
    ['4,59,000', 459_000],
    ['500,000.-', 500_000],
    ['4.5 แสน', 450_000],
    ['0.5 ล้าน', 500_000],
  ])('reads %j as %d', (typed, value) => {
    expect(parseFigure(typed, BOUNDS)).toEqual({ text: typed, value });
  });

  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['many', 'not-a-number'],
    ['7.5%', 'not-a-number'],
    ['45 5', 'not-a-number'],
    ['1,234,5', 'not-a-number'],
    ['30 m²', 'not-a-number'],
    ['1e9', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['--5', 'not-a-number'],
    ['-5', 'too-small'],
    ['−5', 'too-small'],
    ['0', 'too-small'],
    ['1000001', 'too-large'],
    ['9'.repeat(20), 'too-large'],
    ['9'.repeat(400), 'not-a-number'],
  ])('reports for %j the fault %s', (typed, fault) => {
    expect(parseFigure(typed, BOUNDS).fault).toBe(fault);
  });

  it('accepts a percent sign in a percentage', () => {
    expect(parseFigure('7.57%', FIGURES.rate)).toEqual({ text: '7.57%', value: 7.57 });
    expect(parseFigure('3,25 %', FIGURES.rate).value).toBe(3.25);
    expect(parseFigure('฿5', FIGURES.rate).fault).toBe('not-a-number');
  });

  it('returns a number within the bounds or a fault, for any input', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 40 }), (typed) => {
        const { value, fault, text } = parseFigure(typed, BOUNDS);
        expect(text.length).toBeLessThanOrEqual(20);
        if (fault !== undefined) return;
        expect(value).toBeGreaterThanOrEqual(BOUNDS.least);
        expect(value).toBeLessThanOrEqual(BOUNDS.most);
      }),
    );
  });
});

describe('figureIn', () => {
  const usual = {
    ...{
      price: 1,
      appraised: 1,
      loan: 1,
      years: 1,
      heirs: 1,
      term: 1,
      rate: 7.57,
      teaser: 1,
      teaser_years: 1,
      income: 1,
    },
    ...{ debts: 1, rent: 1, vacancy: 1, common_fee: 1, management: 1, other: 1 },
  };

  it('returns the usual figure until the visitor types something, even an empty text', () => {
    expect(figureIn({}, usual, 'rate')).toEqual({ text: '7.57', value: 7.57 });
    expect(figureIn({ rate: '101' }, usual, 'rate').fault).toBe('too-large');
    expect(figureIn({ rate: '' }, usual, 'rate').fault).toBe('missing');
  });
});

describe('typedIn', () => {
  it('keeps figures and choices, and drops anything else', () => {
    const query = { price: '5', seller: 'company', payer: 'nobody', utm_source: 'x', sums: '1', __proto__x: 'y' };
    expect(typedIn(Object.entries(query))).toEqual({ price: '5', seller: 'company' });
  });

  it('uses the first of repeated values, and truncates it to the length of a field', () => {
    const typed = typedIn([
      ['rate', ['3', '4']],
      ['price', '9'.repeat(10_000)],
      ['term', undefined],
    ]);
    expect(typed).toEqual({ rate: '3', price: '9'.repeat(21) });
    expect(parseFigure(typed.price ?? '', BOUNDS).fault).toBe('not-a-number');
  });
});
