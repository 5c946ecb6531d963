/** Business facts that are the same on every page. Texts for visitors are in messages/. */
export const SITE = {
  name: { 'en-us': 'Rommai Property', 'th-th': 'ร่มไม้ พร็อพเพอร์ตี้' },
  phone: '+6620000100',
  email: 'hello@rommai.example',
  lineId: '@rommai',
  lineUrl: 'https://line.me/R/ti/p/%40rommai',
  timeZone: 'Asia/Bangkok',
  currency: 'THB',
  /** The version of the privacy policy that an enquiry's consent refers to: the day on which it took effect. */
  policyVersion: '2026-11-26',
} as const;

/** The number of cards on every listing page (design/visual.md). */
export const CARDS_PER_PAGE = 12;

/** Smaller, because there are fewer works and their cards are larger. */
export const WORKS_PER_PAGE = 6;
