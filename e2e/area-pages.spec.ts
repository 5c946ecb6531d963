import { expectNoAxeFaults } from './axe';
import { expect, test } from './journey';

const WORDS = {
  'en-us': {
    areas: 'Prices by area',
    heading: 'Homes for sale in Lat Phrao, Bangkok',
    townhouses: 'Townhouses in Lat Phrao, Bangkok',
    near: 'Nearby areas',
    none: 'Villas in Lat Phrao, Bangkok: none just now',
    save: 'Save this search',
    saved: 'Search saved',
  },
  'th-th': {
    areas: 'ราคาแต่ละย่าน',
    heading: 'ขายบ้านและคอนโด เขตลาดพร้าว กรุงเทพฯ',
    townhouses: 'ทาวน์โฮม เขตลาดพร้าว กรุงเทพฯ',
    near: 'ทำเลใกล้เคียง',
    none: 'ตอนนี้ยังไม่มีพูลวิลล่าในเขตลาดพร้าว กรุงเทพฯ',
    save: 'บันทึกการค้นหานี้',
    saved: 'บันทึกการค้นหาแล้ว',
  },
} as const;

for (const [locale, words, tag] of [
  ['en-us', WORDS['en-us'], '@desktop'],
  ['th-th', WORDS['th-th'], '@phone'],
] as const) {
  test(`${locale}: from the home page to an area, to a home there, and on to homes like it`, { tag }, async ({
    page,
  }) => {
    await page.goto(`/${locale}`);
    const tiles = page.getByRole('region', { name: words.areas });
    await tiles.getByRole('link', { name: /Lat Phrao|ลาดพร้าว/ }).click();
    await expect(page).toHaveURL(`/${locale}/properties/homes/lat-phrao-bangkok`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/listings\//);
    await page.getByRole('navigation').getByRole('link', { name: words.townhouses }).click();
    await expect(page).toHaveURL(`/${locale}/properties/townhouse/lat-phrao-bangkok`);
    const near = page.getByRole('region', { name: words.near }).getByRole('link').first();
    await expect(near).toHaveAttribute('href', /\/properties\/townhouse\//);
  });

  test(`${locale}: an area without such homes keeps the search for later`, { tag }, async ({ page }) => {
    await page.goto(`/${locale}/properties/villa/lat-phrao-bangkok`);
    await expect(page.getByRole('heading', { name: words.none })).toBeVisible();
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByRole('button', { name: words.saved })).toHaveAttribute('aria-pressed', 'true');
    await expectNoAxeFaults(page);
  });
}
