import { BUILD_POLL_INTERVAL_MS } from '../config/constants';
import { readBuildId } from './build-manifest';

type Watch = {
  /** The build of this page. */
  readonly ownId: string;
  /** Requests `latest.json`. A rejection counts as no response. */
  readonly fetchLatest: () => Promise<unknown>;
  /** Runs a callback when the browser is idle. */
  readonly whenIdle: (run: () => void) => void;
  readonly onNewBuild: () => void;
};

/**
 * U2: checks every hour whether the site runs another build, until it does. An unreadable response is ignored until the
 * next check. Returns a function that stops the checks.
 */
export function watchBuild({ ownId, fetchLatest, whenIdle, onNewBuild }: Watch): () => void {
  let isWaiting = false;
  const stop = () => clearInterval(timer);
  const poll = async () => {
    const id = readBuildId(await fetchLatest().catch(() => null));
    isWaiting = false;
    if (id === null || id === ownId) return;
    stop();
    onNewBuild();
  };
  const timer = setInterval(() => {
    // A page may be in the background for days, so queue at most one check.
    if (isWaiting) return;
    isWaiting = true;
    whenIdle(() => void poll());
  }, BUILD_POLL_INTERVAL_MS);
  return stop;
}
