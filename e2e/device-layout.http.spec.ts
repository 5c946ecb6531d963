import { expect, test } from '@playwright/test';

test('D the HTML is the same for every device', async ({ request }) => {
  const html = async (agent: string) => (await request.get('/en-us', { headers: { 'User-Agent': agent } })).text();
  expect(await html('Mozilla/5.0 (iPhone) Mobile')).toBe(await html('Mozilla/5.0 (X11; Linux)'));
});
