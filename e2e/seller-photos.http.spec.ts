import { readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { type ServerWithFolder, startWithFolder } from './server';

const FORM = {
  name: 'สมชาย ใจดี',
  email: 'somchai@example.com',
  intent: 'sell',
  property_type: 'condo',
  province: '10',
  consent_contact: 'yes',
};
const MEGABYTE = 1024 * 1024;

let server: ServerWithFolder;
let senders = 0;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startWithFolder({ TRUSTED_PROXIES: '1' });
});
test.afterAll(() => server.stop());

const files = (place: string) => readdirSync(join(server.folder, 'leads', place)).sort();
const picture = (colour: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

function send(request: APIRequestContext, form: Record<string, string>, photos: readonly Buffer[]) {
  senders += 1;
  const data = new FormData();
  for (const [name, text] of Object.entries(form)) data.append(name, text);
  for (const photo of photos) data.append('photos', new File([new Uint8Array(photo)], 'a.jpg', { type: 'image/jpeg' }));
  return request.post(`${server.url}/api/seller-leads?locale=en-us`, {
    multipart: data,
    headers: { Accept: 'application/json', 'X-Forwarded-For': `203.0.113.${senders}` },
  });
}

test('the same photographs again are the same enquiry, others are another', async ({ request }) => {
  const id = '3f9a07c1-0000-4000-8000-000000000001';
  const [red, blue] = [await picture('red'), await picture('blue')];
  const first = await send(request, { ...FORM, id }, [red, blue]);
  expect([first.status(), await first.json()]).toEqual([201, { reference: '3F9A-07C1' }]);
  expect(files('photos')).toEqual([`${id}-1.jpg`, `${id}-2.jpg`]);
  expect((await send(request, { ...FORM, id }, [red, blue])).status()).toBe(201);
  expect((await send(request, { ...FORM, id }, [blue, red])).status()).toBe(409);
  expect((await send(request, { ...FORM, id }, [])).status()).toBe(409);
  expect([files('waiting').length, files('photos').length]).toEqual([1, 2]);
});

test('without an id others are another enquiry too', async ({ request }) => {
  const before = files('waiting').length;
  for (const colour of ['red', 'red', 'green'])
    expect((await send(request, FORM, [await picture(colour)])).status()).toBe(201);
  expect(files('waiting')).toHaveLength(before + 2);
});

test('what is over the limits or no photograph is refused by its name, and nothing of it is kept', async ({
  request,
}) => {
  const [waiting, photos] = [files('waiting'), files('photos')];
  const red = await picture('red');
  const large = Buffer.concat([red, Buffer.alloc(6 * MEGABYTE)]);
  for (const [status, code, sent] of [
    [413, 'photo-large', [large]],
    [413, 'photos-many', Array.from({ length: 6 }, () => red)],
    [422, 'photo-unreadable', [red, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]],
  ] as const) {
    const answer = await send(request, { ...FORM, message: code }, sent);
    expect([answer.status(), await answer.json()]).toEqual([status, { errors: [{ field: 'photos', code }] }]);
  }
  expect([files('waiting'), files('photos')]).toEqual([waiting, photos]);
});

test('a caught program’s photographs are kept nowhere', async ({ request }) => {
  const before = files('photos');
  expect((await send(request, { ...FORM, website: 'x' }, [await picture('red')])).status()).toBe(201);
  expect(files('photos')).toEqual(before);
});

test('a body without an end is refused early', async () => {
  const { hostname, port } = new URL(server.url);
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', Accept: 'application/json' };
  const sent = await new Promise<{ status: number | undefined; bytes: number }>((resolve, reject) => {
    let bytes = 0;
    const sending = httpRequest({ hostname, port, method: 'POST', path: '/api/seller-leads', headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, bytes });
      sending.destroy();
    });
    sending.on('error', reject);
    const piece = Buffer.alloc(65_536, 97);
    const more = () => {
      if (sending.destroyed) return;
      bytes += piece.length;
      if (sending.write(piece)) setImmediate(more);
      else sending.once('drain', more);
    };
    sending.write('--x\r\nContent-Disposition: form-data; name="photos"; filename="a"\r\n\r\n');
    more();
  });
  expect(sent.status).toBe(413);
  // Of these some lie in the sockets between us.
  expect(sent.bytes).toBeLessThan(12 * MEGABYTE);
});
