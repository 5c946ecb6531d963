import { expect, it } from 'vitest';
import { classNames } from './class-names';

it('X joins names, and the later of two conflicting names wins', () => {
  expect(classNames('p-2', { hidden: false }, ['text-sm', null], 'p-4')).toBe('text-sm p-4');
});
