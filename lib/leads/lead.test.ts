import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { idOfContent } from './lead';

const DAY = '2026-11-23';

it('is the same for the same fields in any order, and differs for other values or another day', () => {
  const id = idOfContent({ a: '1', b: '2' }, DAY);
  expect(idOfContent({ b: '2', a: '1' }, DAY)).toBe(id);
  expect(idOfContent({ a: '12', b: '' }, DAY)).not.toBe(id);
  expect(idOfContent({ a: '1', b: '2' }, '2026-11-24')).not.toBe(id);
});

it('is a version 8 UUID', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (values) => {
      expect(z.uuid({ version: 'v8' }).safeParse(idOfContent(values, DAY)).success).toBe(true);
    }),
  );
});
