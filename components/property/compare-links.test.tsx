import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { keep, kept } from '../testing/storage';
import { PageNotes } from '../ui/note';
import { ChosenComparison, RemoveCompared } from './compare-links';

const IDS = ['rm-1', 'rm-2', 'rm-3'];

/** The header of a comparison. Each link was rendered with all ids except its own. */
function comparison() {
  keep('compared-homes', IDS);
  return renderOnPage(
    <main id="content" tabIndex={-1}>
      <table>
        <thead>
          <tr>
            {IDS.map((id) => (
              <th key={id}>
                <RemoveCompared
                  id={id}
                  href={`/compare?ids=${IDS.filter((other) => other !== id).join()}`}
                  label={`Remove ${id}`}
                  removed={`${id} removed.`}
                  className=""
                >
                  Remove
                </RemoveCompared>
              </th>
            ))}
          </tr>
        </thead>
      </table>
      <PageNotes offline="" undoLabel="Undo" />
    </main>,
    { url: `/en-us/compare?ids=${IDS.join()}` },
  );
}

const out = (id: string) => screen.getByRole('link', { name: `Remove ${id}` });

it('keeps listings removed before the response of the first removal, and moves the focus to the next', async () => {
  const { user, router } = comparison();
  await user.click(out('rm-2'));
  expect(document.activeElement).toBe(out('rm-3'));
  await user.click(out('rm-2'));
  await user.keyboard('{Enter}');
  await user.click(out('rm-3'));
  expect(document.activeElement).toBe(out('rm-1'));
  await user.click(out('rm-1'));
  expect(document.activeElement?.id).toBe('content');
  expect(router.replace.mock.calls).toEqual(
    ['/en-us/compare?ids=rm-1,rm-3', '/en-us/compare?ids=rm-1', '/en-us/compare'].map((url) => [
      url,
      { scroll: false },
    ]),
  );
  expect(kept('compared-homes')).toEqual([]);
});

it('removes nothing offline, and nothing on a press that opens another tab', async () => {
  const { user, router } = comparison();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(out('rm-1'));
  expect(kept('compared-homes')).toEqual(IDS);
  onLine.mockReturnValue(true);
  out('rm-1').addEventListener('click', (event) => event.preventDefault());
  await user.keyboard('{Control>}');
  await user.click(out('rm-1'));
  expect(kept('compared-homes')).toEqual(IDS);
  expect(router.replace).not.toHaveBeenCalled();
});

it('restores a removed listing, also if the removal has no response yet', async () => {
  const { user, router } = comparison();
  await user.click(out('rm-1'));
  await user.click(out('rm-2'));
  screen.getByText('rm-2 removed.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(document.activeElement?.id).toBe('content');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(router.replace.mock.lastCall?.[0]).toBe('/en-us/compare?ids=rm-2,rm-3');
  expect(kept('compared-homes')).toEqual(['rm-2', 'rm-3']);
  await user.click(out('rm-2'));
  expect(router.replace.mock.lastCall?.[0]).toBe('/en-us/compare?ids=rm-3');
});

it('stores nothing for a listing of a shared link that is restored', async () => {
  const { user } = comparison();
  keep('compared-homes', ['rm-9']);
  await user.click(out('rm-1'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(kept('compared-homes')).toEqual(['rm-9']);
});

it('without ids in the address the listings chosen on the device are opened, also when one is chosen elsewhere', () => {
  const { router } = renderOnPage(<ChosenComparison>None chosen</ChosenComparison>, { url: '/en-us/compare' });
  screen.getByText('None chosen');
  expect(router.replace).not.toHaveBeenCalled();
  act(() => {
    keep('compared-homes', ['rm-1', 'rm-5']);
    window.dispatchEvent(new StorageEvent('storage', { key: 'compared-homes' }));
  });
  expect(screen.queryByText('None chosen')).toBeNull();
  expect(router.replace.mock.calls).toEqual([['/en-us/compare?ids=rm-1,rm-5', { scroll: false }]]);
  expect(screen.getByRole('link', { name: 'Compare 2' }).getAttribute('href')).toBe('/en-us/compare?ids=rm-1,rm-5');
});
