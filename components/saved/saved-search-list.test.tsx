import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answer } from '../testing/answer';
import { renderOnPage } from '../testing/render';
import { keep, kept } from '../testing/storage';
import { SaveSearchButton } from './save-search-button';
import { SavedSearchList } from './saved-search-list';

const SAVED_AT = '2026-11-20T00:00:00.000Z';
const NOW = Date.parse('2026-11-26T00:00:00.000Z');
/** A listing may appear in the results up to ten minutes after it was published. */
const SEEN_AT = '2026-11-25T23:50:00.000Z';

const search = (query: string, name: string) => ({ query, name, savedAt: SAVED_AT, seenAt: SAVED_AT });

it('one button saves and removes a search', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  const { user } = renderOnPage(<SaveSearchButton query="?deal=rent" name="เช่า" />, { locale: 'th-th' });
  const button = screen.getByRole('button');
  await user.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(kept('saved-searches')).toEqual([
    { query: '?deal=rent', name: 'เช่า', savedAt: '2026-11-26T00:00:00.000Z', seenAt: SEEN_AT },
  ]);
  await user.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('false');
  expect(kept('saved-searches')).toEqual([]);
});

it('a search without filters cannot be saved', () => {
  renderOnPage(<SaveSearchButton query="" name="" />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('a saved search that is shown is marked as seen', () => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  keep('saved-searches', [search('?deal=rent', 'Rent'), search('?deal=sale', 'Buy')]);
  renderOnPage(<SaveSearchButton query="?deal=rent" name="Rent" />);
  expect(kept('saved-searches')).toMatchObject([{ seenAt: SEEN_AT }, { seenAt: SAVED_AT }]);
});

it('each saved search shows what is new since it was seen, and a press marks it as seen', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  const requested = answer('/api/search/new', () => ({ total: 12, fresh: 2 }));
  keep('saved-searches', [search('?deal=rent&type=condo', 'เช่า · คอนโด')]);
  const { user } = renderOnPage(<SavedSearchList onFollow={() => undefined} />, { locale: 'th-th' });
  expect(await screen.findByText('ใหม่ 2 รายการ')).toBeDefined();
  expect(requested.map(({ search }) => search)).toEqual([`?deal=rent&type=condo&since=${SAVED_AT}`]);
  const link = screen.getByRole('link', { name: 'เช่า · คอนโด' });
  expect(link.getAttribute('href')).toBe('/th-th/search?deal=rent&type=condo');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.click(link);
  await waitFor(() => expect(requested.at(-1)?.search).toBe(`?deal=rent&type=condo&since=${SEEN_AT}`));
  await user.click(screen.getByRole('button'));
  expect(kept('saved-searches')).toEqual([]);
});

it('a search by travel time is saved with its name, counted and opened again', async () => {
  const requested = answer('/api/search/new', () => ({ total: 9, fresh: 0 }));
  const name = 'ไปอโศก ไม่เกิน 30 นาที';
  const { user } = renderOnPage(
    <>
      <SaveSearchButton query="?reach=30,BTS-E4" name={name} />
      <SavedSearchList onFollow={() => undefined} />
    </>,
    { locale: 'th-th' },
  );
  await user.click(screen.getByRole('button'));
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/th-th/search?reach=30,BTS-E4');
  await waitFor(() => expect(requested.map(({ search }) => search.split('&since')[0])).toEqual(['?reach=30,BTS-E4']));
});

it('invalid stored searches are dropped, and names are shown as text', () => {
  answer('/api/search/new', () => ({ total: 1, fresh: 0 }));
  keep('saved-searches', [search('javascript:alert(1)', 'x'), search('?deal=rent&beds_min=1', '<b>Rent</b>'), null]);
  renderOnPage(<SavedSearchList onFollow={() => undefined} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['<b>Rent</b>']);
});
