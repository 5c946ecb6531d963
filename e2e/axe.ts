import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { faultLines } from './axe-part';
import { expect } from './journey';

/**
 * Waits until all animations have ended, because axe would measure colours in the middle of a transition. A transition
 * starts in the frame after the change.
 */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const ending = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
        // An animation by scrolling has no end.
        .filter(({ timeline }) => timeline === document.timeline)
        // Animations in a closed part of the page are not rendered and never finish.
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility());
    do {
      await Promise.allSettled(ending().map((animation) => animation.finished));
      await frame();
      await frame();
    } while (ending().length > 0);
  });

/** The rules about colours. All other rules give the same result in both colour modes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Speech control needs the visible text of a button in its name; axe checks this only when the rule is enabled. */
const MORE_RULES = { 'label-content-name-mismatch': { enabled: true } };

/** Whether axe (560 kB) is already in the page and need not be injected again. */
const isAxeLoaded = (page: Page) => page.evaluate(() => 'axe' in window);
const NO_SCRIPT = 'undefined';

/** Runs axe on a page and returns its violations with their markup. `rules` limits the run to those rules. */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  await untilStill(page);
  // Outside legacy mode axe opens another page to merge the results of frames, and these pages have no frames.
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

/** Expects no violations in light mode. */
export const expectNoLightFaults = (page: Page) => expectNoFaultsIn(page, 'light');

/** Expects no colour violations in dark mode. Leaves the page in dark mode. */
export const expectNoDarkFaults = (page: Page) => expectNoFaultsIn(page, 'dark', OF_COLOURS);

/** Expects no violations in light mode and no colour violations in dark mode. Leaves the page in dark mode. */
export async function expectNoAxeFaults(page: Page): Promise<void> {
  await expectNoLightFaults(page);
  await expectNoDarkFaults(page);
}
