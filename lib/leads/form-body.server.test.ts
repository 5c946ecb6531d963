import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import type { BodyRequest } from '../http/requests';
import { readFormFields } from './form-body.server';
import { PHOTO_LIMITS } from './lead-form';

const MEGABYTE = 1024 * 1024;
const TYPE = 'multipart/form-data; boundary=x';

/** Bytes that begin like a JPEG. */
function picture(bytes: number): Buffer {
  const jpeg = Buffer.alloc(bytes, 7);
  jpeg.set([0xff, 0xd8, 0xff].slice(0, bytes));
  return jpeg;
}

function form(photos: readonly Buffer[], field = 'photos'): FormData {
  const data = new FormData();
  data.append('name', 'สมชาย');
  for (const photo of photos) data.append(field, new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'a.jpg');
  data.append('message', 'after them');
  return data;
}

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://internal/', { method: 'POST', body, headers });

async function read(request: BodyRequest) {
  const fields = await readFormFields(request);
  if (typeof fields === 'string') return fields;
  const { files, fault } = fields.photos;
  return { name: fields.get('name'), message: fields.get('message'), files, fault };
}

/** A request with an endless body, and the number of bytes that were read from it. */
function endless(start: string, piece: Buffer) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(taken === 0 ? Buffer.from(start, 'latin1') : piece);
        taken += taken === 0 ? start.length : piece.length;
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    headers: { 'Content-Type': TYPE },
    duplex: 'half',
  };
  return { request: new Request('http://internal/', init), taken: () => taken };
}

const part = (head: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;

describe('a multipart form', () => {
  it('returns its texts, and its photographs in order and unchanged', async () => {
    const photos = [
      picture(9),
      picture(PHOTO_LIMITS.bytes),
      picture(300_000),
      Buffer.from('no picture'),
      Buffer.alloc(0),
    ];
    const { files, ...rest } = Object(await read(post(form(photos))));
    expect(rest).toEqual({ name: 'สมชาย', message: 'after them', fault: undefined });
    expect(files.map((file: Buffer, index: number) => file.equals(photos[index] ?? Buffer.alloc(0)))).toEqual(
      photos.map(() => true),
    );
  });

  it('is read correctly in pieces of any size', async () => {
    const photos = [picture(70), Buffer.from('<svg/>'), picture(3)];
    const whole = Buffer.from(await post(form(photos)).arrayBuffer());
    const type = `multipart/form-data; boundary=${whole.subarray(2, whole.indexOf('\r\n')).toString()}`;
    for (const size of [1, 2, 7]) {
      const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, index) =>
        whole.subarray(index * size, (index + 1) * size),
      );
      const sent = { headers: new Headers({ 'Content-Type': type }), body: Readable.from(pieces) };
      expect(await read(sent)).toMatchObject({ files: photos, fault: undefined });
    }
  });

  it('has no photographs if none was chosen or if they are in another field', async () => {
    const none = `${part('name="photos"; filename=""')}\r\n${part('name="name"')}สมชาย\r\n--x--\r\n`;
    expect(await read(post(none, { 'Content-Type': TYPE }))).toMatchObject({
      name: 'สมชาย',
      files: [],
      fault: undefined,
    });
    expect(await read(post(form([picture(300_000)], 'papers')))).toMatchObject({ message: 'after them', files: [] });
  });

  it('keeps only the first bytes of a large file that is not a picture', async () => {
    const page = Buffer.concat([Buffer.from('<!doctype html>'), Buffer.alloc(10 * MEGABYTE, 97)]);
    const { files, ...rest } = Object(await read(post(form([picture(9), page, picture(8)]))));
    expect(rest).toEqual({ name: 'สมชาย', message: 'after them', fault: undefined });
    expect(files).toEqual([picture(9), page.subarray(0, 64), picture(8)]);
  });

  it.each([
    ['photo-large', [picture(9), picture(PHOTO_LIMITS.bytes + 1)]],
    ['photo-large', [picture(10 * MEGABYTE)]],
    ['photos-many', Array.from({ length: 6 }, () => picture(MEGABYTE))],
  ])('keeps its texts and reports %s: %#', async (fault, photos) => {
    const sent = { name: 'สมชาย', message: 'after them', files: [], fault };
    expect(await read(post(form(photos)))).toEqual(sent);
  });
});

describe('an endless multipart form', () => {
  it.each([
    ['too-long', 'a text', part('name="message"'), Buffer.alloc(65_536, 97)],
    ['other-files', 'a file of another field', part('name="papers"; filename="a"'), picture(65_536)],
    ['too-long', 'the head of a part', '--x\r\nContent-Disposition: ', Buffer.alloc(65_536, 97)],
    [
      'other-files',
      'one part after the other',
      '--x\r\n',
      Buffer.from(`${part('name="a"; filename="a"')}b\r\n`.repeat(500)),
    ],
  ])('is rejected as %s, without reading on, if %s never ends', async (fault, _, start, piece) => {
    const { request, taken } = endless(start, piece);
    expect(await read(request)).toBe(fault);
    expect(taken()).toBeLessThan(MEGABYTE);
  });

  it.each(['\xff\xd8\xff', 'no picture'])(
    'is read up to the limit of a form if the file %j never ends',
    async (start) => {
      const { request, taken } = endless(`${part('name="photos"; filename="a"')}${start}`, Buffer.alloc(65_536, 7));
      expect(await read(request)).toBe('too-large');
      expect(taken()).toBeLessThan(28 * MEGABYTE);
    },
  );

  it('is rejected unread if its Content-Length is too large', async () => {
    const { request, taken } = endless(part('name="a"'), Buffer.alloc(65_536));
    request.headers.set('content-length', String(30 * MEGABYTE));
    expect(await read(request)).toBe('too-large');
    expect(taken()).toBe(0);
  });
});

/** Part headers of texts and of skipped files. None of these parts is a picture. */
const PART_HEADERS = ['name="t"', 'name="papers"; filename="a"'].flatMap((head) => [
  `form-data; ${head}`,
  `attachment; ${head}`,
]);

const anyPart = fc
  .record({ head: fc.constantFrom(...PART_HEADERS), bytes: fc.constantFrom(0, 10, 5_000, 20_000, 40_000) })
  .map(({ head, bytes }) => `--x\r\nContent-Disposition: ${head}\r\n\r\n${'y'.repeat(bytes)}\r\n`);

describe('the parts of a multipart form', () => {
  it('are read to their end, whatever their size, kind and chunks', async () => {
    const pieceSizes = fc.constantFrom(1_000, 16_384, 65_536, 1_000_000);
    const isRead = async (parts: readonly string[], size: number) => {
      const whole = Buffer.from(`${parts.join('')}--x--\r\n`);
      const pieces = async function* () {
        for (let at = 0; at < whole.length; at += size) yield whole.subarray(at, at + size);
      };
      const headers = { get: (name: string) => (name === 'content-type' ? TYPE : null) };
      expect(await readFormFields({ headers, body: pieces() })).toBeTruthy();
    };
    await fc.assert(fc.asyncProperty(fc.array(anyPart, { minLength: 1, maxLength: 5 }), pieceSizes, isRead), {
      numRuns: runs(200),
    });
  });
});

describe('the reading of multipart forms', () => {
  it('is rejected while other forms use all of the memory, and accepted when they have ended', async () => {
    const start = `${part('name="photos"; filename="a"')}\xff\xd8\xff`;
    const stalled = Array.from({ length: 25 }, () => {
      let end = () => {};
      const pieces = [Buffer.from(start, 'latin1'), Buffer.alloc(4 * MEGABYTE - 100, 7), null];
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          const piece = pieces.shift();
          if (piece) return controller.enqueue(piece);
          await new Promise<void>((resolve) => {
            end = resolve;
          });
          controller.close();
        },
      });
      const init: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        body,
        headers: { 'Content-Type': TYPE },
        duplex: 'half',
      };
      return { answer: read(new Request('http://internal/', init)), end: () => end() };
    });
    const small = () => read(post(form([picture(MEGABYTE)])));
    await expect.poll(small, { timeout: 10_000 }).toBe('too-busy');
    expect(await read(post(form([])))).toMatchObject({ name: 'สมชาย' });
    for (const { end } of stalled) end();
    await Promise.all(stalled.map(({ answer }) => answer));
    expect(await small()).toMatchObject({ name: 'สมชาย', fault: undefined });
  });

  it('never throws and always ends, even for truncated or damaged forms', async () => {
    const whole = Buffer.from(await post(form([picture(2_000), Buffer.from('x')])).arrayBuffer());
    const boundary = whole.toString('latin1', 2, whole.indexOf('\r\n'));
    const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
    await fc.assert(
      fc.asyncProperty(
        fc.nat(whole.length),
        fc.nat(whole.length),
        fc.uint8Array({ maxLength: 20 }),
        async (cut, at, damage) => {
          const body = Buffer.from(whole.subarray(0, cut));
          body.set(damage.subarray(0, Math.max(0, body.length - at)), Math.min(at, body.length));
          const fields = await read(post(body, headers));
          expect(typeof fields === 'string' ? fields : typeof fields.name).toMatch(/^(unreadable|string|undefined)$/);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

describe('a form without files', () => {
  const URLENCODED = 'application/x-www-form-urlencoded';
  const JSON_TYPE = 'application/json';

  const post = (body: BodyInit, type?: string) =>
    new Request('http://internal/', {
      method: 'POST',
      body,
      headers: type === undefined ? {} : { 'Content-Type': type },
    });

  async function name(body: BodyInit, type?: string): Promise<unknown> {
    const fields = await readFormFields(post(body, type));
    return typeof fields === 'string' ? fields : fields.get('name');
  }

  const form = () => {
    const data = new FormData();
    data.append('name', 'สมชาย');
    data.append('name', 'second');
    return data;
  };

  describe('the fields of a form', () => {
    it('are the same in each encoding', async () => {
      expect(await name('name=%E0%B8%AA%E0%B8%A1%E0%B8%8A%E0%B8%B2%E0%B8%A2&name=second', URLENCODED)).toBe('สมชาย');
      expect(await name('{"name":"สมชาย"}', `${JSON_TYPE}; charset=utf-8`)).toBe('สมชาย');
      expect(await name(form())).toBe('สมชาย');
    });

    it('are texts, never files, numbers or inherited properties', async () => {
      const data = new FormData();
      data.append('name', new Blob(['x']), 'a.txt');
      expect(await name(data)).toBeUndefined();
      expect(await name('{"name":1}', JSON_TYPE)).toBeUndefined();
      const fields = await readFormFields(post('{"__proto__":{"name":"x"}}', JSON_TYPE));
      expect(typeof fields === 'string' ? fields : [fields.get('name'), fields.get('toString')]).toEqual([
        undefined,
        undefined,
      ]);
    });

    it.each([
      ['unsupported', 'name=x', 'text/plain'],
      ['unsupported', 'name=x', 'toString'],
      ['unreadable', '{"name":', JSON_TYPE],
      ['unreadable', '[1]', JSON_TYPE],
      ['unreadable', 'null', JSON_TYPE],
      ['unreadable', '--x', 'multipart/form-data'],
      ['unreadable', 'nothing of the kind', 'multipart/form-data; boundary=x'],
      ['unreadable', Array.from({ length: 101 }, (_, index) => `a${index}=1`).join('&'), URLENCODED],
      ['too-long', `name=${'x'.repeat(65_536)}`, URLENCODED],
    ])('are rejected as %s: %#', async (fault, body, type) => expect(await name(body, type)).toBe(fault));

    it('never throw', async () => {
      const types = fc.constantFrom(URLENCODED, JSON_TYPE, 'multipart/form-data; boundary=x', 'x', '');
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), types, async (body, type) => {
          const fields = await readFormFields(post(new Uint8Array(body), type));
          expect(typeof fields === 'string' || fields.get('name') === undefined || true).toBe(true);
        }),
      );
    });
  });
});
