import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { idOfContent } from './lead-id';

it('is the same for the same fields in any order, and another for others', () => {
  expect(idOfContent({ a: '1', b: '2' })).toBe(idOfContent({ b: '2', a: '1' }));
  expect(idOfContent({ a: '1', b: '2' })).not.toBe(idOfContent({ a: '12', b: '' }));
});

it('is a UUID of version 8', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (values) => {
      expect(z.uuid({ version: 'v8' }).safeParse(idOfContent(values)).success).toBe(true);
    }),
  );
});
