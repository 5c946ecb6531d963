import { BUILD_POLL_INTERVAL_MS } from '../config/constants';
import { readBuildId } from './build-manifest';

type Watch = {
  /** The build that the page is of. */
  readonly ownId: string;
  /** Asks for `latest.json`; whatever it rejects with counts as no answer. */
  readonly ask: () => Promise<unknown>;
  /** Runs something when the visitor does not feel it. */
  readonly whenFree: (run: () => void) => void;
  readonly onNewBuild: () => void;
};

/**
 * U2: asks each hour whether the site is of another build by now, and no more once it is. Without an answer that
 * can be read the next hour decides. Gives back how to stop it.
 */
export function watchBuild({ ownId, ask, whenFree, onNewBuild }: Watch): () => void {
  let isWaiting = false;
  const stop = () => clearInterval(timer);
  const poll = async () => {
    const id = readBuildId(await ask().catch(() => null));
    isWaiting = false;
    if (id === null || id === ownId) return;
    stop();
    onNewBuild();
  };
  const timer = setInterval(() => {
    // A page may lie in the background for days: one question waits for it, not one for each hour.
    if (isWaiting) return;
    isWaiting = true;
    whenFree(() => void poll());
  }, BUILD_POLL_INTERVAL_MS);
  return stop;
}
