import type { Page } from '@playwright/test';

/** rm-1009 has a photo, a before-and-after pair, and two more photos. */
export const HOME = 'rm-1009';
export const WORDS = {
  'en-us': { gallery: 'Photos of this home', all: /^All \d+ pictures/ },
  'th-th': { gallery: 'ภาพของทรัพย์นี้', all: /^ดูภาพทั้งหมด/ },
} as const;

export const gallery = (page: Page, locale: keyof typeof WORDS = 'en-us') =>
  page.getByRole('list', { name: WORDS[locale].gallery });
export const lightbox = (page: Page) => page.locator('.yarl__portal_open');
export const shown = (page: Page) => lightbox(page).locator('.yarl__slide_current');

/** Records the file names of the listing pictures that the page requests. */
export function pictures(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /_ipx\/.*\/demo\/([a-z-]+)\.jpg/.exec(request.url())?.[1];
    if (name !== undefined) names.push(name);
  });
  return names;
}
