import type { Page } from '@playwright/test';
import { expect } from './journey';

export const formOf = (page: Page) => page.getByRole('main').getByRole('search');
export const statusOf = (page: Page) => page.getByRole('main').getByRole('status');

export async function openFilters(page: Page, isMobile: boolean) {
  const form = formOf(page);
  if (isMobile) {
    await form.locator('summary').first().click();
    await expect(page.locator('dialog:modal')).toBeVisible();
  }
  return form;
}

/** Narrower than the windows that show a map beside the list. Drawing a map takes seconds without a graphics card. */
export const WITHOUT_MAP = { width: 1200, height: 900 };

/** Opens a pop-up of the search row on a desktop. */
export async function openGroup(page: Page, name: 'type' | 'place' | 'price' | 'beds') {
  await formOf(page).locator(`[popovertarget=filter-${name}]`).click();
}

/** Scrolls to the price and waits for the slider, which loads when it comes into view. */
export async function toThePrice(page: Page) {
  await formOf(page).locator('[name=price_max]').scrollIntoViewIfNeeded();
  await expect(formOf(page).getByRole('slider')).toHaveCount(2);
}
