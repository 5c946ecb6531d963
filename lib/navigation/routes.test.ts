import { describe, expect, it } from 'vitest';
import { assertRoutes, firstPagePath, isValidPath, matchRoute, ROUTES, type RouteName, routePath } from './routes';

describe('R1 the route table', () => {
  it('contains the 17 routes of the specification, areas, projects, the index of articles, the comparison, enquiries and thank-you pages', () => {
    expect(ROUTES.map(({ pattern }) => pattern)).toEqual([
      '/',
      '/below-market-price/:page',
      '/investment-properties/:page',
      '/new-renovated/:page',
      '/properties/:page',
      '/properties/:type/:place',
      '/properties/:type/:place/:page',
      '/our-works/:page',
      '/search',
      '/search/request',
      '/search/request/sent/:reference',
      '/compare',
      '/listings/:id',
      '/listings/:id/enquire',
      '/listings/:id/enquire/sent/:reference',
      '/contents/:id',
      '/our-team',
      '/our-team-content/:id',
      '/our-works-content/:id',
      '/company-information/about-us',
      '/company-information/company-profile',
      '/company-information/contact-us',
      '/company-information/join-us',
      '/company-information/privacy',
      '/contact-us-for-sell',
      '/contact-us-for-sell/sent/:reference',
      '/contents',
      '/projects/:id',
    ]);
  });

  it('R5 matches the path of each route', () => {
    for (const { name } of ROUTES) {
      const path = routePath(name, {
        page: 2,
        type: 'condo',
        place: 'watthana-bangkok',
        id: 'rm-1',
        reference: '3F9A-07C1',
      });
      expect(matchRoute(path)?.route.name).toBe(name satisfies RouteName);
    }
  });

  it.each(['/nope', '/properties', '/properties/', '/listings/a/b', '', '//'])('has no route for %s', (path) => {
    expect(matchRoute(path)).toBeNull();
  });
});

describe('validation', () => {
  it.each(['1', '9', '120'])('R2 accepts page %s', (page) => {
    expect(isValidPath(`/properties/${page}`)).toBe(true);
  });

  it.each(['0', '-1', '01', '1e9', 'abc', '1.0', '+1', ' 1', '๑', '1234567890', '%31'])(
    'R2 rejects page %s',
    (page) => {
      expect(isValidPath(`/properties/${page}`)).toBe(false);
    },
  );

  it.each(['rm-1001', 'A', 'a'.repeat(64), 'x_y-Z9'])('R3 accepts id %s', (id) => {
    expect(isValidPath(`/listings/${id}`)).toBe(true);
  });

  it.each(['__proto__', '-x', 'a%2Fb', '😀', 'a b', 'a.b', 'x'.repeat(65), 'x'.repeat(10_000)])(
    'R3 rejects id %s',
    (id) => {
      expect(isValidPath(`/listings/${id}`)).toBe(false);
    },
  );

  it.each(['/properties/condo/watthana-bangkok', '/properties/homes/bangkok', '/properties/land/bangkok/2'])(
    'accepts the area %s',
    (path) => expect(isValidPath(path)).toBe(true),
  );

  it.each([
    '/properties/Condo/bangkok',
    '/properties/castle/bangkok',
    '/properties/condo/Bangkok',
    '/properties/condo/bangkok-',
    '/properties/condo/กรุงเทพ',
    '/properties/condo/bangkok/0',
    `/properties/condo/${'a'.repeat(201)}`,
    '/properties/constructor/bangkok',
  ])('rejects the area %s', (path) => expect(isValidPath(path)).toBe(false));

  it('accepts the reference of an enquiry, and rejects anything else in its place', () => {
    expect(isValidPath('/contact-us-for-sell/sent/3F9A-07C1')).toBe(true);
    for (const wrong of ['3f9a-07c1', '3F9A07C1', '3F9A-07C1-', 'GGGG-0000', '%33F9A-07C1'])
      expect(isValidPath(`/contact-us-for-sell/sent/${wrong}`)).toBe(false);
  });

  it('N4 rejects a table with an unknown validator', () => {
    expect(() => assertRoutes([{ name: 'x', pattern: '/x/:id', validate: { id: 'x' } }])).toThrow(
      "Unknown route middleware: 'x'.",
    );
    expect(() => assertRoutes([{ name: 'x', pattern: '/x/:id', validate: { id: 'constructor' } }])).toThrow(
      "Unknown route middleware: 'constructor'.",
    );
    expect(() => assertRoutes()).not.toThrow();
  });
});

it('R2 returns the first page of a list without a page number', () => {
  expect(firstPagePath('/properties')).toBe('/properties/1');
  expect(firstPagePath('/our-works')).toBe('/our-works/1');
  expect(firstPagePath('/search')).toBeNull();
  expect(firstPagePath('/')).toBeNull();
});

it('encodes parameters in a path', () => {
  expect(routePath('listing', { id: 'a/b c' })).toBe('/listings/a%2Fb%20c');
});
