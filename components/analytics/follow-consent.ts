import { type ConsentChoices, consentSignals, NOTHING_ALLOWED } from '@/lib/analytics/consent';
import { consentGate } from '@/lib/analytics/consent-gate';
import { cookieDeletions } from '@/lib/analytics/google-cookies';
import { toldEvent } from '@/lib/analytics/page-view';
import type { SiteEvent } from '@/lib/analytics/site-event';
import { wholeView } from '@/lib/analytics/whole-view';
import { consentChoice } from './consent-choice';
import { command, soon } from './data-layer';
import { record, shownView, takeEvents } from './record';
import { watchEvents } from './watch-events';

/** How long the container's tags wait for a choice, in milliseconds; it is told of one before it is loaded. */
const WAIT_MS = 500;

function tell(choices: ConsentChoices): void {
  command('consent', 'update', consentSignals(choices));
  for (const line of cookieDeletions(document.cookie, window.location.hostname, choices)) document.cookie = line;
}

/** A document that the browser had kept whole and shows again, by back or forward, is one more view of its page. */
function recordShownAgain(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const view = shownView();
    if (persisted && view !== undefined) record(view);
  });
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
  // Imported here, so that visitors who have not agreed download none of it.
  const load = async () => {
    const { loadTagManager } = await import('./tag-manager');
    const send = soon(await loadTagManager(gtmId));
    return (event: SiteEvent) => send(wholeView(event));
  };
  const gate = consentGate({ tell, load });
  const follow = () => {
    const consent = consentChoice.current();
    if (consent !== null) gate.decide(consent.choices);
  };
  watchEvents();
  takeEvents((event) => gate.take(toldEvent(event)));
  consentChoice.subscribe(follow);
  // After it: a document that is shown again first hears what was taken back meanwhile.
  recordShownAgain();
  follow();
}
