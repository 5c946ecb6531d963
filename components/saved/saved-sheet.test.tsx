import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ListingSummary } from '@/lib/content/listing-summary';
import { renderOnPage } from '../testing/render';
import { keep, kept } from '../testing/storage';
import { SavedSheet } from './saved-sheet';
import { summary } from './testing/summaries';

/** Stubs `GET /api/listings`, which returns the requested ones of these listings. */
function siteHas(...homes: readonly ListingSummary[]) {
  vi.stubGlobal('fetch', async (address: string) => {
    const ids = new URL(address, 'http://localhost').searchParams.get('ids')?.split(',');
    return Response.json(homes.filter(({ id }) => ids?.includes(id)));
  });
}

const open = () => renderOnPage(<SavedSheet open onOpenChange={vi.fn()} />);
const homes = (tab = 'Saved') => within(screen.getByRole('tabpanel', { name: tab })).findAllByRole('listitem');
const removeButton = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });

describe('the saved listings', () => {
  it('are the stored ids that the site has, without invalid ones', async () => {
    siteHas(summary(1), summary(2));
    keep('saved-homes', ['rm-1', '<b>', '../x', null, 'rm-404']);
    open();
    expect(await homes()).toHaveLength(1);
    expect(kept('saved-homes')).toEqual(['rm-1']);
  });

  it('are empty if neither the site nor the device knows them', async () => {
    siteHas();
    keep('saved-homes', ['rm-404']);
    open();
    expect(await screen.findByText(/^Nothing saved yet/)).toBeTruthy();
  });

  it('show current prices', async () => {
    siteHas(summary(3, { price: 2_500_000, recordStatus: 'Reserved' }));
    keep('saved-homes', ['rm-3']);
    keep('home-summaries', [summary(3)]);
    open();
    await waitFor(() => expect(screen.getByRole('listitem').textContent).toContain('฿2,500,000Reserved'));
    expect(screen.getByRole('listitem').textContent).toContain('2 beds · 60 m²');
  });

  it('keep a listing that the site no longer has, without a link, until it is removed', async () => {
    siteHas(summary(5));
    for (const list of ['saved-homes', 'recent-homes']) keep(list, ['rm-4', 'rm-5']);
    keep('home-summaries', [summary(4)]);
    const { user } = open();
    expect((await screen.findByText('No longer listed')).closest('li')?.textContent).toContain('House 4');
    expect((await homes()).map((row) => row.querySelector('a')?.textContent)).toEqual([undefined, 'House 5']);
    expect(await homes('Recently viewed')).toHaveLength(1);
    expect(kept('recent-homes')).toEqual(['rm-5']);
    await user.click(removeButton('House 4'));
    expect(await homes()).toHaveLength(1);
    expect(kept('saved-homes')).toEqual(['rm-5']);
  });

  it('are compared with one press, if they are two to four', async () => {
    siteHas(...[1, 2, 3, 4, 5].map((id) => summary(id)));
    keep('saved-homes', ['rm-1', 'rm-2', 'rm-3', 'rm-4', 'rm-5']);
    const { user } = open();
    expect(await homes()).toHaveLength(5);
    expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
    await user.click(removeButton('House 2'));
    const link = await screen.findByRole('link', { name: 'Compare 4' });
    expect(link.getAttribute('href')).toBe('/en-us/compare?ids=rm-1,rm-3,rm-4,rm-5');
    for (const name of ['House 1', 'House 3', 'House 4']) await user.click(removeButton(name));
    expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
  });

  it('move the focus to the next listing when one is removed', async () => {
    siteHas(summary(8), summary(9), summary(10));
    keep('saved-homes', ['rm-8', 'rm-9', 'rm-10']);
    const { user } = open();
    expect(await homes()).toHaveLength(3);
    await user.click(removeButton('House 9'));
    expect(document.activeElement).toBe(removeButton('House 10'));
    await user.click(removeButton('House 10'));
    expect(document.activeElement).toBe(removeButton('House 8'));
  });
});

describe('without a response from the site', () => {
  it('saved listings without a stored summary can be requested again', async () => {
    keep('saved-homes', ['rm-6']);
    const { user } = open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('couldn’t load the list');
    siteHas(summary(6));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await homes()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('saved listings are shown as they were last seen', async () => {
    keep('saved-homes', ['rm-7']);
    keep('home-summaries', [summary(7)]);
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Prices are as you last saw them');
    expect(await homes()).toHaveLength(1);
  });
});

it('shows a note without a connection, and does not follow links', async () => {
  siteHas(summary(11));
  keep('saved-homes', ['rm-11']);
  const onOpenChange = vi.fn();
  const { user } = renderOnPage(<SavedSheet open onOpenChange={onOpenChange} />);
  await homes();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  screen.getByText(/^You’re offline/);
  await user.click(screen.getByRole('link', { name: 'House 11' }));
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('lists viewed listings in a tab, the latest first', async () => {
  siteHas(summary(12), summary(13));
  keep('recent-homes', ['rm-13', 'rm-12']);
  const { user } = open();
  await user.click(screen.getByRole('tab', { name: 'Recently viewed' }));
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en-us/listings/rm-13', '/en-us/listings/rm-12']);
});

it('restores all hidden listings at once', async () => {
  keep('hidden-homes', ['rm-1', 'rm-2']);
  const { user } = open();
  screen.getByText('2 homes hidden in total');
  await user.click(screen.getByRole('button', { name: 'Unhide all' }));
  expect(kept('hidden-homes')).toEqual([]);
  expect(screen.queryByText(/hidden in total/)).toBeNull();
});
