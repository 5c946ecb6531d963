import type { ViewRule } from '../analytics/page-view';
import { EnvError } from '../config/env';
import { ROUTES, type Route } from './routes';

/** A2: how the views of a route are counted. Null if they are not. `ignored` is the setting `VIEWS_IGNORED`. */
export function viewOfRoute(
  name: string,
  ignored: readonly string[],
  routes: readonly Route[] = ROUTES,
): ViewRule | null {
  const route = routes.find((candidate) => candidate.name === name);
  if (route === undefined || ignored.includes(name)) return null;
  const { view, queryViews } = route;
  return { name: view || name, ...(queryViews === undefined ? {} : { queryViews }) };
}

/** @throws EnvError if the setting `VIEWS_IGNORED` names an unknown route. Called at startup. */
export function assertViewsIgnored(ignored: readonly string[]): void {
  const names: readonly string[] = ROUTES.map(({ name }) => name);
  const unknown = ignored.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new EnvError(`VIEWS_IGNORED: '${unknown}' is not allowed; allowed are ${names.join(', ')}.`);
}
