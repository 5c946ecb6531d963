import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { faultLines } from './axe-part';
import { expect } from './journey';

/** Colours on their way would be taken for those that stand; what a change sets going begins with the next frame. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const ending = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
        // In a closed part of the page nothing is drawn, and what began there never ends.
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility());
    do {
      await Promise.allSettled(ending().map((animation) => animation.finished));
      await frame();
      await frame();
    } while (ending().length > 0);
  });

/** What a colour can be wrong in; the rest is the same in either mode. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Speech control needs the visible text of a button in its name; axe checks this only when the rule is enabled. */
const MORE_RULES = { 'label-content-name-mismatch': { enabled: true } };

/** Whether axe, 560 kB, is in the page already and need not be injected again. */
const isAxeLoaded = (page: Page) => page.evaluate(() => 'axe' in window);
const NO_SCRIPT = 'undefined';

/** What axe finds on a page, with the markup it is about; of some rules alone where they are named. */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  await untilStill(page);
  // Pages of ours have no frames, which axe would open another page to put together; what passes needs no description.
  const axe = new AxeBuilder({ page, axeSource: (await isAxeLoaded(page)) ? NO_SCRIPT : undefined })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: MORE_RULES });
  if (rules !== undefined) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return faultLines(violations);
}

async function expectNoFaultsIn(page: Page, colorScheme: 'light' | 'dark', rules?: string[]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
  expect(await axeFaults(page, rules), colorScheme).toEqual([]);
}

/** Expects axe to find nothing in light mode. */
export const expectNoLightFaults = (page: Page) => expectNoFaultsIn(page, 'light');

/** Expects the colours of dark mode to be without faults, and leaves the page dark. */
export const expectNoDarkFaults = (page: Page) => expectNoFaultsIn(page, 'dark', OF_COLOURS);

/** Expects nothing of axe in light and in dark, and leaves the page dark. */
export async function expectNoAxeFaults(page: Page): Promise<void> {
  await expectNoLightFaults(page);
  await expectNoDarkFaults(page);
}
