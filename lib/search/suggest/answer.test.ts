import { expect, it } from 'vitest';
import { isSuggestionResponses } from './answer';

const good = { kind: 'station', path: '/search?station=BTS-E9', name: 'On Nut', note: 'BTS station', homes: '4 homes' };

it('accepts suggestions', () => {
  expect(isSuggestionResponses([])).toBe(true);
  expect(isSuggestionResponses([good])).toBe(true);
});

it.each([
  ['no list', good],
  ['nothing', null],
  ['a string', ['x']],
  ['another kind', [{ ...good, kind: 'road' }]],
  ['another host', [{ ...good, path: '//evil.example' }]],
  ['a backslash', [{ ...good, path: '/\\evil.example' }]],
  ['a script', [{ ...good, path: 'javascript:alert(1)' }]],
  ['no name', [{ ...good, name: undefined }]],
  ['a number', [{ ...good, homes: 4 }]],
])('rejects %s', (_, value) => {
  expect(isSuggestionResponses(value)).toBe(false);
});
