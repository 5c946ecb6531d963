import { expect, it } from 'vitest';
import { isKnownTag } from './known-tag';

it.each(['"a"', 'W/"a"', '"b", "a"', '"b" ,W/"a"', '*', ' * '])('%s contains the tag', (header) => {
  expect(isKnownTag(header, '"a"')).toBe(true);
  expect(isKnownTag(header, 'W/"a"')).toBe(true);
});

it.each(['"b"', 'a', '"A"', '"a', '', null, undefined])('%s does not contain the tag', (header) =>
  expect(isKnownTag(header, '"a"')).toBe(false),
);
