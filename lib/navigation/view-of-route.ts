import type { ViewRule } from '../analytics/page-view';
import { ROUTES, type Route, type RouteName } from './routes';

/**
 * Routes whose views nobody counts. None today: the pages of thanks are what marketing measures most, and say no
 * reference.
 */
const VIEWS_IGNORED: readonly RouteName[] = [];

/** A2: how the views of a route are counted; null where they are not. */
export function viewOfRoute(
  name: string,
  routes: readonly Route[] = ROUTES,
  ignored: readonly string[] = VIEWS_IGNORED,
): ViewRule | null {
  const route = routes.find((candidate) => candidate.name === name);
  if (route === undefined || ignored.includes(name)) return null;
  const { view, queryViews } = route;
  return { name: view || name, ...(queryViews === undefined ? {} : { queryViews }) };
}
