import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unbroken } from '@/lib/i18n/line-breaks';
import type { Locale } from '@/lib/i18n/locales';
import { ListingGrid } from '../property/listing-grid';
import { home, NO_PLACES } from '../property/testing/homes';
import { renderOnPage } from '../testing/render';
import { keep, kept } from '../testing/storage';
import { StoredListsStyle } from './saved-in-layout';

/** The controls for hiding in a list of two listings. */
const list = (locale: Locale = 'en-us') =>
  renderOnPage(
    <ListingGrid
      listings={['1', '2'].map((number) => ({ ...home(), id: `rm-${number}`, code: `RM-${number}` }))}
      places={NO_PLACES}
      now={0}
    />,
    { locale },
  );

const hide = (code: string) => screen.getByRole('button', { name: `Hide ${code} from lists` });
const name = (element: Element | null) => element?.getAttribute('aria-label') ?? element?.textContent;

/** Simulates another window that writes to the storage. */
function otherWindowKeeps(key: string, value: unknown): void {
  keep(key, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

const { th = '', en } = home().title;

it.each([
  ['en-us', 'Save this home', { th, en }],
  ['th-th', 'บันทึกประกาศนี้', { th: unbroken(th), en }],
] as const)('a listing that is saved in %s keeps its titles in both languages', async (locale, save, title) => {
  const { user } = list(locale);
  const [button] = screen.getAllByRole('button', { name: save });
  await user.click(button ?? document.body);
  expect(kept('home-summaries')).toMatchObject([{ id: 'rm-1', title }]);
});

describe('a hidden listing', () => {
  it('is covered with the focus on Undo, and is restored with the focus', async () => {
    const { user } = list();
    await user.click(hide('RM-2'));
    const undo = screen.getByRole('button', { name: 'Undo', description: /RM-2 is hidden/ });
    expect(document.activeElement).toBe(undo);
    expect(undo.closest('[data-cover]')?.hasAttribute('data-undo')).toBe(true);
    expect(kept('hidden-homes')).toEqual(['rm-2']);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(hide('RM-2'));
    expect(kept('hidden-homes')).toEqual([]);
  });

  it('is counted above the list on a later visit, and can be shown and restored', async () => {
    keep('hidden-homes', ['rm-1', 'rm-77']);
    const { user, container } = list();
    const line = container.querySelector('[data-hidden-line]');
    expect(screen.getByRole('status').textContent).toBe('1 home hidden on this page');
    expect(container.querySelector('[data-undo]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show', expanded: false }));
    expect(line?.hasAttribute('data-shown')).toBe(true);
    screen.getByRole('button', { name: 'Hide again', expanded: true });
    await user.click(screen.getByRole('button', { name: 'Unhide' }));
    expect(name(document.activeElement)).toBe('Hide RM-1 from lists');
    expect(line?.textContent).toBe('');
    expect(kept('hidden-homes')).toEqual(['rm-77']);
  });

  it('is hidden in this window if another window hides it', () => {
    list();
    otherWindowKeeps('hidden-homes', ['rm-1', 'rm-2']);
    expect(screen.getByRole('status').textContent).toBe('2 homes hidden on this page');
    expect(screen.getAllByRole('button', { name: 'Unhide' })).toHaveLength(2);
  });

  it('stays hidden in this window if storage is denied', async () => {
    const denied = () => {
      throw new Error('denied');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    const { user } = list();
    await user.click(hide('RM-1'));
    expect(screen.getByRole('status').textContent).toBe('1 home hidden on this page');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('the style of the lists', () => {
  afterEach(() => {
    delete window.showLists;
  });

  it('loses restored listings, also of another window, and is not rebuilt for hidden ones', () => {
    const showLists = vi.fn();
    window.showLists = showLists;
    keep('hidden-homes', ['rm-2', 'rm-1']);
    const { unmount } = renderOnPage(<StoredListsStyle />);
    otherWindowKeeps('hidden-homes', ['rm-3', 'rm-2', 'rm-1']);
    expect(showLists).toHaveBeenLastCalledWith(['rm-2', 'rm-1']);
    otherWindowKeeps('hidden-homes', ['rm-3', 'rm-1']);
    expect(showLists).toHaveBeenLastCalledWith(['rm-1']);
    unmount();
  });
});
