import type { Page } from '@playwright/test';
import { drawn, type IconPage, test } from './client-icon-page';
import { type IconHost, knows } from './icon-host';
import { expect } from './journey';

const entry = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('iconify0') ?? 'null'));

async function visited(page: Page, iconPage: IconPage): Promise<IconHost> {
  const own = await iconPage(['mdi:home'], [], knows());
  await page.goto(own.origin);
  await expect(drawn(page, 'mdi:home')).toBeVisible();
  expect(own.asked).toHaveLength(1);
  return own;
}

async function visitAgain(page: Page, own: IconHost): Promise<number> {
  await page.reload();
  await expect(drawn(page, 'mdi:home')).toBeVisible();
  return own.asked.length - 1;
}

const age = (page: Page, hours: number) =>
  page.evaluate((by) => {
    const stored = JSON.parse(localStorage.getItem('iconify0') ?? 'null');
    localStorage.setItem('iconify0', JSON.stringify({ ...stored, cached: stored.cached - by }));
  }, hours);

test('I3 the browser cache lets a second visit ask for nothing', { tag: '@desktop' }, async ({ page, iconPage }) => {
  const own = await visited(page, iconPage);
  const storage = await page.evaluate(() => [
    localStorage.getItem('iconify-version'),
    localStorage.getItem('iconify-count'),
  ]);
  expect(storage).toEqual(['iconify2', '1']);
  expect(await entry(page)).toMatchObject({ provider: '', data: { prefix: 'mdi', icons: { home: {} } } });
  expect(await visitAgain(page, own)).toBe(0);
});

test('I3 the browser cache ends after 168 hours', { tag: '@desktop' }, async ({ page, iconPage }) => {
  const own = await visited(page, iconPage);
  await age(page, 166);
  expect(await visitAgain(page, own)).toBe(0);
  await age(page, 2);
  expect(await visitAgain(page, own)).toBe(1);
});

test('I3 the browser cache is emptied by another version', { tag: '@desktop' }, async ({ page, iconPage }) => {
  const own = await visited(page, iconPage);
  await page.evaluate(() => localStorage.setItem('iconify-version', 'iconify1'));
  expect(await visitAgain(page, own)).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('iconify-version'))).toBe('iconify2');
  expect(await page.evaluate(() => localStorage.getItem('iconify-count'))).toBe('1');
});

test('I3 the browser cache survives a corrupt entry', { tag: '@desktop' }, async ({ page, iconPage }) => {
  const own = await visited(page, iconPage);
  await page.evaluate(() => localStorage.setItem('iconify0', '{"cached":'));
  expect(await visitAgain(page, own)).toBe(1);
});

test('I3 the browser cache is the session where local storage is forbidden, and no icon needs either', {
  tag: '@desktop',
}, async ({ page, iconPage }) => {
  const forbid = (names: readonly string[]) => {
    for (const name of names) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  };
  await page.addInitScript(forbid, ['localStorage']);
  const own = await visited(page, iconPage);
  expect(await page.evaluate(() => sessionStorage.getItem('iconify0'))).toContain('home');
  expect(await visitAgain(page, own)).toBe(0);
  await page.addInitScript(forbid, ['sessionStorage']);
  expect(await visitAgain(page, own)).toBe(1);
});

test('I3 the browser cache survives a full storage', { tag: '@desktop' }, async ({ page, iconPage }) => {
  const own = await visited(page, iconPage);
  const room = await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    for (const storage of [localStorage, sessionStorage]) {
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let index = 0; index < 9; index += 1) storage.setItem(`fill${size}-${index}`, 'x'.repeat(size));
        } catch {}
      }
    }
    return localStorage.length > 5 && sessionStorage.length > 5;
  });
  expect(room).toBe(true);
  expect(await visitAgain(page, own)).toBe(1);
  expect(await entry(page)).toBeNull();
});
