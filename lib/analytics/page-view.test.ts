import { describe, expect, it } from 'vitest';
import { anonymizedEvent, viewedPage } from './page-view';
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
