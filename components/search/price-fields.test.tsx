import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ANY_SEARCH } from '@/lib/search/params';
import { renderOnPage } from '../testing/render';
import { PriceFields } from './price-fields';

/** An observer whose elements come into sight when the test says so. */
function holdObservers() {
  const seen: IntersectionObserverCallback[] = [];
  const Held = class {
    constructor(callback: IntersectionObserverCallback) {
      seen.push(callback);
    }
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', Held);
  return () => seen.map((callback) => Reflect.apply(callback, undefined, [[{ isIntersecting: true }]]));
}

async function openPrices() {
  const comeIntoSight = holdObservers();
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
  return { user, type, min, max, comeIntoSight };
}

it('the slider comes into sight late, and it and the price fields move each other', async () => {
  const { user, type, min, max, comeIntoSight } = await openPrices();
  expect(screen.queryAllByRole('slider')).toEqual([]);
  act(() => void comeIntoSight());
  const [low, high] = await screen.findAllByRole('slider');
  act(() => high?.focus());
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(max.value).toBe('50,000,000');
  await type(min, '3 ล้าน');
  await waitFor(() => expect(low?.getAttribute('aria-valuetext')).toBe('฿3,000,000'));
  expect(high?.getAttribute('aria-valuetext')).toBe('฿50,000,000');
});

it('a price field shows what was understood once it is left', async () => {
  const { user, type, max } = await openPrices();
  await type(max, '4.5ล้าน');
  await user.tab();
  await waitFor(() => expect(max.value).toBe('4,500,000'));
});

it('a lowest price above the highest changes places with it once both fields are left', async () => {
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

it('a price that is not understood stays and is marked as wrong until the visitor types again', async () => {
  const { user, type, max } = await openPrices();
  await type(max, 'แพง');
  await user.tab();
  expect(max.value).toBe('แพง');
  await waitFor(() => expect(max.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById('price_max-error')?.textContent).toMatch(/^ไม่เข้าใจราคานี้/);
  expect(max.getAttribute('aria-describedby')).toContain('price_max-error');
  await type(max, '5 ล้าน');
  expect(max.hasAttribute('aria-invalid')).toBe(false);
});
