import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import english from '../messages/en-us.json' with { type: 'json' };
import thai from '../messages/th-th.json' with { type: 'json' };
import { hydrated } from './hydration';

export const SELLER_WORDS = { 'en-us': english.Seller, 'th-th': thai.Seller } as const;

export const LANGUAGES = ['en-us', 'th-th'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A random IP address and telephone number that no other test uses, because the server limits requests by both. */
export const someone = () => ({
  address: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
  phone: `081${randomInt(1_000_000, 10_000_000)}`,
});

/** Goes on to a later step. */
export async function goToStep(page: Page, step: number): Promise<void> {
  const isBefore = (one: number) => page.locator(`#step-${one}`).isVisible();
  for (let one = 1; one < step; one += 1) {
    if (!(await isBefore(one))) continue;
    await submit(page).click();
    await expect(page.locator(`#step-${one + 1}`)).toBeVisible();
  }
}

export async function fillContact(page: Page, phone = '๐๘๑ ๒๓๔ ๕๖๗๘'): Promise<void> {
  await page.locator('#name').fill('สมชาย ใจดี');
  await page.locator('#phone').fill(phone);
  await page.locator('#consent_contact').check();
}

export const typeOf = (page: Page, type: string) => page.locator(`[name=property_type][value=${type}]`);

/** Fills in all required fields, up to the last step. */
export async function fillRequired(page: Page, phone?: string): Promise<void> {
  await typeOf(page, 'condo').check();
  await hydrated(page);
  await page.locator('#place').fill('พระนคร');
  await goToStep(page, 4);
  await fillContact(page, phone);
}

export const submit = (page: Page) => page.locator('form[method=post] [type=submit]');
