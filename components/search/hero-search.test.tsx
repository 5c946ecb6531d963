import { fireEvent, screen } from '@testing-library/react';
import { parseSearchParams } from 'thai-property-search/params';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { formQuery } from './form-query';
import { HeroSearch } from './hero-search';

it('sends no deal unless one is chosen', async () => {
  const { user, container } = renderOnPage(<HeroSearch action="/th-th/search" />, { locale: 'th-th' });
  const form = container.querySelector('form');
  if (form === null) throw new Error('there is no form');
  await user.type(screen.getByRole('searchbox'), 'คอนโดให้เช่า');
  expect(new URLSearchParams(formQuery(form)).get('deal')).toBeNull();
  screen.getByRole('radio', { name: 'ทั้งหมด', checked: true });
  await user.click(screen.getByRole('radio', { name: 'เช่า' }));
  expect(new URLSearchParams(formQuery(form)).get('deal')).toBe('rent');
});

it('a press on an example fills it in; without a script it is a link to the search', async () => {
  const examples = [{ q: 'pool villa', search: parseSearchParams({ type: 'villa' }), count: 2 }];
  const { user, router } = renderOnPage(<HeroSearch action="/en-us/search" examples={examples} />);
  const link = screen.getByRole('link', { name: 'pool villa' });
  expect(link.getAttribute('href')).toBe('/en-us/search?type=villa');
  await user.click(link);
  const field = document.querySelector<HTMLInputElement>('[name=q]');
  expect(field?.value).toBe('pool villa');
  expect(document.activeElement).toBe(field);
  expect(router.push).not.toHaveBeenCalled();
});

it('a payment a month is sent by its button only, with the typed words', async () => {
  const { user, router } = renderOnPage(<HeroSearch action="/en-us/search" payments={[15_000, 30_000]} />);
  await user.click(screen.getByRole('radio', { name: 'Monthly cost' }));
  await user.type(screen.getByRole('searchbox'), 'ari');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.click(screen.getByRole('button', { name: '฿15,000' }));
  await user.click(screen.getByRole('radio', { name: 'Rent' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(router.push.mock.calls.map(([href]) => href)).toEqual([
    '/en-us/search?q=ari&deal=sale',
    '/en-us/search?q=ari&deal=sale&payment_max=15000',
    '/en-us/search?q=ari&deal=rent',
  ]);
});

it('has no tab for payments that no home has, and a link for sellers', () => {
  renderOnPage(<HeroSearch action="/en-us/search" />);
  expect(screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    ...['All', 'Buy', 'Rent'],
  ]);
  expect(screen.getByRole('link', { name: 'Sell' }).getAttribute('href')).toBe('/en-us/contact-us-for-sell');
});

it('is not submitted without a connection', () => {
  const { container } = renderOnPage(<HeroSearch action="/th-th/search" />, { locale: 'th-th' });
  const form = container.querySelector('form');
  if (form === null) throw new Error('there is no form');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(fireEvent.submit(form)).toBe(false);
});
