import { describe, expect, it } from 'vitest';
import { toldEvent, viewedPage } from './page-view';
import type { SiteEvent } from './site-event';

const listing = { name: 'listing' };
const search = { name: 'search', queryViews: { but: ['bbox', 'view'] } };
const page = { event: 'content-view', facts: {}, query: '' };

describe('A2 what a page says of its views', () => {
  it('is the entry but for the address; what the page says of itself cannot take the place of its names', () => {
    const facts = { content_id: 'rm-1001', event: 'mine', 'content-view-name': 'mine' };
    expect(viewedPage(listing, { event: 'page-shown', facts, query: '?x=1' })).toEqual({
      view: { event: 'page-shown', 'content-view-name': 'listing', content_id: 'rm-1001' },
      key: '',
    });
  });

  it('names another address where the real one is somebody’s own', () => {
    const told = '/en-us/contact-us-for-sell/sent/:reference';
    expect(viewedPage(listing, { ...page, told }).view['content-name']).toBe(told);
    expect(viewedPage(listing, page).view).not.toHaveProperty('content-name');
  });

  it('tells apart queries only where the route says so, and not by what that leaves out', () => {
    const key = (query: string) => viewedPage(search, { ...page, query }).key;
    expect(key('?q=a&bbox=1,2,3,4&view=map')).toBe(key('?q=a'));
    expect(key('?view=map')).toBe(key(''));
    expect(new Set([key(''), key('?q=a'), key('?q=b'), key('?q=a&page=2')]).size).toBe(4);
    expect(viewedPage(listing, { ...page, query: '?q=a' }).key).toBe('');
  });
});

describe('an event as it is told', () => {
  it('holds no telephone number of the address’s query', () => {
    const view = { event: 'content-view', 'content-name': '/en-us/search?q=0812345678&type=condo' };
    expect(toldEvent(view)).toEqual({ ...view, 'content-name': '/en-us/search?q=%23&type=condo' });
  });

  it('is else the same', () => {
    const events: readonly SiteEvent[] = [
      { event: 'interaction', target: 'contact' },
      { event: 'content-view', 'content-name': '/th-th/listings/rm-1001' },
      { event: 'content-view', 'content-name': '/th-th?utm_source=line' },
    ];
    for (const event of events) expect(toldEvent(event)).toEqual(event);
  });
});
