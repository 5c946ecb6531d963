import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { AgentCard, ListingBar } from './agent-card';
import { StatusBanner } from './listing-status';
import { home } from './testing/homes';

const URL_OF_PAGE = 'https://rommai.example/en-us/listings/rm-1';

const card = (changes?: Record<string, unknown>, hours: ComponentProps<typeof AgentCard>['hours'] = []) =>
  renderOnPage(
    <AgentCard
      listing={home(changes)}
      url={URL_OF_PAGE}
      evidence={null}
      hours={hours}
      hasSimilar
      channels={<p>channels</p>}
    />,
    {
      url: '/en-us/listings/rm-1?sums=1&years=10',
    },
  );

const address = (name: string | RegExp) =>
  decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');

it('the links to LINE and to the form name the listing, and without an agent the office is called', () => {
  card();
  expect(address('Ask about RM-0001 on LINE')).toBe(
    `https://line.me/R/oaMessage/@rommai/?I’m interested in RM-0001: Townhouse ${URL_OF_PAGE}`,
  );
  expect(address('Book a viewing or ask a question')).toBe('/en-us/listings/rm-1/enquire?kind=view');
  expect(address(/^Call/)).toBe('tel:+6620000100');
  expect(address('Share on LINE')).toContain(URL_OF_PAGE);
});

it('a reserved listing offers to wait for a viewing', () => {
  card({ record_status: 'Reserved' });
  expect(address('Ask or join the waiting list')).toBe('/en-us/listings/rm-1/enquire');
});

it('copies the link with the figures of the visitor, and shows and announces this', async () => {
  const { user } = card();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(screen.getByRole('status').textContent).toBe('Copied');
  expect(await navigator.clipboard.readText()).toBe(location.href);
});

it('shows the link in a prompt if access to the clipboard is denied', async () => {
  const { user } = card();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const prompted = vi.fn();
  vi.stubGlobal('prompt', prompted);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(prompted).toHaveBeenCalledWith('Copy link', location.href);
  screen.getByRole('button', { name: 'Copy link' });
});

it('the contact bar has LINE with the code, a viewing, and a telephone link', () => {
  renderOnPage(<ListingBar listing={home()} url={URL_OF_PAGE} hasSimilar />);
  screen.getByRole('complementary', { name: 'Contact us about RM-0001' });
  expect(address('LINE')).toContain('RM-0001');
  expect(address('Viewing')).toBe('/en-us/listings/rm-1/enquire?kind=view');
  expect(address('Call')).toBe('tel:+6620000100');
});

it('a sold listing offers similar homes and a sale, in the card and in the bar, and nobody to call about it', () => {
  card({ record_status: 'Sold' });
  renderOnPage(<ListingBar listing={home({ record_status: 'Sold' })} url={URL_OF_PAGE} hasSimilar />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href === '#similar')).toHaveLength(2);
  expect(links.filter((href) => href === '/en-us/contact-us-for-sell')).toHaveLength(2);
  expect(links.filter((href) => /^tel:|oaMessage/.test(href ?? ''))).toEqual([]);
});

it('without similar homes a sold listing offers a sale only', () => {
  renderOnPage(<ListingBar listing={home({ record_status: 'Sold' })} url={URL_OF_PAGE} hasSimilar={false} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['What would yours sell for?']);
});

it.each([
  ['2026-11-27T10:00+07:00', 'Open now, until 18:00'],
  ['2026-11-27T08:00+07:00', 'Closed. We reply today from 09:00'],
  ['2026-11-27T20:00+07:00', 'Closed. We reply Monday from 09:00'],
])('says at %s whether the office answers', (time, words) => {
  vi.useFakeTimers({ now: Date.parse(time), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  card({}, [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }]);
  screen.getByText(words);
});

it('says so again on return to the page', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T10:00+07:00'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  card({}, [{ days: [5], opens: '09:00', closes: '18:00' }]);
  vi.setSystemTime(Date.parse('2026-11-27T19:00+07:00'));
  fireEvent(document, new Event('visibilitychange'));
  screen.getByText('Closed. We reply Friday from 09:00');
});

it.each([
  ['sale', 'Sold', 'This home has been sold'],
  ['rent', 'Sold', 'This home has been rented'],
  ['sale', 'Reserved', 'This home is reserved'],
])('the banner shows that a listing for %s is %s', (deal, status, words) => {
  renderOnPage(<StatusBanner listing={home({ deal, record_status: status })} />);
  screen.getByText(words);
});
