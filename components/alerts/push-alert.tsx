'use client';

import { type ReactNode, type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/button';
import type { PushFault } from './subscribe-device';

const neverChanges = () => () => undefined;
const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

type Props = {
  endpoint: string;
  /** The site's public key. */
  siteKey: string;
  words: { submit: string; mine: string; faults: Record<PushFault, string> };
  /** The fields of the form. */
  children: ReactNode;
  /** Instead of the form, in a browser without push messages. */
  without: ReactNode;
};

/** Asks for alerts on this device. The browser's question and the code for it come with the press. */
export function PushAlert({ endpoint, siteKey, words, children, without }: Props) {
  const isSupported = useSyncExternalStore<boolean | undefined>(neverChanges, canPush, () => undefined);
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<PushFault | 'adds' | 'opens' | undefined>();
  const go = async (action: 'adds' | 'opens') => {
    // Before any wait, because browsers ask only right after a press.
    const permission = action === 'adds' ? Notification.requestPermission() : null;
    setState(action);
    try {
      const { alertsOfDevice, subscribeDevice } = await import('./subscribe-device');
      const fields = fieldsOf(form);
      const outcome = await (permission === null
        ? alertsOfDevice({ endpoint, siteKey, fields: {} })
        : subscribeDevice({ endpoint, siteKey, fields }, await permission));
      if ('page' in outcome) location.assign(outcome.page);
      setState('page' in outcome ? undefined : outcome.fault);
    } catch {
      setState('failed');
    }
  };
  if (isSupported === false) return without;
  const isBusy = state === 'adds' || state === 'opens';
  return (
    <form
      ref={form}
      hidden={!isSupported}
      onSubmit={(event) => event.preventDefault()}
      className="space-y-5 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      {children}
      <div className="flex flex-wrap gap-3">
        <Button size="large" loading={state === 'adds'} onClick={() => !isBusy && go('adds')}>
          {words.submit}
        </Button>
        <Button variant="quiet" size="large" loading={state === 'opens'} onClick={() => !isBusy && go('opens')}>
          {words.mine}
        </Button>
        <p role="alert" className="w-full empty:hidden">
          {state === undefined || isBusy ? null : words.faults[state]}
        </p>
      </div>
    </form>
  );
}

const fieldsOf = ({ current }: RefObject<HTMLFormElement | null>): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(current ?? undefined)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
