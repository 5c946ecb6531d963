import 'server-only';
import { env } from '../config/env';
import { warmContent } from '../content/store.server';
import { assertRoutes } from '../navigation/routes';
import { warmSearch } from '../search/search.server';

/** @throws EnvError for a wrong environment value, and N4's error for a route rule with an unknown validator. */
export async function startUp(): Promise<void> {
  env();
  assertRoutes();
  await warmContent();
  await warmSearch();
}
