import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

/** Without a graphics card Chromium reads each frame of a map back, and notes that this takes time. */
const SOFTWARE_DRAWING = /GL Driver Message \(OpenGL, Performance, .*GPU stall due to ReadPixels/;

const isNoise = (message: ConsoleMessage) =>
  (message.type() !== 'error' && message.type() !== 'warning') || SOFTWARE_DRAWING.test(message.text());

function watch(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (!isNoise(message)) faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
}

/**
 * A test whose page fails it on any console error, console warning or uncaught error. A journey that expects some says
 * which: `expectedFaults`.
 */
export const test = base.extend<{ expectedFaults: RegExp[]; faults: string[] }>({
  expectedFaults: [[], { option: true }],
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

/** A journey that is the same in every window goes through one of them in each language. */
export const windowFor = (locale: string) => (locale === 'th-th' ? '@phone' : '@desktop');

export { expect };
