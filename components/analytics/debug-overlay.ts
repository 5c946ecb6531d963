import { type EventFault, eventFaults } from '@/lib/analytics/catalogue';
import { anonymizedEvent } from '@/lib/analytics/page-view';
import type { SiteEvent } from '@/lib/analytics/site-event';
import { subscribeToEvents } from './page-analytics';

const PARAM = 'debug_analytics';
const MAX_LINES = 200;

const FAULTS: Readonly<Record<EventFault['code'], string>> = {
  'unknown-event': 'not in the catalogue',
  missing: 'missing',
  unknown: 'no parameter of this event',
  'not-allowed': 'not an allowed value',
  personal: 'looks personal',
};

/** `?debug_analytics=1` enables the overlay for this window until `=0`, because the next pages have another query. */
function isEnabled(): boolean {
  const requested = new URLSearchParams(location.search).get(PARAM);
  try {
    if (requested !== null) sessionStorage.setItem(PARAM, requested);
    return sessionStorage.getItem(PARAM) === '1';
  } catch {
    return requested === '1';
  }
}

/** Sets style properties, because the CSP forbids style attributes. */
function createElement(name: string, text: string, style: Partial<CSSStyleDeclaration> = {}): HTMLElement {
  const element = Object.assign(document.createElement(name), { textContent: text });
  Object.assign(element.style, style);
  return element;
}

const nameOf = ({ event, target, action }: SiteEvent) => (target === undefined ? event : `${target} · ${action}`);

const parametersText = ({ event: _, target: _target, action: _action, ...parameters }: SiteEvent) =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n');

function overlayLine(event: SiteEvent): HTMLElement {
  const faults = eventFaults(event);
  const line = createElement('li', '', {
    borderLeft: `4px solid ${faults.length > 0 ? '#ff6b6b' : '#51cf66'}`,
    margin: '0 0 8px',
    padding: '2px 8px',
  });
  line.dataset.faults = String(faults.length);
  const parameters = createElement('pre', parametersText(event), { margin: '0', whiteSpace: 'pre-wrap' });
  line.append(createElement('b', nameOf(event)), parameters);
  for (const { parameter, code } of faults) {
    line.append(createElement('p', `${parameter}: ${FAULTS[code]}`, { color: '#ff8787', margin: '0' }));
  }
  return line;
}

function createPanel(): { panel: HTMLElement; list: HTMLElement } {
  const panel = createElement('aside', '', {
    ...{ position: 'fixed', left: '8px', bottom: '8px', zIndex: '2147483647', width: 'min(22rem, calc(100vw - 16px))' },
    ...{ maxHeight: '45dvh', overflow: 'auto', padding: '8px', borderRadius: '8px', overflowWrap: 'anywhere' },
    ...{ background: '#101418f2', color: '#f1f3f5', font: '12px/1.4 ui-monospace, monospace' },
  });
  panel.setAttribute('aria-label', 'Analytics events');
  panel.dataset.debugEvents = '';
  const list = createElement('ol', '', { listStyle: 'none', margin: '0', padding: '0' });
  const clear = createElement('button', 'clear', { textDecoration: 'underline', marginLeft: '8px' });
  clear.addEventListener('click', () => list.replaceChildren());
  const head = createElement('p', 'Events, newest first', { margin: '0 0 8px' });
  head.append(clear);
  panel.append(head, list);
  return { panel, list };
}

export function openOverlay(): void {
  if (!isEnabled()) return;
  const { panel, list } = createPanel();
  subscribeToEvents((event) => {
    list.prepend(overlayLine(anonymizedEvent(event)));
    if (list.childElementCount > MAX_LINES) list.lastElementChild?.remove();
    // A switch of language replaces the body.
    if (!panel.isConnected) document.body.append(panel);
  });
  document.body.append(panel);
}
