import { log } from '../../lib/config/log';
import { DeadlinePassed, withDeadline } from '../../lib/http/with-deadline';
import { LIMITS } from '../limits/limits';
import { loggedPath } from '../logged-path';
import { Overloaded } from '../overload/overloaded';
import { type NextHandler, type PageKey, type RenderedPage, renderPage } from './rendered-page';

/** The cause is often the first load of a large content, which ends soon. */
const RETRY_AFTER_SECONDS = 10;

/**
 * Renders a page, for no longer than any answer may take (decision 43). After that nothing waits for the render any more.
 * @throws Overloaded after that time, and whatever `renderPage` throws
 */
export async function renderInTime(next: NextHandler, key: PageKey): Promise<RenderedPage> {
  try {
    return await withDeadline(LIMITS.answerMs, () => renderPage(next, key));
  } catch (error) {
    if (!(error instanceof DeadlinePassed)) throw error;
    log('error', 'page overdue', { path: loggedPath(key.target) });
    throw new Overloaded(RETRY_AFTER_SECONDS);
  }
}
