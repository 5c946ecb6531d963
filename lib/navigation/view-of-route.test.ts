import { PARAM_NAMES, paramKey } from 'thai-property-search/params';
import { expect, it } from 'vitest';
import { ROUTES } from './routes';
import { assertViewsIgnored, viewOfRoute } from './view-of-route';

const routes = [
  { name: 'a', pattern: '/a', view: 'A page' },
  { name: 'b', pattern: '/b', view: '' },
  { name: 'c', pattern: '/c', queryViews: { except: ['x'] } },
];

it('A2 names a view by the tag of its route, or else by the name', () => {
  expect(viewOfRoute('a', [], routes)).toEqual({ name: 'A page' });
  expect(viewOfRoute('b', [], routes)).toEqual({ name: 'b' });
  expect(viewOfRoute('c', [], routes)).toEqual({ name: 'c', queryViews: { except: ['x'] } });
});

it('A2 returns null for an ignored or unknown route', () => {
  expect(viewOfRoute('a', ['b', 'a'], routes)).toBeNull();
  expect(viewOfRoute('d', [], routes)).toBeNull();
});

it('A2 stops the start if an ignored route is unknown, with a list of the known routes', () => {
  expect(() => assertViewsIgnored(['our-team', 'privacy'])).not.toThrow();
  expect(() => assertViewsIgnored(['our-team', 'our-teem'])).toThrow(
    /^VIEWS_IGNORED: 'our-teem' is not allowed; allowed are home, .*our-team, .*\.$/,
  );
});

it('counts every page if none is ignored, and a query only for searches', () => {
  // Further pages of an area count as views of the area.
  for (const { name } of ROUTES) expect(viewOfRoute(name, [])?.name).toBe(name === 'area-page' ? 'area' : name);
  expect(ROUTES.filter((route) => 'queryViews' in route).map(({ name }) => name)).toEqual(['search', 'contents']);
});

it('leaves out only parameters that the search has', () => {
  const known = PARAM_NAMES.map(paramKey);
  for (const name of viewOfRoute('search', [])?.queryViews?.except ?? []) expect(known).toContain(name);
});
