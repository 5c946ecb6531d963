import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { AgentCard, ListingBar } from './agent-card';
import { StatusBanner } from './listing-status';
import { home } from './testing/homes';

const URL_OF_PAGE = 'https://rommai.example/en-us/listings/rm-1';

const card = (changes?: Record<string, unknown>) =>
  renderOnPage(
    <AgentCard listing={home(changes)} url={URL_OF_PAGE} evidence={null} hours={[]} channels={<p>channels</p>} />,
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

it('a reserved listing offers to wait for a viewing, and a sold listing has no enquiry link', () => {
  const { unmount } = card({ record_status: 'Reserved' });
  expect(address('Ask a question or join the waiting list')).toBe('/en-us/listings/rm-1/enquire');
  unmount();
  card({ record_status: 'Sold' });
  expect(screen.queryByRole('link', { name: /viewing/ })).toBeNull();
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

it('the contact bar has the price, a LINE link with the code, and a telephone link', () => {
  renderOnPage(<ListingBar listing={home({ price: null })} url={URL_OF_PAGE} />);
  expect(screen.getByRole('complementary', { name: 'Contact us about RM-0001' }).textContent).toContain(
    'Price on request',
  );
  expect(address('LINE')).toContain('RM-0001');
  expect(address('Call')).toBe('tel:+6620000100');
});

it.each([
  ['sale', 'Sold', 'This home has been sold'],
  ['rent', 'Sold', 'This home has been rented'],
  ['sale', 'Reserved', 'This home is reserved'],
])('the banner shows that a listing for %s is %s', (deal, status, words) => {
  renderOnPage(<StatusBanner listing={home({ deal, record_status: status })} />);
  screen.getByText(words);
});
