import { useCallback, useRef, useState } from 'react';

export type Late<Loaded> = { step: 'closed' | 'loading' | 'failed' } | { step: 'open'; loaded: Loaded; round: number };

/** Loads code on a press. `prepare` prefetches it. `fail` is for code that breaks later, and `open` then retries. */
export function useLate<Loaded>(load: () => Promise<Loaded>) {
  const [late, setLate] = useState<Late<Loaded>>({ step: 'closed' });
  const round = useRef(0);
  const fail = useCallback(() => setLate({ step: 'failed' }), []);
  const close = useCallback(() => setLate({ step: 'closed' }), []);
  const prepare = () => void load().catch(() => {});
  const open = useCallback(() => {
    round.current += 1;
    setLate({ step: 'loading' });
    load().then((loaded) => setLate({ step: 'open', loaded, round: round.current }), fail);
  }, [load, fail]);
  return { late, open, close, fail, prepare };
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a press should open the link in the same tab. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
