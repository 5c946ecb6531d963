import 'server-only';
import { env } from '../config/env';
import { warmContent } from '../content/store.server';
import { leads } from '../leads/leads.server';
import { assertRoutes } from '../navigation/routes';
import { assertViewsIgnored } from '../navigation/view-of-route';
import { followContent, warmSearch } from '../search/search.server';

/** @throws EnvError for a wrong environment value, and N4's error for a route rule with an unknown validator. */
export async function startUp(): Promise<void> {
  assertViewsIgnored(env().VIEWS_IGNORED);
  assertRoutes();
  // A folder that cannot be written stops nothing: the status says so, and whoever sends an enquiry is told.
  const outbox = leads().opened();
  await warmContent();
  await warmSearch();
  followContent();
  await outbox;
}
