import { log } from '../../lib/config/log';
import { DeadlinePassed, withDeadline } from '../../lib/http/with-deadline';
import { LIMITS } from '../limits/limits';
import { loggedPath } from '../logged-path';
import { Overloaded } from '../overload/overloaded';
import { type NextHandler, type PageKey, type RenderedPage, renderPage } from './rendered-page';

/** Often the cause is the first load of a large content, which ends soon. */
const RETRY_AFTER_SECONDS = 10;

/**
 * Renders a page within the time limit of a render (decision 43).
 *
 * @throws Overloaded after that time, and what `renderPage` throws.
 */
export async function renderInTime(next: NextHandler, key: PageKey): Promise<RenderedPage> {
  try {
    return await withDeadline(LIMITS.renderMs, () => renderPage(next, key));
  } catch (error) {
    if (!(error instanceof DeadlinePassed)) throw error;
    log('error', 'page overdue', { path: loggedPath(key.target) });
    throw new Overloaded(RETRY_AFTER_SECONDS);
  }
}
