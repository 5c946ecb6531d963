import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventFaults, VIEW } from './catalogue';
import { errorShown } from './events';
import { anonymizedEvent, anonymizedQuery, viewedPage, wholeView } from './page-view';
import type { SiteEvent } from './site-event';

const listing = { name: 'listing' };
const search = { name: 'search', queryViews: { except: ['bbox', 'view'] } };
const page = { event: 'content-view', facts: {}, query: '' };

describe('A2 viewedPage', () => {
  it('omits the URL, and does not let facts override the standard parameters', () => {
    const facts = { content_id: 'rm-1001', event: 'mine', 'content-view-name': 'mine' };
    expect(viewedPage(listing, { event: 'page-shown', facts, query: '?x=1' })).toEqual({
      view: { event: 'page-shown', 'content-view-name': 'listing', content_id: 'rm-1001' },
      key: '',
    });
  });

  it('reports another URL if the actual one is private', () => {
    const reportedPath = '/en-us/contact-us-for-sell/sent/:reference';
    expect(viewedPage(listing, { ...page, reportedPath }).view['content-name']).toBe(reportedPath);
    expect(viewedPage(listing, page).view).not.toHaveProperty('content-name');
  });

  it('distinguishes queries only if the route says so, and ignores excluded parameters', () => {
    const key = (query: string) => viewedPage(search, { ...page, query }).key;
    expect(key('?q=a&bbox=1,2,3,4&view=map')).toBe(key('?q=a'));
    expect(key('?view=map')).toBe(key(''));
    expect(new Set([key(''), key('?q=a'), key('?q=b'), key('?q=a&page=2')]).size).toBe(4);
    expect(viewedPage(listing, { ...page, query: '?q=a' }).key).toBe('');
  });
});

describe('anonymizedEvent', () => {
  it('removes a phone number from the query of the URL', () => {
    const view = { event: 'content-view', 'content-name': '/en-us/search?q=0812345678&type=condo' };
    expect(anonymizedEvent(view)).toEqual({ ...view, 'content-name': '/en-us/search?q=%23&type=condo' });
  });

  it('returns any other event unchanged', () => {
    const events: readonly SiteEvent[] = [
      { event: 'interaction', target: 'contact' },
      { event: 'content-view', 'content-name': '/th-th/listings/rm-1001' },
      { event: 'content-view', 'content-name': '/th-th?utm_source=line' },
    ];
    for (const event of events) expect(anonymizedEvent(event)).toEqual(event);
  });
});

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

const home = { event: 'content-view', 'content-name': '/th-th', 'content-view-name': 'home' };
const onPhone = { ...home, language: 'th-th', layout: 'mobile' };

it('sets every parameter of a view in the catalogue, null for those that the page lacks', () => {
  expect(Object.keys(wholeView(onPhone)).sort()).toEqual(['event', ...Object.keys(VIEW.parameters)].sort());
  expect(wholeView(onPhone)).toMatchObject({ ...onPhone, content_id: null, results: null });
  expect(eventFaults(wholeView(onPhone))).toEqual([]);
});

it('recognises a page view under any event name', () => {
  const renamed = { ...onPhone, event: 'page-shown' };
  expect(wholeView(renamed)).toEqual({ ...wholeView(onPhone), event: 'page-shown' });
  expect(eventFaults(wholeView(renamed))).toEqual([]);
});

it('keeps the parameters of the page, and returns other events unchanged', () => {
  expect(wholeView(VIEW.example)).toMatchObject(VIEW.example);
  expect(wholeView(errorShown(404))).toEqual(errorShown(404));
});
