import { log } from '../../lib/config/log';
import { DeadlinePassed, withDeadline } from '../../lib/http/with-deadline';
import { LIMITS } from '../limits/limits';
import { loggedPath } from '../logged-path';
import { Overloaded } from '../overload/overloaded';
import { type NextHandler, type PageKey, type RenderedPage, renderPage } from './rendered-page';

/** What takes longer than a visitor is let wait is often the first load of a large content: it is over in a while. */
const RETRY_AFTER_SECONDS = 10;

/**
 * A page, unless it takes longer than any answer may (decision 43). It is given up with the answer to whoever asked for
 * it first: nobody waits for it again.
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
