import { useCallback, useRef, useState } from 'react';

/** Where something that is loaded by a press stands. */
export type Late<Loaded> = { step: 'closed' | 'loading' | 'failed' } | { step: 'open'; loaded: Loaded; round: number };

/**
 * Code that is loaded by a press. `prepare` may begin when somebody comes near; `fail` is for what was opened and then
 * broke, and `open` begins anew.
 */
export function useLate<Loaded>(load: () => Promise<Loaded>) {
  const [late, setLate] = useState<Late<Loaded>>({ step: 'closed' });
  const round = useRef(0);
  const fail = useCallback(() => setLate({ step: 'failed' }), []);
  const close = useCallback(() => setLate({ step: 'closed' }), []);
  const prepare = () => void load().catch(() => {});
  const open = () => {
    round.current += 1;
    setLate({ step: 'loading' });
    load().then((loaded) => setLate({ step: 'open', loaded, round: round.current }), fail);
  };
  return { late, open, close, fail, prepare };
}
