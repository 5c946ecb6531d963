import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { SITE } from '../lib/config/site';
import { Overloaded } from '../lib/http/concurrency-limit';
import { consumeFormFlash } from '../lib/leads/form-flash.server';
import { type FormSite, handleForm } from './forms';
import { FORM_PATH } from './limits/limits';

const routing = { defaultLocale: 'th-th', prefix: 'always' } as const;
const whole = { status: 200, headers: { 'content-type': 'text/html', 'cache-control': 'private' } };

async function send(render: FormSite['render'], fields: Record<string, string>, init: RequestInit = {}) {
  const server = createServer((request, response) => {
    void handleForm({ render, routing }, request, response, new URL(request.url ?? '', 'http://localhost'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}${FORM_PATH}?locale=en-us`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams(fields),
    ...init,
  });
  const text = await response.text();
  server.close();
  return { status: response.status, headers: response.headers, text };
}

it('shows a form with errors again, with the values that the visitor typed', async () => {
  const render = vi.fn<FormSite['render']>(async () => ({ ...whole, body: Buffer.from('whole') }));
  const { status, headers, text } = await send(render, { name: 'x' });
  expect([status, headers.get('cache-control'), text]).toEqual([422, 'no-store', 'whole']);
  const [, token = ''] =
    /^\/en-us\/contact-us-for-sell\/again\/([0-9a-f]{32})$/.exec(render.mock.lastCall?.[0] ?? '') ?? [];
  expect(consumeFormFlash(token)?.values.name).toBe('x');
});

it.each<[string, FormSite['render']]>([
  ['the server is overloaded', () => Promise.reject(new Overloaded(1))],
  ['the form page is not found', async () => ({ ...whole, status: 404, body: Buffer.from('whole') })],
])('sends a small page with the errors if %s', async (_, render) => {
  const { status, text } = await send(render, { name: 'x' });
  expect(status).toBe(422);
  expect(text).toContain('<title>There is a problem</title>');
  expect(text).toContain('<li>Enter the district or province, and choose it from the list</li>');
  expect(text).toContain(`<a href="tel:${SITE.phone}">Call ${SITE.phone}</a>`);
  expect(text).toContain('<a href="/en-us/contact-us-for-sell">');
});

it('renders no page for a form that it did not read', async () => {
  const render = vi.fn<FormSite['render']>();
  const { status, text } = await send(render, { message: 'x'.repeat(100_000) });
  expect([status, text]).toEqual([413, expect.stringContaining(`tel:${SITE.phone}`)]);
  const foreign = await send(render, {}, { headers: { accept: 'text/html', origin: 'https://elsewhere.example' } });
  expect([foreign.status, JSON.parse(foreign.text).data]).toEqual([403, { code: 'foreign' }]);
  expect(render).not.toHaveBeenCalled();
});
