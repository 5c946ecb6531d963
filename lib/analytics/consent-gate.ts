import { type ConsentChoices, isAnyAllowed, isLessAllowed, NOTHING_ALLOWED } from './consent';
import type { SiteEvent } from './site-event';

/** Of what happened before a choice; who looks at more pages without an answer has the oldest forgotten. */
const HELD_AT_MOST = 200;

export type GateDoors = {
  /** Tells the tag manager what is allowed, whether it is loaded or not. */
  readonly tell: (choices: ConsentChoices) => void;
  /** Loads it; called once at most. */
  readonly load: () => void;
  readonly send: (event: SiteEvent) => void;
};

export type ConsentGate = {
  readonly take: (event: SiteEvent) => void;
  readonly decide: (choices: ConsentChoices) => void;
};

/**
 * What stands between what happens and the tag manager (A4): events before the choice are held, then sent in their order
 * or dropped by it. Once something is taken back nothing is sent until something is allowed again.
 */
export function consentGate({ tell, load, send }: GateDoors): ConsentGate {
  let held: SiteEvent[] = [];
  let decided: ConsentChoices | null = null;
  let isOpen = false;
  let isLoaded = false;

  const open = () => {
    isOpen = true;
    if (!isLoaded) load();
    isLoaded = true;
    for (const event of held) send(event);
  };
  return {
    take: (event) => {
      if (isOpen) send(event);
      else if (decided === null) held = [...held.slice(1 - HELD_AT_MOST), event];
    },
    decide: (choices) => {
      const before = decided ?? NOTHING_ALLOWED;
      const isSame = before.measurement === choices.measurement && before.advertising === choices.advertising;
      if (decided !== null && isSame) return;
      decided = choices;
      tell(choices);
      if (isLessAllowed(before, choices)) isOpen = false;
      else if (isAnyAllowed(choices) && !isOpen) open();
      held = [];
    },
  };
}
