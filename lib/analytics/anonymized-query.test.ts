import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anonymizedQuery } from './page-view';

describe('anonymizedQuery', () => {
  it.each([
    '',
    '?q=condo%20asok&type=condo&station=BTS-E4,BTS-E5',
    '?q=%E0%B8%84%E0%B8%AD%E0%B8%99%E0%B9%82%E0%B8%94&price_max=12000000&page=2',
    '?bbox=100.5312345,13.7312345,100.5812345,13.7612345',
    '?utm_source=line&utm_campaign=2026-nov',
    '?q=100%25+wood',
    '?utm_source=google&utm_id=120210987654321098&utm_campaign=2026-01-15_launch',
    '?gad_source=1&gad_campaignid=21234567890&gclid=Cj0KCQ1234567890abc-DE_F',
  ])('returns the query unchanged: %s', (query) => {
    expect(anonymizedQuery(query)).toBe(query);
  });

  it.each([
    ['?q=081-234-5678&type=condo', '?q=%23&type=condo'],
    ['?q=call+(081)+234+5678+now', '?q=call%20(%23%20now'],
    ['?type=condo&q=%E0%B9%90%E0%B9%98%E0%B9%91%E0%B9%92%E0%B9%93%E0%B9%94%E0%B9%95%E0%B9%96', '?type=condo&q=%23'],
    ['?email=somchai%40mail.example&x=1', '?email=%23&x=1'],
    ['?utm_content=081-234-5678&utm_term=a%40mail.example', '?utm_content=%23&utm_term=%23'],
    ['?0812345678', '?%23'],
    ['?q=%E0%A4%A', '?%23'],
  ])('removes the personal data in %s', (query, anonymized) => {
    expect(anonymizedQuery(query)).toBe(anonymized);
  });

  it('removes phone numbers, identity numbers and email addresses in any position, and never throws', () => {
    const personal = fc.constantFrom('0812345678', '+66 81 234 5678', '1-1037-02071-81-1', 'a.b@mail.example');
    fc.assert(
      fc.property(fc.string(), personal, fc.string(), (before, own, after) => {
        const anonymized = anonymizedQuery(`?${new URLSearchParams([['q', `${before} ${own} ${after}`]])}`);
        expect(decodeURIComponent(anonymized)).not.toContain(own);
      }),
    );
    fc.assert(fc.property(fc.string(), (query) => anonymizedQuery(`?${query}`).startsWith('?')));
  });
});
