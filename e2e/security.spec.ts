import { expect, test } from './journey';

test.use({ expectedFaults: [/violates the following Content Security Policy directive/] });

/** Markup that unescaped input of a visitor could become. */
const INJECTIONS = [
  '<img src="data:," onerror="window.broken = 1">',
  '<svg onload="window.broken = 1"></svg>',
  '<a id="pressed" href="javascript:window.broken = 1">x</a>',
  '<iframe srcdoc="<script>parent.broken = 1</script>"></iframe>',
];

test('th-th: scripts in injected markup do not run and are reported as violations', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/th-th');
  const refused = await page.evaluate((injections) => {
    const seen = new Set<string>();
    document.addEventListener('securitypolicyviolation', (event) => seen.add(event.effectiveDirective));
    document.body.insertAdjacentHTML('beforeend', injections.join(''));
    document.getElementById('pressed')?.click();
    return new Promise<string[]>((resolve) => {
      const look = () => (seen.size > 1 ? resolve([...seen]) : requestAnimationFrame(look));
      look();
    });
  }, INJECTIONS);
  expect(refused.toSorted()).toEqual(['script-src-attr', 'script-src-elem']);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});
