/** Business facts. Texts for visitors are in messages/. */
export const SITE = {
  name: { 'en-us': 'Rommai Property', 'th-th': 'ร่มไม้ พร็อพเพอร์ตี้' },
  phone: '+6620000100',
  email: 'hello@rommai.example',
  lineId: '@rommai',
  lineUrl: 'https://line.me/R/ti/p/%40rommai',
  timeZone: 'Asia/Bangkok',
  currency: 'THB',
  /** The version of the privacy policy that a consent refers to: its first day. */
  policyVersion: '2026-11-29',
} as const;

export const CARDS_PER_PAGE = 12;

export const WORKS_PER_PAGE = 6;
