import { expect, it } from 'vitest';
import { notFoundError } from './not-found';

it.each([
  ['/en-us/properties/01', 'Page Not Found: /en-us/properties/01'],
  ['/th-th/listings/nope', 'Page Not Found: /th-th/listings/nope'],
  ['/en-us/nope', 'Page not found: /en-us/nope'],
  ['/en-us/nope?a=%E0%B8%81', 'Page not found: /en-us/nope?a=ก'],
  ['/en-us/100%', 'Page not found: /en-us/100%'],
  ['/fr-fr/properties/1', 'Page not found: /fr-fr/properties/1'],
  ['/api/nope', 'Page not found: /api/nope'],
])('N3 describes %s', (path, message) => {
  expect(notFoundError(path)).toEqual({
    statusCode: 404,
    statusMessage: 'Page Not Found',
    message,
    data: { path: message.replace(/^[^:]+: /, '') },
  });
});
