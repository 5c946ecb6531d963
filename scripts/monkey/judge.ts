import type { Page } from '@playwright/test';

const STUCK_AFTER_MS = 15_000;
/** On a busy machine, the title may appear seconds after the page. */
const MISSING_AFTER_MS = 8_000;

/** Runs in the page. Waits until it is idle, then returns its faults. */
async function missing(): Promise<string[]> {
  await new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 }));
  // The page may be an image, from a link that was clicked before hydration.
  if (document.contentType !== 'text/html') return [];
  const root = document.documentElement;
  const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.textContent?.trim());
  const language = location.pathname.slice(1, 3);
  return [
    headings.length === 1 ? '' : `${headings.length} first headings`,
    document.title.trim() === '' ? 'no title' : '',
    root.lang.startsWith(language) ? '' : `a page in ${root.lang}`,
    root.scrollWidth > root.clientWidth ? `${root.scrollWidth - root.clientWidth} px wider than the window` : '',
  ].filter((fault) => fault !== '');
}

const isSettled = () =>
  document.readyState !== 'loading' &&
  (document.contentType !== 'text/html' ||
    document.querySelector('script[src^="/_next/"], script[data-src]') === null ||
    Object.keys(document.body).some((key) => key.startsWith('__react')));

/** Waits until the page has loaded and returns its faults; `stuck` if it does not load in time. */
export async function judge(page: Page, origin: string): Promise<string[]> {
  const until = Date.now() + STUCK_AFTER_MS;
  let last = '';
  while (Date.now() < until) {
    try {
      await page.waitForFunction(isSettled, undefined, { timeout: until - Date.now() });
      if (!page.url().startsWith(`${origin}/`)) return [`left the site for ${page.url()}`];
      // Only reports a fault if it persists, because the content may still be loading.
      const found = await page.evaluate(missing);
      if (found.length === 0) return [];
      last = found.join(', ');
      if (Date.now() > until - STUCK_AFTER_MS + MISSING_AFTER_MS) return [last];
    } catch (error) {
      // The page navigated during the check.
      last = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    }
  }
  return [`stuck: ${last}`];
}
