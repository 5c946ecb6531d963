import { describe, expect, it } from 'vitest';
import { type ViewedPage, viewEvent, viewKey } from './page-view';

const listing: ViewedPage = { name: 'listing', facts: { content_id: 'rm-1001', event: 'mine' } };
const search: ViewedPage = { name: 'search', queryViews: { but: ['bbox', 'view'] }, facts: {} };
const at = (address: string) => new URL(address, 'https://rommai.example');

describe('A2 the entry of a view', () => {
  it('says the whole address and the name, and what the page says of itself cannot take their place', () => {
    expect(viewEvent(listing, at('/th-th/listings/rm-1001?utm_source=line#sums'))).toEqual({
      event: 'content-view',
      'content-name': '/th-th/listings/rm-1001?utm_source=line',
      'content-view-name': 'listing',
      content_id: 'rm-1001',
    });
  });

  it('says nothing of an address that is somebody’s own', () => {
    const sent = { ...listing, told: '/en-us/contact-us-for-sell/sent/:reference' };
    expect(viewEvent(sent, at('/en-us/contact-us-for-sell/sent/3F9A-07C1?day=1'))['content-name']).toBe(sent.told);
    expect(viewEvent(search, at('/en-us/search?q=0812345678'))['content-name']).toBe('/en-us/search?q=%23');
  });
});

describe('another view', () => {
  it('is another path, whatever its query is', () => {
    expect(viewKey(listing, at('/en-us/listings/a?x=1'))).toBe(viewKey(listing, at('/en-us/listings/a#b')));
    expect(viewKey(listing, at('/en-us/listings/a'))).not.toBe(viewKey(listing, at('/en-us/listings/b')));
  });

  it('is another query where a route says so, but for what it leaves out', () => {
    const key = (query: string) => viewKey(search, at(`/en-us/search${query}`));
    expect(key('?q=a&bbox=1,2,3,4&view=map')).toBe(key('?q=a'));
    expect(key('?view=map')).toBe(key(''));
    expect(new Set([key(''), key('?q=a'), key('?q=b'), key('?q=a&page=2')]).size).toBe(4);
  });
});
