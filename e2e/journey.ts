import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

/** Without a GPU Chromium reads back each frame of a map, and warns that this is slow. */
const SOFTWARE_DRAWING = /GL Driver Message \(OpenGL, Performance, .*GPU stall due to ReadPixels/;

/** Tests run without the service worker (playwright.config.ts). */
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

/** Runs in the page. Reports policy violations as console errors, also those that the browser does not log. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    console.error(`${blockedURI} violates the following Content Security Policy directive: ${effectiveDirective}`);
  });
}

/**
 * How long hydration may take. Tests that hold back or break scripts call `goto` of the main frame, which does not
 * wait.
 */
const HYDRATED_WITHIN_MS = 30_000;

/**
 * Waits for hydration. Scripts start after the first paint, which is later than the load event that Playwright awaits.
 */
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
 * A test that fails on any console error, console warning or uncaught error of its page. `expectedFaults` lists the
 * ones that a test expects.
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
