import { afterEach, beforeEach, expect, it } from 'vitest';
import { viewedPage } from '@/lib/analytics/page-view';
import type { SiteEvent } from '@/lib/analytics/site-event';
import { renderOnPage } from '../testing/render';
import { currentView, PageViewRecorder, subscribeToEvents } from './page-analytics';

const views: SiteEvent[] = [];
subscribeToEvents((event) => views.push(event));
const names = () => views.map((view) => view['content-name']);

const search = { name: 'search', queryViews: { except: ['bbox'] } };
const marked = (query: string, reportedPath?: string) => (
  <PageViewRecorder page={viewedPage(search, { event: 'content-view', facts: { homes: 3 }, query, reportedPath })} />
);
const goTo = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => {
  // Earlier tests in this process may have recorded events.
  views.length = 0;
});
afterEach(() => goTo('/'));

it('records a page once with its URL, its facts and the layout', () => {
  goTo('/en-us/search?type=condo');
  document.documentElement.dataset.layout = 'mobile';
  const { rerender } = renderOnPage(marked('?type=condo'));
  rerender(marked('?type=condo'));
  expect(views).toEqual([
    {
      event: 'content-view',
      'content-view-name': 'search',
      'content-name': '/en-us/search?type=condo',
      layout: 'mobile',
      homes: 3,
    },
  ]);
});

it('records a new query as a new view, but not a moved map', () => {
  goTo('/en-us/search?type=condo');
  const { rerender } = renderOnPage(marked('?type=condo'));
  goTo('/en-us/search?type=condo&bbox=1,2,3,4');
  rerender(marked('?type=condo&bbox=1,2,3,4'));
  goTo('/en-us/search?type=villa');
  rerender(marked('?type=villa'));
  expect(names()).toEqual(['/en-us/search?type=condo', '/en-us/search?type=villa']);
});

it('keeps the view of a page until the visitor leaves it', () => {
  goTo('/en-us/search?type=condo');
  const { rerender } = renderOnPage(marked('?type=condo'));
  goTo('/en-us/search?type=condo&bbox=1,2,3,4');
  rerender(marked('?type=condo&bbox=1,2,3,4'));
  expect(currentView()).toBe(views[0]);
  goTo('/en-us/our-team');
  rerender(<p>A page whose views are ignored.</p>);
  expect(currentView()).toBeUndefined();
});

it('records a new path as a new view', () => {
  goTo('/en-us/listings/rm-1');
  const { rerender } = renderOnPage(marked(''));
  goTo('/en-us/listings/rm-2');
  rerender(marked(''));
  expect(names()).toEqual(['/en-us/listings/rm-1', '/en-us/listings/rm-2']);
});

it('records the URL that the page provides if its own URL is private', () => {
  goTo('/en-us/contact-us-for-sell/sent/3F9A-07C1');
  renderOnPage(marked('', '/en-us/contact-us-for-sell/sent/:reference'));
  expect(names()).toEqual(['/en-us/contact-us-for-sell/sent/:reference']);
});
