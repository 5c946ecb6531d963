import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import english from '../messages/en-us.json' with { type: 'json' };
import thai from '../messages/th-th.json' with { type: 'json' };

export const SELLER_WORDS = { 'en-us': english.Seller, 'th-th': thai.Seller } as const;

export const LANGUAGES = ['en-us', 'th-th'] as const;
export type Language = (typeof LANGUAGES)[number];

/** An address and a telephone number that no other test sends from: a server counts both. */
export const someone = () => ({
  address: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
  phone: `081${randomInt(1_000_000, 10_000_000)}`,
});

/** All that has to be there. */
export async function fillRequired(page: Page, phone = '๐๘๑ ๒๓๔ ๕๖๗๘'): Promise<void> {
  await page.locator('#name').fill('สมชาย ใจดี');
  await page.locator('#phone').fill(phone);
  await page.locator('#intent').selectOption('sell');
  await page.locator('#property_type').selectOption('condo');
  await page.locator('#province').selectOption('10');
  await page.locator('#consent_contact').check();
}

export const submit = (page: Page) => page.locator('form[method=post] [type=submit]');
