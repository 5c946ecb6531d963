import { type ConsentChoices, consentSignals, NOTHING_ALLOWED } from '@/lib/analytics/consent';
import { consentGate } from '@/lib/analytics/consent-gate';
import { cookieDeletions } from '@/lib/analytics/google-cookies';
import { wholeView } from '@/lib/analytics/whole-view';
import { consentChoice } from './consent-choice';
import { command, pushSoon } from './data-layer';
import { takeEvents } from './record';
import { loadTagManager } from './tag-manager';
import { watchEvents } from './watch-events';

/** How long the container's tags wait for a choice, in milliseconds; it is told of one before it is loaded. */
const WAIT_MS = 500;

function tell(choices: ConsentChoices): void {
  command('consent', 'update', consentSignals(choices));
  for (const line of cookieDeletions(document.cookie, window.location.hostname, choices)) document.cookie = line;
}

let isFollowed = false;

/**
 * A4: consent mode's defaults before anything else, then whatever the visitor allows, here and in other windows. Once for
 * a document, however often its pages change.
 */
export function followConsent(gtmId: string): void {
  if (isFollowed) return;
  isFollowed = true;
  command('consent', 'default', {
    ...consentSignals(NOTHING_ALLOWED),
    functionality_storage: 'granted',
    security_storage: 'granted',
    wait_for_update: WAIT_MS,
  });
  const gate = consentGate({ tell, load: () => loadTagManager(gtmId), send: (event) => pushSoon(wholeView(event)) });
  const follow = () => {
    const consent = consentChoice.current();
    if (consent !== null) gate.decide(consent.choices);
  };
  takeEvents(gate.take);
  watchEvents();
  consentChoice.subscribe(follow);
  follow();
}
