import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderOnPage } from '../testing/render';
import { keep, kept } from '../testing/storage';
import { PageNotes } from '../ui/note';
import { SaveButton } from './home-marks';
import { SaveSearchButton } from './save-search-button';
import { StoredListsStyle } from './saved-in-layout';
import { summary } from './testing/summaries';

const AT = '2026-01-01T00:00:00.000Z';

const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';
const ids = (count: number) => Array.from({ length: count }, (_, index) => `rm-${index}`);

it('rejects a listing over the limit with an announcement each time, and removes no saved listing', async () => {
  keep('saved-homes', ids(100));
  const { user } = renderOnPage(
    <>
      <SaveButton home={summary(0)} label="Save the first" className="" />
      <SaveButton home={summary(500)} label="Save one more" className="" />
      <PageNotes offline="" undoLabel="Undo" />
    </>,
  );
  const more = screen.getByRole('button', { name: 'Save one more' });
  const note = () => screen.queryByText(/^You’ve saved 100 homes/);
  await user.click(more);
  const first = note();
  expect(first?.closest('[role=status]')).not.toBeNull();
  await user.click(more);
  // Only a new element is announced.
  expect(first?.isConnected).toBe(false);
  expect(note()).not.toBeNull();
  expect(isPressed(more)).toBe(false);
  expect(kept('saved-homes')).toEqual(ids(100));
  await user.click(screen.getByRole('button', { name: 'Save the first' }));
  expect(note()).toBeNull();
  await user.click(more);
  expect(isPressed(more)).toBe(true);
  expect(kept('saved-homes')).toEqual(['rm-500', ...ids(100).slice(1)]);
});

it('saving and removing a listing can be undone, which restores its place and the focus', async () => {
  keep('saved-homes', ids(3));
  const { user } = renderOnPage(
    <>
      <SaveButton home={summary(1)} label="Save the second" className="" />
      <SaveButton home={summary(7)} label="Save another" className="" />
      <PageNotes offline="" undoLabel="Undo" />
    </>,
  );
  const undo = () => user.click(screen.getByRole('button', { name: 'Undo' }));
  const second = screen.getByRole('button', { name: 'Save the second' });
  await user.click(second);
  screen.getByText('RM-1 is no longer saved.');
  await undo();
  expect(kept('saved-homes')).toEqual(ids(3));
  expect(document.activeElement).toBe(second);
  await user.click(screen.getByRole('button', { name: 'Save another' }));
  screen.getByText('RM-7 is saved on this device.');
  await undo();
  expect(kept('saved-homes')).toEqual(ids(3));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('rejects a search over the limit, and removes no saved search', async () => {
  const searches = Array.from({ length: 20 }, (_, index) => ({
    ...{ query: `?deal=rent&price_max=${index + 1}000`, name: `Rent ${index}` },
    ...{ savedAt: AT, seenAt: AT },
  }));
  keep('saved-searches', searches);
  const { user } = renderOnPage(
    <>
      <SaveSearchButton query="?deal=rent" name="Rent" />
      <PageNotes offline="" undoLabel="Undo" />
    </>,
  );
  const save = screen.getByRole('button', { name: /^Save this search/ });
  await user.click(save);
  expect(screen.getByText(/^You’ve saved 20 searches/)).toBeTruthy();
  expect(isPressed(save)).toBe(false);
  expect(kept('saved-searches')).toEqual(searches);
});

const draftOf = (days: number) =>
  JSON.stringify({ id: '', at: Date.now() - days * 24 * 3_600_000, values: { phone: '0812345678' } });

it('opening any page deletes a seller’s draft that is a month old and keeps a newer one', () => {
  localStorage.setItem('seller-draft', draftOf(31));
  render(<StoredListsStyle />).unmount();
  expect(localStorage.getItem('seller-draft')).toBeNull();
  localStorage.setItem('seller-draft', draftOf(29));
  render(<StoredListsStyle />);
  expect(localStorage.getItem('seller-draft')).toContain('0812345678');
});
