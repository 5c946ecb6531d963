import type { Page } from '@playwright/test';
import { dayAfter, formatInputDate, fullDate } from '../lib/i18n/dates';
import english from '../messages/en-us.json' with { type: 'json' };
import thai from '../messages/th-th.json' with { type: 'json' };
import type { Language } from './seller-journey';

export const ENQUIRY_WORDS = { 'en-us': english.Enquiry, 'th-th': thai.Enquiry } as const;

/** The ISO date that is `days` days from today in Bangkok. */
export const dayAhead = (days: number): string =>
  dayAfter(new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10), days);

/** The date as an option value of the form. */
export const dayChoice = (days: number): string => formatInputDate(dayAhead(days));

export const dayInWords = (days: number, locale: Language): string => fullDate(dayAhead(days), locale);

/** Fills in the contact details. The server limits enquiries per telephone number and day. */
export async function fillPerson(page: Page, phone = '๐๘๑ ๒๓๔ ๕๖๗๘'): Promise<void> {
  await page.locator('#name').fill('สมชาย ใจดี');
  await page.locator('#reach').fill(phone);
  await page.locator('#consent_contact').check();
}
