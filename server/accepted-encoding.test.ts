import { expect, it } from 'vitest';
import { acceptedEncoding } from './accepted-encoding';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR;q=0.1, gzip;q=1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', 'identity'],
  ['brotli, xgzip', 'identity'],
  ['identity', 'identity'],
  ['*', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('returns for the header %j: %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));
