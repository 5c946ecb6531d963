import 'server-only';
import { alerts } from '../alerts/alerts.server';
import { env } from '../config/env';
import { errorText, log } from '../config/log';
import { warmContent } from '../content/store.server';
import { leads } from '../leads/leads.server';
import { assertRoutes } from '../navigation/routes';
import { assertViewsIgnored } from '../navigation/view-of-route';
import { followContent, warmSearch } from '../search/search.server';

/** @throws EnvError for an invalid environment value, and N4's error for an unknown validator */
export async function startUp(): Promise<void> {
  assertViewsIgnored(env().VIEWS_IGNORED);
  assertRoutes();
  // An unwritable folder does not stop the server: its health reports it.
  const outbox = leads().opened();
  await warmContent();
  await warmSearch();
  followContent();
  await alerts()
    ?.open()
    .catch((error: unknown) => log('error', 'alerts not opened', { reason: errorText(error) }));
  await outbox;
}
