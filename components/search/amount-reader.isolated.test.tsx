import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answer } from '../testing/answer';
import { countOf, field, openSearch } from '../testing/search-page';

const READER = '@/lib/search/typed-params';

const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

/** Whether the page keeps the form to itself. */
function isKept(): boolean {
  const { form } = field('area_min');
  if (form === null) throw new Error('the filters have a form');
  return !fireEvent.submit(form);
}

it('without the reader of amounts the form goes to the server, which has one', async () => {
  vi.doMock(READER, () => {
    throw new Error('the script did not come');
  });
  const warn = vi.mocked(console.warn);
  const { router } = await openSearch('/en-us/search');
  type('area_min', '45 ตร.ม.');
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(isKept()).toBe(false);
  expect(router.push).not.toHaveBeenCalled();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(isKept()).toBe(true);
  online.mockRestore();
  type('area_min', '1,045.5');
  expect(isKept()).toBe(true);
  expect(router.push).toHaveBeenLastCalledWith('/en-us/search?area_min=1045.5', { scroll: true });
  warn.mockClear();
});

it('an amount that was typed loads the reader, and its homes are counted', async () => {
  vi.doUnmock(READER);
  await openSearch('/en-us/search');
  const asked = answer('/api/search/count', async ({ search }) => ({ total: await countOf(search) }));
  type('land_min', '12-3-45');
  await waitFor(() => expect(asked.map(({ search }) => search)).toContain('?land_min=5145'));
  expect(isKept()).toBe(true);
});
