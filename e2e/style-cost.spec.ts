import { expect, test } from './journey';

type TraceEvent = { name: string; args: { elementCount?: number } };

test('an element that is added to a page makes the browser compute the styles of at most 60 elements', {
  tag: '@phone',
}, async ({ page, browser }) => {
  for (const path of ['', '/search', '/listings/rm-1001', '/contact-us-for-sell']) {
    await page.goto(`/th-th${path}`);
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    const all = await page.evaluate(async () => {
      document.body.append(document.createElement('div'));
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      return document.querySelectorAll('*').length;
    });
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const styled = traceEvents.flatMap(({ name, args }) =>
      name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : [],
    );
    expect(Math.max(...styled), `${path}, of ${all}`).toBeLessThanOrEqual(60);
  }
});
