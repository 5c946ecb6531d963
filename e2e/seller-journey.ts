import { randomInt } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import english from '../messages/en-us.json' with { type: 'json' };
import thai from '../messages/th-th.json' with { type: 'json' };

export const SELLER_WORDS = {
  'en-us': { ...english.Seller, sent: english.SellerSent, other: 'ภาษาไทย' },
  'th-th': { ...thai.Seller, sent: thai.SellerSent, other: 'English' },
} as const;

export const LANGUAGES = ['en-us', 'th-th'] as const;
export type Language = (typeof LANGUAGES)[number];

type Sent = Record<string, string>;
type Answer = { status: number; json?: unknown } | 'no-answer';

/**
 * STUB: the endpoint's answers, as the contract says them, in place of the server's: this file is about the form alone.
 * The last answer is given again and again. `before` holds an answer back.
 */
export async function stubEndpoint(page: Page, answers: readonly Answer[], before?: Promise<void>): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route('**/api/seller-leads/opened', (route) => route.fulfill({ json: { token: 'opened-token' } }));
  await page.route('**/api/seller-leads?locale=*', async (route: Route) => {
    sent.push(route.request().postDataJSON());
    await before;
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    if (answer === undefined || answer === 'no-answer') await route.abort('connectionfailed');
    else await route.fulfill(answer);
  });
  return sent;
}

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
