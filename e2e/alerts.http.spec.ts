import { createHmac } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { startWithFolder } from './server';
import { SITES } from './sites';

const SEARCH = '/th-th/search/alert?deal=sale&type=condo';

const hiddenFields = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&amp;', '&'),
    ]),
  );

test('without a mail server no page offers an alert', async ({ request }) => {
  const { url } = SITES.plain;
  expect((await request.get(url + SEARCH)).status()).toBe(404);
  expect((await request.post(`${url}/api/alerts`, { form: { email: 'a@example.com' } })).status()).toBe(404);
  expect((await request.post(`${url}/api/line`, { data: '{}' })).status()).toBe(404);
  expect(await (await request.get(`${url}/th-th/listings/rm-1001`)).text()).not.toContain('/alert');
});

test('an alert is asked for, confirmed by mail and ended, without scripts', async ({ request }) => {
  const mails: string[] = [];
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      void buffer(stream)
        .then(simpleParser)
        .then(({ text = '' }) => {
          mails.push(text);
          callback();
        });
    },
  });
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  const address = mailServer.server.address();
  const site = await startWithFolder({
    SITE_URL: 'https://rommai.example',
    LINE_CHANNEL_ACCESS_TOKEN: 'token',
    LINE_CHANNEL_SECRET: '0'.repeat(32),
    SMTP_FROM: 'site@rommai.example',
    SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
  });
  const post = (form: Record<string, string>, query = '?locale=th-th') =>
    request.post(`${site.url}/api/alerts${query}`, { form, maxRedirects: 0 });
  try {
    expect(await (await request.get(`${site.url}/th-th/search?deal=sale&type=condo`)).text()).toContain(
      SEARCH.replace('&', '&amp;'),
    );
    // Each channel has its form.
    const { channel: _, ...fields } = hiddenFields(await (await request.get(site.url + SEARCH)).text());
    const asked = await post({ ...fields, email: 'a@example.com', schedule: 'daily', consent: 'yes' });
    expect(asked.headers().location).toBe('/th-th/alerts/sent');
    await expect.poll(() => mails.length, { timeout: 40_000 }).toBe(1);
    const [path = '', secret = ''] = /\/th-th\/alerts\/status\/([0-9a-f]{64})/.exec(mails[0] ?? '') ?? [];
    const opened = await request.get(site.url + path);
    expect(opened.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    const html = await opened.text();
    expect(html).toContain('a…@example.com');
    expect(html).toContain('value="confirm"');
    expect((await request.get(site.url + path.replace(/.$/, 'x'))).status()).toBe(404);
    await post({ secret, action: 'confirm' });
    const [, alert = ''] = /value="end ([0-9a-f]{8})"/.exec(await (await request.get(site.url + path)).text()) ?? [];
    const oneClick = `?secret=${secret}&end=${alert}`;
    const shown = await request.get(`${site.url}/api/alerts${oneClick}`, { maxRedirects: 0 });
    expect([shown.status(), shown.headers().location]).toEqual([303, expect.stringContaining(`?end=${alert}`)]);
    expect(await (await request.get(site.url + path)).text()).toContain(alert);
    expect((await post({ 'List-Unsubscribe': 'One-Click' }, oneClick)).status()).toBe(200);
    expect(await (await request.get(site.url + path)).text()).not.toContain(alert);
    const line = `${site.url}/api/line`;
    const events = JSON.stringify({ events: [] });
    const signature = createHmac('sha256', '0'.repeat(32)).update(events).digest('base64');
    const signed = await request.post(line, { data: events, headers: { 'x-line-signature': signature } });
    expect([signed.status(), (await request.post(line, { data: events })).status()]).toEqual([200, 401]);
    expect((await request.get(line)).status()).toBe(405);
    expect(site.output()).not.toContain('example.com');
  } finally {
    await site.stop();
    await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  }
});
