import { expect, test } from './journey';

test('a visitor goes from the home page to an area, a listing, similar listings and an area without any', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  await page.goto('/th-th');
  await page
    .getByRole('region', { name: 'ราคาแต่ละย่าน' })
    .getByRole('link', { name: /ลาดพร้าว/ })
    .click();
  await expect(page).toHaveURL('/th-th/properties/homes/lat-phrao-bangkok');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ขายบ้านและคอนโด เขตลาดพร้าว กรุงเทพฯ');
  await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link', { name: /ทาวน์โฮม/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/listings\//);
  const similar = page.getByRole('region', { name: 'ทรัพย์ที่คล้ายกัน' });
  await similar.getByRole('link', { name: 'ทาวน์โฮม เขตลาดพร้าว กรุงเทพฯ' }).click();
  await expect(page).toHaveURL('/th-th/properties/townhouse/lat-phrao-bangkok');
  const near = page.getByRole('region', { name: 'ทำเลใกล้เคียง' }).getByRole('link').first();
  await expect(near).toHaveAttribute('href', /\/properties\/townhouse\//);

  await page.goto('/th-th/properties/villa/lat-phrao-bangkok');
  await expect(page.getByRole('heading', { name: 'ขณะนี้ยังไม่มีพูลวิลล่าในเขตลาดพร้าว กรุงเทพฯ' })).toBeVisible();
  await page.getByRole('button', { name: 'บันทึกการค้นหานี้' }).click();
  await expect(page.getByRole('button', { name: 'บันทึกการค้นหาแล้ว' })).toHaveAttribute('aria-pressed', 'true');
});
