import { type ConsentChoices, isAnyAllowed, isLessAllowed, NOTHING_ALLOWED } from './consent';
import type { SiteEvent } from './site-event';

/** The maximum number of events before a choice. Beyond it the oldest are dropped. */
const QUEUE_LIMIT = 200;

export type GateEffects = {
  /** Passes the consent to the tag manager, whether it is loaded or not. */
  readonly updateConsent: (choices: ConsentChoices) => void;
  /** Loads the tag manager and resolves to its send function. After a failure, the next event calls `load` again. */
  readonly load: () => Promise<(event: SiteEvent) => void>;
};

export type ConsentGate = {
  readonly enqueue: (event: SiteEvent) => void;
  readonly decide: (choices: ConsentChoices) => void;
};

/**
 * A queue between events and the tag manager (A4). It holds events until the visitor has chosen and the tag manager has
 * loaded, then sends them in order or drops them, depending on the choice. After the visitor withdraws consent, it
 * sends nothing until the visitor allows something again.
 */
export function consentGate({ updateConsent, load }: GateEffects): ConsentGate {
  let queue: SiteEvent[] = [];
  let current: ConsentChoices | null = null;
  let isOpen = false;
  let isLoading = false;
  let send: ((event: SiteEvent) => void) | undefined;

  const loadTagManager = async () => {
    if (isLoading) return;
    isLoading = true;
    send = await load().catch(() => undefined);
    isLoading = false;
    if (send !== undefined) flush();
  };
  const flush = () => {
    if (!isOpen) return;
    if (send === undefined) void loadTagManager();
    else for (const event of queue.splice(0)) send(event);
  };
  return {
    enqueue: (event) => {
      if (current !== null && !isOpen) return;
      queue = [...queue.slice(1 - QUEUE_LIMIT), event];
      flush();
    },
    decide: (choices) => {
      const before = current ?? NOTHING_ALLOWED;
      const isSame = before.measurement === choices.measurement && before.advertising === choices.advertising;
      if (current !== null && isSame) return;
      current = choices;
      updateConsent(choices);
      if (isLessAllowed(before, choices)) isOpen = false;
      else if (isAnyAllowed(choices)) isOpen = true;
      if (isOpen) flush();
      else queue = [];
    },
  };
}
