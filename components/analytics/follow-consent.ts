import {
  type Consent,
  type ConsentChoices,
  consentGate,
  consentOf,
  consentSignals,
  cookieDeletions,
  NOTHING_ALLOWED,
  parseConsent,
} from '@/lib/analytics/consent';
import { anonymizedEvent, wholeView } from '@/lib/analytics/page-view';
import type { SiteEvent } from '@/lib/analytics/site-event';
import { persistedStore } from '../saved/persisted-store';
import { currentView, record, subscribeToEvents } from './page-analytics';
import { watchEvents } from './watch-events';

/** Null before an answer. If storage is blocked, it lasts as long as the document. */
export const consentChoice = persistedStore<Consent | null>('consent', parseConsent);

export const saveConsent = (choices: ConsentChoices): void => consentChoice.set(consentOf(choices, new Date()));

/** How long the tags wait for consent, in milliseconds. The choice is sent before the container loads. */
const WAIT_MS = 500;

function updateConsent(choices: ConsentChoices): void {
  command('consent', 'update', consentSignals(choices));
  for (const cookie of cookieDeletions(document.cookie, window.location.hostname, choices)) document.cookie = cookie;
}

/** A document from the back/forward cache is another view. */
function recordShownAgain(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const view = currentView();
    if (persisted && view !== undefined) record(view);
  });
}

let isFollowed = false;

/** Its address is a secret, which a container could read (decisions 59 and 63). */
const SECRET_PAGE = /\/(?:status|preview)\//;

/** A4: sends the defaults, then the visitor's choices, also those from other windows. Runs once per document. */
export function followConsent(gtmId: string): void {
  if (isFollowed || SECRET_PAGE.test(location.pathname)) return;
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

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

function command(..._: ['consent', 'default' | 'update', Readonly<Record<string, string | number>>]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag manager does not treat an array as a command.
  window.dataLayer.push(arguments);
}

/** Sends events in the next task, so that the container does not delay the page, or on `pagehide`. */
function soon(send: (event: SiteEvent) => void): (event: SiteEvent) => void {
  const waiting: SiteEvent[] = [];
  const sendWaiting = () => {
    for (const event of waiting.splice(0)) send(event);
  };
  return (event) => {
    if (waiting.push(event) > 1) return;
    setTimeout(sendWaiting);
    window.addEventListener('pagehide', sendWaiting, { once: true });
  };
}
