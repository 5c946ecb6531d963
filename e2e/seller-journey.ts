import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import english from '../messages/en-us.json' with { type: 'json' };
import thai from '../messages/th-th.json' with { type: 'json' };

export const SELLER_WORDS = { 'en-us': english.Seller, 'th-th': thai.Seller } as const;

export const LANGUAGES = ['en-us', 'th-th'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A random IP address and telephone number that no other test uses, because the server limits requests by both. */
export const someone = () => ({
  address: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
  phone: `081${randomInt(1_000_000, 10_000_000)}`,
});

/** Fills in all required fields. */
export async function fillRequired(page: Page, phone = '๐๘๑ ๒๓๔ ๕๖๗๘'): Promise<void> {
  await page.locator('#name').fill('สมชาย ใจดี');
  await page.locator('#phone').fill(phone);
  await page.locator('#intent').selectOption('sell');
  await page.locator('#property_type').selectOption('condo');
  await page.locator('#province').selectOption('10');
  await page.locator('#consent_contact').check();
}

export const submit = (page: Page) => page.locator('form[method=post] [type=submit]');
