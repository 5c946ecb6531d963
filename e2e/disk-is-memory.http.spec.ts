import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { breakable } from '../lib/i18n/line-breaks';
import { type ServerWithFolder, startWithFolder } from './server';

const FORM = {
  ...{ name: 'สมชาย ใจดี', phone: '081 234 5678', intent: 'sell', property_type: 'condo', province: '10' },
  consent_contact: 'yes',
};

test.describe('on Cloud Run, whose disk is memory', () => {
  test.describe.configure({ mode: 'serial' });
  let site: ServerWithFolder;
  let webhook: Server;
  let isDown = true;
  let delivered = 0;
  test.beforeAll(async () => {
    webhook = createServer((request, response) => {
      request.resume().on('end', () => {
        if (!isDown) delivered += 1;
        response.writeHead(isDown ? 500 : 204).end();
      });
    });
    await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
    const address = webhook.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    site = await startWithFolder({
      K_SERVICE: 'site',
      LEAD_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      LEAD_WEBHOOK_SECRET: 'a secret of the test',
    });
  });
  test.afterAll(async () => {
    await site.stop();
    webhook.close();
  });

  test('the visitor reads in both languages that the enquiry was not received while the webhook fails', async ({
    request,
  }) => {
    for (const [locale, words] of [
      ['th-th', 'เรายังไม่ได้รับข้อมูลของคุณ'],
      ['en-us', 'We haven’t received your enquiry'],
    ]) {
      const plain = await request.post(`${site.url}/api/seller-leads?locale=${locale}`, { form: FORM });
      const html = breakable(await plain.text());
      expect(plain.status()).toBe(503);
      for (const part of [words, `value="${FORM.name}"`, 'href="tel:', 'line.me']) expect(html).toContain(part);
    }
    const headers = { Accept: 'application/json' };
    const data = await request.post(`${site.url}/api/seller-leads?locale=th-th`, { data: FORM, headers });
    expect([data.status(), data.headers()['retry-after']]).toEqual([503, '60']);
    const health = await (await request.get(`${site.url}/api/health`)).json();
    expect(health).toMatchObject({ status: 'degraded', reasons: ['leads-outbox-down'] });
  });

  test('an enquiry is accepted once the webhook has it, is delivered once, and no file is written', async ({
    request,
  }) => {
    isDown = false;
    const send = () =>
      request.post(`${site.url}/api/seller-leads?locale=th-th`, {
        data: FORM,
        headers: { Accept: 'application/json' },
      });
    const answers = [await send(), await send()];
    expect(answers.map((answer) => answer.status())).toEqual([201, 201]);
    expect(delivered).toBe(1);
    expect(existsSync(join(site.folder, 'leads'))).toBe(false);
    expect(await (await request.get(`${site.url}/api/health`)).json()).toMatchObject({ status: 'ok' });
  });
});
