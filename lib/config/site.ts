/** Facts of the business that are the same on every page. Words for visitors are in messages/. */
export const SITE = {
  name: { 'en-us': 'Rommai Property', 'th-th': 'ร่มไม้ พร็อพเพอร์ตี้' },
  phone: '+6620000100',
  email: 'hello@rommai.example',
  lineId: '@rommai',
  lineUrl: 'https://line.me/R/ti/p/%40rommai',
  timeZone: 'Asia/Bangkok',
  currency: 'THB',
  /** Which privacy policy an enquiry's consent is to: the day since which it holds. */
  policyVersion: '2026-11-26',
} as const;

/** Twelve cards a page on every listing page (design/visual.md). */
export const CARDS_PER_PAGE = 12;

/** Works are fewer and their cards tell more. */
export const WORKS_PER_PAGE = 6;
