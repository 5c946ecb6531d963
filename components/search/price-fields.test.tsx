import { act, screen, waitFor } from '@testing-library/react';
import { ANY_SEARCH } from 'thai-property-search/params';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { PriceFields } from './price-fields';

/** Stubs IntersectionObserver. The returned function reports every observed element as visible. */
function holdObservers() {
  const callbacks: IntersectionObserverCallback[] = [];
  const Held = class {
    constructor(callback: IntersectionObserverCallback) {
      callbacks.push(callback);
    }
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', Held);
  return () => callbacks.map((callback) => Reflect.apply(callback, undefined, [[{ isIntersecting: true }]]));
}

async function openPrices() {
  const becomeVisible = holdObservers();
  const { user } = renderOnPage(
    <form>
      <PriceFields params={{ ...ANY_SEARCH, deal: 'sale' }} prices={[1, 2, 3]} />
    </form>,
    { locale: 'th-th' },
  );
  const type = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  const min = screen.getByLabelText<HTMLInputElement>('ราคาต่ำสุด');
  const max = screen.getByLabelText<HTMLInputElement>('ราคาสูงสุด');
  return { user, type, min, max, becomeVisible };
}

it('the slider loads when it becomes visible, and it and the price fields update each other', async () => {
  const { user, type, min, max, becomeVisible } = await openPrices();
  expect(screen.queryAllByRole('slider')).toEqual([]);
  act(() => void becomeVisible());
  const [low, high] = await screen.findAllByRole('slider');
  act(() => high?.focus());
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(max.value).toBe('50,000,000');
  await type(min, '3 ล้าน');
  await waitFor(() => expect(low?.getAttribute('aria-valuetext')).toBe('฿3,000,000'));
  expect(high?.getAttribute('aria-valuetext')).toBe('฿50,000,000');
});

it('a press on a common limit of the deal fills in the highest price, and a second press removes it', async () => {
  const { user, type, min, max, becomeVisible } = await openPrices();
  await type(min, '5,000,000');
  act(() => void becomeVisible());
  const limit = await screen.findByRole('button', { name: '4 ล้าน' });
  await user.click(limit);
  expect([min.value, max.value, limit.getAttribute('aria-pressed')]).toEqual(['', '4,000,000', 'true']);
  await user.click(limit);
  expect([max.value, limit.getAttribute('aria-pressed')]).toEqual(['', 'false']);
});

it('a price field shows the parsed price once it loses the focus', async () => {
  const { user, type, max } = await openPrices();
  await type(max, '4.5ล้าน');
  await user.tab();
  await waitFor(() => expect(max.value).toBe('4,500,000'));
});

it('a lowest price above the highest is swapped with it once both fields lose the focus', async () => {
  const { user, type, min, max } = await openPrices();
  await type(max, '4500000');
  await type(min, '๖ ล้าน');
  await user.click(document.body);
  await waitFor(() => expect([min.value, max.value]).toEqual(['4,500,000', '6,000,000']));
  await type(min, '8 ล้าน');
  await user.click(max);
  expect([min.value, max.value]).toEqual(['8,000,000', '6,000,000']);
  await type(max, '9 ล้าน');
  await user.tab();
  await waitFor(() => expect([min.value, max.value]).toEqual(['8,000,000', '9,000,000']));
});

it('an invalid price stays and is marked as invalid until the visitor types again', async () => {
  const { user, type, max } = await openPrices();
  await type(max, 'แพง');
  await user.tab();
  expect(max.value).toBe('แพง');
  await waitFor(() => expect(max.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById('price_max-error')?.textContent).toMatch(/^อ่านราคานี้ไม่ได้/);
  expect(max.getAttribute('aria-describedby')).toContain('price_max-error');
  await type(max, '5 ล้าน');
  expect(max.hasAttribute('aria-invalid')).toBe(false);
});
