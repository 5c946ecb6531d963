import { formOf, statusOf } from './filters-journey';
import { expect, test } from './journey';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/Failed to load resource/] });

  test('search text, filters, sort order, pages and wider searches are forms and links', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/th-th/search?bbox=97,5,106,21&view=map');
    const form = formOf(page);
    await expect(page.getByText('แผนที่ต้องใช้ JavaScript')).toBeVisible();
    await expect(form.locator('[name=q]')).toHaveRole('searchbox');
    await form.locator('summary').first().click();
    await form.locator('[name=type][value=condo]').check();
    await form.locator('[name=type][value=townhouse]').check();
    await form.locator('[name=price_max]').fill('20 ล้าน');
    await form.getByRole('button', { name: /^ดู \d+ รายการ$/ }).click();
    const submitted = new URL(page.url()).searchParams;
    expect(submitted.getAll('type')).toEqual(['townhouse', 'condo']);
    expect([submitted.get('bbox'), submitted.get('view')]).toEqual(['97,5,106,21', 'map']);
    await expect(statusOf(page)).toHaveText(/^พบ \d+\sรายการ$/);

    await page.getByLabel('เรียงตาม').selectOption('price-desc');
    await page.locator('form:has([name=sort]) button').click();
    await expect(page).toHaveURL(/type=townhouse&type=condo.*&sort=price-desc/);
    await page.locator('nav a[rel=next]').click();
    await expect(page).toHaveURL(/&page=2$/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page
      .getByRole('link', { name: /^ลบตัวกรอง / })
      .first()
      .click();
    await expect(page).not.toHaveURL(/type=townhouse|page=/);

    await form.locator('summary').first().click();
    await form.locator('summary', { hasText: 'ตัวกรองเพิ่มเติม' }).click();
    await form.locator('button[formaction$="#fields-more"]').click();
    await form.locator('[name=amenity][value=lift]').check();
    await form.getByRole('button', { name: /^ดู \d+ รายการ$/ }).click();
    await expect(page).toHaveURL(/type=condo.*amenity=lift/);

    await page.goto('/th-th/search?type=condo&beds_min=20');
    await page.getByRole('region', { name: 'หรือลองปรับเงื่อนไข' }).getByRole('link').first().click();
    await expect(statusOf(page)).toHaveText(/^พบ \d+\sรายการ$/);
    await form.locator('[name=q]').fill('คอนโด');
    await form.locator('[name=q]').press('Enter');
    await expect(page).toHaveURL(/q=%E0%B8%84/);

    await page.goto('/th-th/search?view=map');
    await expect(page.getByText('แผนที่ต้องใช้ JavaScript')).toBeVisible();
    await expect(page.getByRole('article').nth(5)).toBeVisible();
  });
});
