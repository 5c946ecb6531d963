import { expect, it } from 'vitest';
import { formOrigin } from './own-origin';

const OWN = ['rommai.example', 'localhost:3000'];

it.each([
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://rommai.example' }, 'own'],
  [{ 'Sec-Fetch-Site': 'same-origin' }, 'own'],
  [{ Origin: 'http://localhost:3000' }, 'own'],
  [{}, 'unknown'],
  [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://rommai.example' }, 'foreign'],
  [{ 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.rommai.example' }, 'foreign'],
  [{ 'Sec-Fetch-Site': 'none' }, 'foreign'],
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://elsewhere.example' }, 'foreign'],
  [{ Origin: 'https://rommai.example.elsewhere.example' }, 'foreign'],
  [{ Origin: 'https://rommai.example:8443' }, 'foreign'],
  [{ Origin: 'null' }, 'foreign'],
  [{ Origin: '' }, 'foreign'],
] as const)('classifies %j as %s', (headers, origin) => {
  expect(formOrigin(new Headers(headers as Record<string, string>), OWN)).toBe(origin);
});
