import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answer } from '../testing/answer';
import { renderOnPage } from '../testing/render';
import { MapHomes } from './map-homes';

const home = (id: string) => ({
  ...{ id, code: id.toUpperCase(), title: { th: 'คอนโดริมน้ำ', en: 'Condo by the river' } },
  ...{ deal: 'rent', price: 25_000, recordStatus: 'Active', picture: null },
});

it('the listings of a pin are links in a region with the focus, which Escape closes', async () => {
  const requested = answer('/api/listings', () => [home('rm-1001'), home('rm-1002')]);
  const onClose = vi.fn();
  const { user } = renderOnPage(
    <MapHomes ids={['rm-1001', 'rm-1002']} near={[]} approximate onShow={() => undefined} onClose={onClose} />,
    {
      locale: 'th-th',
    },
  );
  expect(document.activeElement).toBe(screen.getByRole('region'));
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
  expect(requested[0]?.searchParams.get('ids')).toBe('rm-1001,rm-1002');
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/th-th/listings/rm-1001');
  expect(screen.getByText(/· RM-1001$/)).toBeDefined();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

const props = {
  ...{ ids: ['rm-1003'], near: ['rm-1004', 'rm-1005'], approximate: false },
  ...{ onShow: () => undefined, onClose: () => undefined },
};

it('the listings of the nearest pins follow, and the one that is swiped into view is told once', async () => {
  answer('/api/listings', () => [home('rm-1003'), home('rm-1004'), home('rm-1005')]);
  const onShow = vi.fn();
  renderOnPage(<MapHomes {...props} onShow={onShow} />);
  const list = await screen.findByRole('list');
  const swipeTo = (scrollLeft: number) => {
    for (const [name, value] of Object.entries({ scrollWidth: 900, clientWidth: 350, scrollLeft }))
      Object.defineProperty(list, name, { value, configurable: true });
    fireEvent.scroll(list);
  };
  for (const left of [40, 290, 300, 560, 10]) swipeTo(left);
  expect(onShow.mock.calls).toEqual([['rm-1004'], ['rm-1005'], ['rm-1003']]);
});

it('shows an alert if the listings cannot be loaded', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no connection'));
  renderOnPage(<MapHomes {...props} ids={['rm-1006']} />);
  expect(await screen.findByRole('alert')).toBeDefined();
});
