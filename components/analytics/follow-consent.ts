import { type ConsentChoices, consentSignals, NOTHING_ALLOWED } from '@/lib/analytics/consent';
import { consentGate } from '@/lib/analytics/consent-gate';
import { cookieDeletions } from '@/lib/analytics/google-cookies';
import { anonymizedEvent } from '@/lib/analytics/page-view';
import type { SiteEvent } from '@/lib/analytics/site-event';
import { wholeView } from '@/lib/analytics/whole-view';
import { consentChoice } from './consent-choice';
import { command, soon } from './data-layer';
import { currentView, record, subscribeToEvents } from './record';
import { watchEvents } from './watch-events';

/** How long the container's tags wait for consent, in milliseconds. The choice is sent before the container loads. */
const WAIT_MS = 500;

function updateConsent(choices: ConsentChoices): void {
  command('consent', 'update', consentSignals(choices));
  for (const cookie of cookieDeletions(document.cookie, window.location.hostname, choices)) document.cookie = cookie;
}

/** Records another view when the browser restores a document from the back/forward cache. */
function recordShownAgain(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const view = currentView();
    if (persisted && view !== undefined) record(view);
  });
}

let isFollowed = false;

/**
 * A4: sends consent mode's defaults first, then the visitor's choices, also those from other windows. Runs once per
 * document, however many pages the visitor opens in it.
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
  const gate = consentGate({ updateConsent, load });
  const follow = () => {
    const consent = consentChoice.current();
    if (consent !== null) gate.decide(consent.choices);
  };
  watchEvents();
  subscribeToEvents((event) => gate.enqueue(anonymizedEvent(event)));
  consentChoice.subscribe(follow);
  // Subscribe after `consentChoice`, so that a restored document first learns of a withdrawn consent.
  recordShownAgain();
  follow();
}
