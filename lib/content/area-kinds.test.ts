import { expect, it } from 'vitest';
import { namedKind } from './area-kinds';

it('does not call land and shophouses homes', () => {
  const land = { propertyType: 'land' } as const;
  const shophouse = { propertyType: 'shophouse' } as const;
  const condo = { propertyType: 'condo' } as const;
  expect(namedKind('homes', [land, shophouse])).toBe('property');
  expect(namedKind('homes', [land, condo])).toBe('homes');
  expect(namedKind('homes', [])).toBe('homes');
  expect(namedKind('land', [land])).toBe('land');
});
