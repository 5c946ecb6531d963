import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFormFields } from './sent-fields.server';

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
