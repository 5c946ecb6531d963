import { LEAST_WEIGHT, PAGE_BUDGETS, WEIGHED } from './budgets';
import { expect, test } from './journey';
import { weightOf } from './page-weight';
import { expectNoShift, watchShifts } from './shifts';

test.describe('on a phone of two pixels a point', { tag: '@phone' }, () => {
  test.use({ deviceScaleFactor: 2 });

  for (const locale of ['en-us', 'th-th']) {
    for (const [path, budget] of Object.entries(PAGE_BUDGETS)) {
      test(`/${locale}${path} keeps to its budget before anybody scrolls`, async ({ page }) => {
        await watchShifts(page);
        const weight = await weightOf(page, `/${locale}${path}`);
        test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) });
        for (const name of WEIGHED) {
          expect.soft(weight[name], name).toBeGreaterThan(LEAST_WEIGHT[name]);
          expect.soft(weight[name], name).toBeLessThanOrEqual(budget[name]);
        }
        await expectNoShift(page);
      });
    }
  }
});
