import type { Page } from '@playwright/test';
import { expect } from './journey';

/** What the filters and results say in each language. */
export const LOCALES = [
  ['en-us', { show: /^Show \d+ homes?$/, total: /^(\d+) homes? found$/, sort: 'Sort by', remove: /^Remove/ }],
  ['th-th', { show: /^ดู \d+ รายการ$/, total: /^พบ (\d+) รายการ$/, sort: 'เรียงตาม', remove: /^เอา .* ออก$/ }],
] as const;

export const formOf = (page: Page) => page.getByRole('main').getByRole('search');
export const statusOf = (page: Page) => page.getByRole('main').getByRole('status');
export const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);

export async function openFilters(page: Page, isMobile: boolean) {
  const form = formOf(page);
  if (isMobile) {
    await form.locator('summary').first().click();
    await expect(page.locator('dialog:modal')).toBeVisible();
  }
  return form;
}

/** The slider comes when its place comes into sight. */
export async function toThePrice(page: Page) {
  await formOf(page).locator('[name=price_max]').scrollIntoViewIfNeeded();
  await expect(formOf(page).getByRole('slider')).toHaveCount(2);
}
