import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

/** Without a graphics card Chromium reads each frame of a map back, and notes that this takes time. */
const SOFTWARE_DRAWING = /GL Driver Message \(OpenGL, Performance, .*GPU stall due to ReadPixels/;

/** Journeys are without the service worker (playwright.config.ts). */
const WORKER_BLOCKED = /^Service Worker registration blocked by Playwright$/;

const isNoise = (message: ConsoleMessage) =>
  (message.type() !== 'error' && message.type() !== 'warning') ||
  SOFTWARE_DRAWING.test(message.text()) ||
  WORKER_BLOCKED.test(message.text());

function watch(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (!isNoise(message)) faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
}

/** Runs in the page: what its policy refuses is an error like any other, also where the browser would not say so. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    console.error(`${blockedURI} violates the following Content Security Policy directive: ${effectiveDirective}`);
  });
}

/** How long a page may take to be React's. Those whose scripts a test holds or breaks go by the frame's own `goto`. */
const HYDRATED_WITHIN_MS = 30_000;

/** Scripts start after the first paint, and so after what Playwright takes for the end of loading. */
async function untilHydrated(page: Page): Promise<void> {
  const isHydrated = () =>
    document.querySelector('script[src^="/_next/"], script[data-src]') === null ||
    Object.keys(document.body).some((key) => key.startsWith('__react'));
  await page.waitForFunction(isHydrated, undefined, { timeout: HYDRATED_WITHIN_MS }).catch(() => undefined);
}

const thenHydrated =
  <Arguments extends unknown[], Answer>(page: Page, load: (...given: Arguments) => Promise<Answer>) =>
  async (...given: Arguments): Promise<Answer> => {
    const answer = await load(...given);
    await untilHydrated(page);
    return answer;
  };

/**
 * A test whose page fails it on any console error, console warning or uncaught error. A journey that expects some says
 * which: `expectedFaults`.
 */
export const test = base.extend<{ expectedFaults: RegExp[]; faults: string[] }>({
  expectedFaults: [[], { option: true }],
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      await page.addInitScript(reportViolations);
      page.goto = thenHydrated(page, page.goto.bind(page));
      page.reload = thenHydrated(page, page.reload.bind(page));
    }
    await use(page);
  },
  faults: [
    async ({ page, expectedFaults }, use) => {
      const faults: string[] = [];
      watch(page, faults);
      await use(faults);
      expect(
        faults.filter((fault) => !expectedFaults.some((expected) => expected.test(fault))),
        'errors and warnings in the browser',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
