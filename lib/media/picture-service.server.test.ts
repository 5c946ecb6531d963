import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { allowedSources } from '../content/allowed-sources';
import { fetchSource } from './fetch-source.server';
import { createPictureService, type PictureRequest } from './picture-service.server';
import { networkTo, SCRIPT_SVG, startHostileUpstream } from './testing/hostile-upstream';

// The whole service with a real folder and a real HTTP server, but without TLS and the check for loopback addresses.
const allowed = allowedSources({
  IMAGE_HOSTS: ['pictures.test'],
  CDN_HOST: undefined,
  FIREBASE_STORAGE_BUCKET: undefined,
});
const LOCAL = '/_ipx/w_640/demo/living-garden-oak.jpg';
const REMOTE = '/_ipx/w_640/https://pictures.test';

let upstream: Awaited<ReturnType<typeof startHostileUpstream>>;
let cacheDir: string;
beforeAll(async () => {
  upstream = await startHostileUpstream();
});
afterAll(() => upstream.stop());
beforeEach(() => {
  upstream.seen.length = 0;
  cacheDir = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(cacheDir, { recursive: true, maxRetries: 3 });
});

const soon = <Value>(read: () => Value) => expect.poll(read, { interval: 5 });
const network = () => networkTo(upstream.port, () => false);

function service(publicDir = 'public') {
  const answer = createPictureService({
    publicDir,
    cacheDir,
    allowed,
    download: (url) => fetchSource(url, network()),
  });
  return async (target: string, rest: Partial<PictureRequest> = {}) => {
    const { status, headers, body } = await answer({ method: 'GET', target, ...rest });
    const json: unknown = status >= 400 && body ? JSON.parse(body.toString()) : null;
    return { status, headers, body, json };
  };
}

describe('M1 M4 a picture is sent', () => {
  it('with a cache lifetime of a year, an ETag of ten characters, and a policy that blocks scripts', async () => {
    const { status, headers, body } = await service()(LOCAL);
    expect(status).toBe(200);
    expect(headers).toEqual({
      'Content-Type': 'image/webp',
      'Content-Length': String(body?.length),
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: expect.stringMatching(/^"[\da-f]{10}"$/),
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
    });
  });

  it('in the format of Accept if requested, with Vary', async () => {
    const ask = service();
    const auto = '/_ipx/f_auto,w_320/demo/living-garden-oak.jpg';
    for (const [accept, type] of [
      ['image/avif,image/webp', 'image/avif'],
      ['image/webp', 'image/webp'],
      ['*/*', 'image/jpeg'],
    ] as const) {
      const { headers } = await ask(auto, { accept });
      expect([headers['Content-Type'], headers.Vary]).toEqual([type, 'Accept']);
    }
  });

  it('as 304 if the client has it, and without a body to HEAD', async () => {
    const ask = service();
    const first = await ask(LOCAL);
    const etag = first.headers.ETag ?? '';
    for (const ifNoneMatch of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const { status, headers, body } = await ask(LOCAL, { ifNoneMatch });
      expect([status, headers.ETag, body]).toEqual([304, etag, null]);
    }
    expect((await ask(LOCAL, { ifNoneMatch: '"other"' })).status).toBe(200);
    const head = await ask(LOCAL, { method: 'HEAD' });
    expect([head.status, head.headers, head.body]).toEqual([200, first.headers, null]);
  });

  it('from another host, with any form of the slashes in its URL', async () => {
    const ask = service();
    const answers = await Promise.all(
      ['https://pictures.test/', 'https:/pictures.test/', 'https%3A%2F%2Fpictures.test%2F'].map((host) =>
        ask(`/_ipx/w_640/${host}good.jpg`),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(upstream.seen).toEqual(['/good.jpg']);
  });

  it('after a restart without another request to its source', async () => {
    const first = await service()(`${REMOTE}/good.jpg`);
    await soon(async () => (await service()(`${REMOTE}/good.jpg`)).headers.ETag).toBe(first.headers.ETag);
    const before = upstream.seen.length;
    expect((await service()(`${REMOTE}/good.jpg`)).body).toEqual(first.body);
    expect(upstream.seen.length).toBe(before);
  });

  it('generated only once for a hundred concurrent requests', async () => {
    const ask = service();
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(`${REMOTE}/good.jpg`)));
    expect(new Set(answers.map(({ headers }) => headers.ETag)).size).toBe(1);
    expect(upstream.seen).toEqual(['/good.jpg']);
  });
});

describe('M4 a picture is rejected', () => {
  it.each([
    ['/_ipx/w_640', 400, 'malformed-address'],
    ['/_ipx/w_640/', 400, 'malformed-address'],
    ['/_ipx/%zz/demo/a.jpg', 400, 'malformed-modifiers'],
    ['/_ipx/w_99999/demo/living-garden-oak.jpg', 400, 'unlisted-size'],
    ['/_ipx/_/%00', 400, 'malformed-source'],
    ['/_ipx/_/..%2fpackage.json', 403, 'outside-public'],
    ['/_ipx/_/https://evil.example/a.jpg', 403, 'host-not-allowed'],
    ['/_ipx/_/demo', 404, 'no-such-picture'],
    ['/_ipx/_/demo/nope.jpg', 404, 'no-such-picture'],
    [`/_ipx/_/${'x'.repeat(300)}`, 404, 'no-such-picture'],
    [`${REMOTE}/nope`, 404, 'no-such-picture'],
    [`${REMOTE}/gigabyte`, 413, 'too-many-bytes'],
    [`${REMOTE}/huge.png`, 413, 'too-many-pixels'],
    [`${REMOTE}/text.jpg`, 415, 'not-a-picture'],
    [`${REMOTE}/script.svg`, 415, 'not-a-picture'],
    [`${REMOTE}/says-less.jpg`, 415, 'not-a-picture'],
    [`${REMOTE}/redirect`, 502, 'source-redirects'],
    [`${REMOTE}/500`, 502, 'source-failed'],
  ])('%s with %i %s', async (target, status, code) => {
    const answer = await service()(target);
    expect(answer.status).toBe(status);
    expect(answer.json).toEqual({
      statusCode: status,
      statusMessage: expect.any(String),
      message: expect.any(String),
      data: { code },
    });
    expect(answer.headers).toMatchObject({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  });

  it('for another method, with the allowed methods', async () => {
    const answer = await service()(LOCAL, { method: 'POST' });
    expect([answer.status, answer.headers.Allow]).toEqual([405, 'GET, HEAD']);
  });

  it('if a link leads out of the folder, or the file is no picture', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'public-'));
    symlinkSync(join(process.cwd(), 'public/demo/living-garden-oak.jpg'), join(folder, 'out.jpg'));
    writeFileSync(join(folder, 'script.svg'), SCRIPT_SVG);
    writeFileSync(join(folder, 'large.jpg'), Buffer.alloc(21 * 1024 * 1024));
    const ask = service(folder);
    const statuses = ['out.jpg', 'script.svg', 'large.jpg'].map(async (name) => (await ask(`/_ipx/_/${name}`)).status);
    expect(await Promise.all(statuses)).toEqual([403, 415, 413]);
    rmSync(folder, { recursive: true });
  });
});

describe('M4 a source that fails', () => {
  it('is not requested again for half a minute, for any width', async () => {
    const ask = service();
    for (const width of [320, 640, 768]) {
      expect((await ask(`/_ipx/w_${width}/https://pictures.test/500`)).status).toBe(502);
    }
    expect(upstream.seen).toEqual(['/500']);
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 31_000);
    await soon(async () => {
      await ask('/_ipx/w_320/https://pictures.test/500');
      return upstream.seen;
    }).toEqual(['/500', '/500']);
  });

  it('does not delay local pictures if it hangs, and gets few requests at once', async () => {
    const deadlines: AbortController[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const deadline = new AbortController();
      deadlines.push(deadline);
      return deadline.signal;
    });
    const ask = service();
    const hanging = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072].map((width) =>
      ask(`/_ipx/w_${width}/https://pictures.test/hang`),
    );
    expect((await ask(LOCAL)).status).toBe(200);
    await soon(() => upstream.seen.length).toBe(4);
    for (const deadline of deadlines) deadline.abort();
    expect((await Promise.all(hanging)).map(({ status }) => status)).toEqual(Array(9).fill(504));
    expect([deadlines.length, upstream.seen.length]).toEqual([4, 4]);
  });
});

describe('M4 a picture that could not be generated', () => {
  const prototype: Sharp = sharp.prototype;

  it.each([LOCAL, `${REMOTE}/good.jpg`])('is generated again after the encoder failed: %s', async (target) => {
    const ask = service();
    vi.stubEnv('LOG_LEVEL', 'error');
    const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.spyOn(prototype, 'webp').mockImplementationOnce(function (this: Sharp) {
      // WebP supports at most 16,383 pixels of width.
      return this.extend({ right: 17_000 }).webp();
    });
    expect(await ask(target)).toMatchObject({ status: 500, json: { statusCode: 500, data: { code: 'not-made' } } });
    expect(logged.mock.calls.join()).toContain('too large for the WebP format');
    expect((await ask(target)).status).toBe(200);
  });

  it('is generated again after it took too long', async () => {
    const ask = service();
    vi.spyOn(prototype, 'webp').mockImplementationOnce(function (this: Sharp) {
      return this.resize(40_000, 40_000, { fit: 'fill', withoutEnlargement: false }).timeout({ seconds: 1 }).png();
    });
    const { status, headers, json } = await ask(`${REMOTE}/good.jpg`);
    expect([status, headers['Retry-After'], json]).toMatchObject([503, '5', { data: { code: 'making-too-slow' } }]);
    expect((await ask(`${REMOTE}/good.jpg`)).status).toBe(200);
  });
});

it('M4 finds a local picture as soon as it exists', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  const ask = service(folder);
  expect((await ask('/_ipx/w_320/a.jpg')).status).toBe(404);
  copyFileSync('public/demo/living-garden-oak.jpg', join(folder, 'a.jpg'));
  expect((await ask('/_ipx/w_320/a.jpg')).status).toBe(200);
  rmSync(folder, { recursive: true });
});

it('M4 serves a changed local picture after at most two seconds', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  const ask = service(folder);
  const { body: one } = await service()('/_ipx/f_png,w_320/demo/living-garden-oak.jpg');
  const { body: other } = await service()('/_ipx/f_png,w_320/demo/area-condo-park.jpg');
  writeFileSync(join(folder, 'a.png'), one ?? '');
  const first = await ask('/_ipx/_/a.png');
  writeFileSync(join(folder, 'a.png'), other ?? '');
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 2_000);
  await soon(async () => (await ask('/_ipx/_/a.png')).headers.ETag).not.toBe(first.headers.ETag);
  rmSync(folder, { recursive: true });
});
