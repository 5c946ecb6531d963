import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answer } from '../testing/answer';
import { skipPause } from '../testing/pause';
import { countOf, field, openAllFields, openSearch } from '../testing/search-page';

const READER = '@/lib/search/typed-params';

const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

/** Whether the page handles the submission itself, without the browser. */
function isHandled(): boolean {
  const { form } = field('area_min');
  if (form === null) throw new Error('the field is not in a form');
  return !fireEvent.submit(form);
}

it('leaves the form to the browser if the amount reader cannot be loaded', async () => {
  vi.doMock(READER, () => {
    throw new Error('the script could not be loaded');
  });
  const warn = vi.mocked(console.warn);
  const { router } = await openAllFields('/en-us/search');
  type('area_min', '45 ตร.ม.');
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(isHandled()).toBe(false);
  expect(router.push).not.toHaveBeenCalled();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(isHandled()).toBe(true);
  online.mockRestore();
  type('area_min', '1,045.5');
  expect(isHandled()).toBe(true);
  const scroll = true;
  await waitFor(() => expect(router.push).toHaveBeenLastCalledWith('/en-us/search?area_min=1045.5', { scroll }));
  warn.mockClear();
});

it('loads the reader when an amount is typed, and counts the matching listings', async () => {
  vi.doUnmock(READER);
  skipPause(200);
  const { router } = await openAllFields('/en-us/search');
  const requested = answer('/api/search/count', async ({ search }) => ({ total: await countOf(search) }));
  type('land_min', '12-3-45');
  await waitFor(() => expect(requested.map(({ search }) => search)).toContain('?land_min=5145'));
  expect(isHandled()).toBe(true);
  await waitFor(() => expect(router.push).toHaveBeenCalled());
});

it('does not change a field with the focus when the reader loads late', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.doMock(READER, async (original) => {
    await arrival;
    return original();
  });
  await openSearch('/en-us/search');
  field('price_max').focus();
  type('price_max', '5m');
  field('price_max').blur();
  field('price_min').focus();
  type('price_min', '3m');
  arrive();
  await waitFor(() => expect(field('price_max').value).toBe('5,000,000'));
  expect(field('price_min').value).toBe('3m');
});
