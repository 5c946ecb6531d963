import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { keep, kept } from '../testing/storage';
import { RemoveCompared } from './compare-links';

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
                  className=""
                >
                  Remove
                </RemoveCompared>
              </th>
            ))}
          </tr>
        </thead>
      </table>
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
