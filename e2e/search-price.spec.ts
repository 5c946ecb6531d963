import { openFilters, toThePrice } from './filters-journey';
import { expect, test } from './journey';

test('the slider and the price fields move each other', async ({ page, isMobile }) => {
  await page.goto('/en-us/search?deal=sale');
  const form = await openFilters(page, isMobile);
  await toThePrice(page);
  const max = form.getByRole('slider', { name: 'Highest price' });
  await max.focus();
  await max.press('ArrowLeft');
  await max.press('ArrowLeft');
  await expect(form.getByLabel('Highest price').and(page.locator('[name=price_max]'))).toHaveValue('50,000,000');
  await form.locator('[name=price_min]').fill('3 ล้าน');
  await expect(form.getByRole('slider', { name: 'Lowest price' })).toHaveAttribute('aria-valuetext', '฿3,000,000');
  await form.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL('/en-us/search?deal=sale&price_min=3000000&price_max=50000000');
  await page.goBack();
  await expect(page).toHaveURL('/en-us/search?deal=sale');
  await expect(form.locator('[name=price_max]')).toHaveValue('');
});

test('a price field shows what was understood, and the lower price comes first', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/th-th/search?deal=sale');
  const form = await openFilters(page, isMobile);
  await toThePrice(page);
  const [min, max] = [form.locator('[name=price_min]'), form.locator('[name=price_max]')];
  await max.fill('4.5ล้าน');
  await max.blur();
  await expect(max).toHaveValue('4,500,000');
  await min.fill('๖ ล้าน');
  await min.blur();
  await expect(min).toHaveValue('4,500,000');
  await expect(max).toHaveValue('6,000,000');
  await min.fill('8 ล้าน');
  await max.focus();
  await expect(min, 'whoever goes on to the other finds it as it was').toHaveValue('8,000,000');
  await expect(max).toHaveValue('6,000,000');
  await max.fill('9 ล้าน');
  await max.blur();
  await expect(min).toHaveValue('8,000,000');
  await expect(max).toHaveValue('9,000,000');
  await min.fill('4.5 ล้าน');
  await max.fill('แพง');
  await max.blur();
  await expect(max).toHaveValue('แพง');
  await expect(max).toHaveAccessibleDescription(/^ไม่เข้าใจราคานี้/);
  await expect(max).toHaveAttribute('aria-invalid', 'true');
  await expect(min).toHaveValue('4,500,000');
  await max.fill('5 ล้าน');
  await expect(max).not.toHaveAttribute('aria-invalid');
});
