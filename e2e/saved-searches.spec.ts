import { expectNoAxeFaults } from './axe';
import { changedContent } from './changed-content';
import { expect, test, windowFor } from './journey';
import { type RunningServer, startServer } from './server';

const DAY_MS = 86_400_000;
let server: RunningServer;

// Two condominiums to rent are put on the site tomorrow: new to whoever looks today.
test.beforeAll(async () => {
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString();
  const folder = changedContent('listings', (homes) =>
    homes.map((home) => (home.id === 'rm-1016' || home.id === 'rm-1017' ? { ...home, published_at: tomorrow } : home)),
  );
  server = await startServer({ CONTENT_DIR: folder });
});
test.afterAll(() => server.stop());

const QUERY = 'deal=rent&type=condo';

for (const [locale, words] of [
  [
    'en-us',
    {
      save: 'Save this search',
      done: 'Search saved',
      opener: 'Saved homes',
      tab: 'Searches',
      fresh: '2 new',
      name: 'Rent · Condominium',
    },
  ],
  [
    'th-th',
    {
      save: 'บันทึกการค้นหานี้',
      done: 'บันทึกการค้นหาแล้ว',
      opener: 'บ้านที่บันทึกไว้',
      tab: 'การค้นหา',
      fresh: 'ใหม่ 2 รายการ',
      name: 'เช่า · คอนโด',
    },
  ],
] as const) {
  test(`${locale}: a search is saved, says what is new, and no longer once it was looked at`, {
    tag: windowFor(locale),
  }, async ({ page }) => {
    await page.goto(`${server.url}/${locale}/search?${QUERY}`);
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByRole('button', { name: words.done })).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(page.getByRole('button', { name: words.done })).toBeVisible();

    await page.goto(`${server.url}/${locale}`);
    const open = async () => {
      await page.getByRole('button', { name: words.opener }).click();
      await page.getByRole('tab', { name: words.tab }).click();
      return page.getByRole('tabpanel').getByRole('listitem');
    };
    const row = await open();
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(words.fresh);
    await expectNoAxeFaults(page);

    // Two days from now they are old news.
    await page.clock.setFixedTime(Date.now() + 2 * DAY_MS);
    await row.getByRole('link', { name: words.name }).click();
    await expect(page).toHaveURL(`${server.url}/${locale}/search?${QUERY}`);
    await expect(page.getByRole('tab', { name: words.tab })).toBeHidden();
    await open();
    await expect(row).toContainText(/\d/);
    await expect(row).not.toContainText(words.fresh);
    await row.getByRole('button').click();
    await expect(row).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: words.save })).toHaveAttribute('aria-pressed', 'false');
  });
}

test('a search for anything cannot be saved', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en-us/search');
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save this search' })).toHaveCount(0);
});

test('what is stored of searches is not trusted', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    const at = '2026-01-01T00:00:00.000Z';
    const searches = [
      { query: 'javascript:alert(1)', name: 'x', savedAt: at, seenAt: at },
      { query: '?deal=rent', name: '<b>Rent</b>', savedAt: at, seenAt: at },
      null,
    ];
    localStorage.setItem('saved-searches', JSON.stringify(searches));
  });
  await page.goto('/en-us');
  await page.getByRole('button', { name: 'Saved homes' }).click();
  await page.getByRole('tab', { name: 'Searches' }).click();
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('link')).toHaveText('<b>Rent</b>');
});
