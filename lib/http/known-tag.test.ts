import { expect, it } from 'vitest';
import { matchesETag } from './known-tag';

it.each(['"a"', 'W/"a"', '"b", "a"', '"b" ,W/"a"', '*', ' * '])('%s contains the tag', (header) => {
  expect(matchesETag(header, '"a"')).toBe(true);
  expect(matchesETag(header, 'W/"a"')).toBe(true);
});

it.each(['"b"', 'a', '"A"', '"a', '', null, undefined])('%s does not contain the tag', (header) =>
  expect(matchesETag(header, '"a"')).toBe(false),
);
