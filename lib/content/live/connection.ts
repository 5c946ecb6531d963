import { FIRESTORE } from '../../config/constants';
import { errorText, log } from '../../config/log';
import { backOffMs } from '../../http/back-off';
import { withDeadline } from '../../http/with-deadline';

/** The source answered, and its answer is no: to ask again at once, or to ask for something else, is no use or no harm. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Asked too much: wait as long as there is. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch';
}

type ConnectionState = { readonly online: boolean; readonly reason?: string };

export interface Connection {
  /**
   * Asks the source. Rejects after 15 s without an answer, at once while the source is given up, and with what the
   * source says.
   */
  readonly ask: <Answer>(run: () => Promise<Answer>) => Promise<Answer>;
  readonly state: () => ConnectionState;
  /** Whole milliseconds until the source may be asked again; 0 while it is online. */
  readonly retryInMs: () => number;
  /** Settles when the source is given up. */
  readonly lost: () => Promise<void>;
}

const now = () => performance.now();

/** One source's state for all who ask it: lost after 10 s of silence or a failure, tried again after a back-off (X). */
export function createConnection(): Connection {
  let failures = 0;
  let reason: string | undefined;
  let retryAt = 0;
  let listeners: (() => void)[] = [];

  const lose = (why: string) => {
    if (reason === undefined) log('error', 'content source lost', { reason: why });
    reason = why;
    for (const tell of listeners) tell();
    listeners = [];
  };
  const fail = (error: unknown) => {
    failures = error instanceof TooMuch ? Number.POSITIVE_INFINITY : failures + 1;
    retryAt = now() + backOffMs(failures, Math.random());
    lose(errorText(error));
  };
  const succeed = () => {
    if (reason !== undefined) log('info', 'content source back');
    failures = 0;
    reason = undefined;
  };

  return {
    async ask(run) {
      if (reason !== undefined && now() < retryAt) throw new Error(reason);
      let isLate = false;
      const silent = setTimeout(() => {
        isLate = true;
        lose('no answer in 10 s');
      }, FIRESTORE.offlineAfterMs);
      // A late answer is taken, but a source that answers late is not back: it would come and go with each request.
      const answered = () => {
        if (!isLate) succeed();
      };
      try {
        const answer = await withDeadline(FIRESTORE.requestTimeoutMs, run);
        answered();
        return answer;
      } catch (error) {
        if (error instanceof Refusal) answered();
        else fail(error);
        throw error;
      } finally {
        clearTimeout(silent);
      }
    },
    state: () => (reason === undefined ? { online: true } : { online: false, reason }),
    retryInMs: () => (reason === undefined ? 0 : Math.max(0, Math.ceil(retryAt - now()))),
    lost: () => (reason === undefined ? new Promise((resolve) => listeners.push(resolve)) : Promise.resolve()),
  };
}
