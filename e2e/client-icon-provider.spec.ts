import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { ICON_HOST_ROTATION_MS } from '@/lib/config/constants';
import { drawn, test } from './client-icon-page';
import { knows, says, silent } from './icon-host';
import { expect } from './journey';
import { freePort } from './server';

// A browser names every failed request on its console.
test.use({ expectedFaults: [/Failed to load resource/] });

/** When the page began each question for icons, by its own clock: this process is late when it is busy. */
async function watchQuestions(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const send = window.fetch;
    const times: number[] = [];
    window.fetch = (...question) => {
      times.push(performance.now());
      return send.apply(window, question);
    };
    Object.assign(window, { questionTimes: times });
  });
  return () => page.evaluate(() => Reflect.get(window, 'questionTimes'));
}

/** Silence never makes the page go on to another host: what goes on has failed. */
async function stopTurns(page: Page): Promise<void> {
  await page.addInitScript((turn) => {
    const wait = window.setTimeout;
    const later = (action: () => void, delay?: number) => (delay === turn ? 0 : wait(action, delay));
    Object.assign(window, { setTimeout: later });
  }, ICON_HOST_ROTATION_MS);
}

test.describe('I2 the client provider, given time,', { tag: '@desktop' }, () => {
  test('asks the next host after each 750 ms of silence', async ({ page, host, iconPage }) => {
    const questionTimes = await watchQuestions(page);
    const quiet = await host(silent);
    const last = await host(knows());
    const own = await iconPage(['mdi:home'], [quiet.origin, last.origin], silent);
    await page.goto(own.origin);
    await expect(drawn(page, 'mdi:home')).toBeVisible();
    const [first = 0, second = 0, third = 0] = await questionTimes();
    for (const pause of [second - first, third - second]) {
      expect(pause).toBeGreaterThan(740);
      expect(pause).toBeLessThan(1_800);
    }
    expect(own.asked[0]?.url).toBe('/api/icons/mdi.json?icons=home');
    expect(last.asked[0]?.url).toBe('/mdi.json?icons=home');
  });

  test('takes the late answer of a host that it has stopped waiting for', async ({ page, host, iconPage }) => {
    let held: (() => void) | undefined;
    const quiet = await host(() => held?.());
    const own = await iconPage(['mdi:home'], [quiet.origin], (request, response) => {
      held = () => knows()(request, response);
    });
    await page.goto(own.origin);
    await expect(drawn(page, 'mdi:home')).toBeVisible();
    expect(quiet.asked).toHaveLength(1);
  });

  test('stops at a 404: no other host is asked, and the box stays', async ({ page, host, iconPage }) => {
    const other = await host(knows());
    const own = await iconPage(['gone:a', 'slow:a'], [other.origin], (request, response) =>
      request.url?.includes('gone') ? says(404)(request, response) : undefined,
    );
    await page.goto(own.origin);
    // The other set went to the next host 750 ms later: by then this one would have, too.
    await expect(drawn(page, 'slow:a')).toBeVisible();
    expect(own.asked).toHaveLength(2);
    expect(other.asked.map(({ url }) => url)).toEqual(['/slow.json?icons=a']);
    await expect(drawn(page, 'gone:a')).toHaveCount(0);
    expect(await page.locator('[data-icon="gone:a"] > span').boundingBox()).toMatchObject({ width: 20, height: 20 });
  });
});

test.describe('I2 the client provider, given a failure,', { tag: '@desktop' }, () => {
  for (const [what, answer] of [
    ['a 500', says(500)],
    ['HTML', (_: unknown, response: ServerResponse) => void response.end('<html>')],
    ['another set', says(200, { prefix: 'lucide', icons: {} })],
    ['an icon without a body', says(200, { prefix: 'mdi', icons: { home: {} } })],
    ['a broken connection', (_: unknown, response: ServerResponse) => void response.destroy()],
  ] as const) {
    test(`asks the next host at once after ${what}`, async ({ page, host, iconPage }) => {
      await stopTurns(page);
      const other = await host(knows());
      const own = await iconPage(['mdi:home'], [other.origin], answer);
      await page.goto(own.origin);
      await expect(drawn(page, 'mdi:home')).toBeVisible();
    });
  }

  test('leaves no connection open after a 404', async ({ page, iconPage }) => {
    const own = await iconPage(['mdi:home'], [], says(404));
    const refused = page.waitForResponse((response) => response.status() === 404);
    await page.goto(own.origin);
    await refused;
    await page.waitForLoadState('networkidle');
  });

  test('passes over a dead host', async ({ page, host, iconPage }) => {
    const other = await host(knows());
    const dead = `http://127.0.0.1:${await freePort()}`;
    const own = await iconPage(['mdi:home'], [dead, other.origin], says(500));
    await page.goto(own.origin);
    await expect(drawn(page, 'mdi:home')).toBeVisible();
  });
});
