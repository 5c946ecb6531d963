import { fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { contactPressed } from '@/lib/analytics/events';
import { firstPressMark, inputMark, pressMark, type SiteEvent, shownMark } from '@/lib/analytics/site-event';
import { savedIds } from '../saved/saved-lists';
import { Disclosure } from '../ui/disclosure';
import { subscribeToEvents } from './page-analytics';
import { watchEvents } from './watch-events';

vi.mock('./debug-overlay', () => ({ openOverlay: () => undefined }));

const events: SiteEvent[] = [];
const eventNames = () => events.map(({ event }) => event);
const mark = (event: string) => ({ event });

beforeAll(() => {
  subscribeToEvents((event) => events.push(event));
  watchEvents();
});
afterEach(() => {
  events.length = 0;
});

/** Dispatches an input event as the browser does. Events of scripts are not trusted. */
function type(field: Element, isTrusted = true): void {
  const event = new Event('input', { bubbles: true });
  Object.defineProperty(event, 'isTrusted', { value: isTrusted });
  field.dispatchEvent(event);
}
const field = (name: string) => document.querySelector(`[name=${name}]`) ?? document.body;
/** Waits until shown elements are checked, which takes a frame and a task. */
const untilChecked = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
const show = (children: ReactNode) => render(<main>{children}</main>);

it('records each press on a marked link or button, or only the first one if the mark says so', async () => {
  const user = userEvent.setup();
  show(
    <div {...pressMark(mark('around'))}>
      <button type="button">
        <span>inside</span>
      </button>
      <p>beside</p>
      <button type="button" {...firstPressMark(mark('first'))}>
        once
      </button>
    </div>,
  );
  for (const text of ['inside', 'inside', 'beside', 'once', 'once'])
    await user.click(
      [...document.querySelectorAll('span,p,button')].findLast((each) => each.textContent === text) ?? document.body,
    );
  expect(eventNames()).toEqual(['around', 'around', 'first']);
});

it('records the chat link of a card with its listing', async () => {
  show(
    <article data-home="rm-1">
      <a href="#chat" className="card-chat">
        LINE
      </a>
    </article>,
  );
  await userEvent.click(document.querySelector('a') ?? document.body);
  expect(events).toEqual([contactPressed({ channel: 'line', place: 'card', listing: 'rm-1' })]);
});

it('records no press that only closes a menu', async () => {
  const user = userEvent.setup();
  show(
    <>
      <Disclosure summary="Menu" summaryClass="">
        <p>Entries</p>
      </Disclosure>
      <a href="#line" {...pressMark(mark('contact'))}>
        LINE
      </a>
    </>,
  );
  const menu = document.querySelector('details');
  const link = document.querySelector('a') ?? document.body;
  menu?.setAttribute('open', '');
  await user.click(link);
  expect([menu?.open, eventNames()]).toEqual([false, []]);
  await user.click(link);
  expect(eventNames()).toEqual(['contact']);
});

it('records a form step once, even if its fields are rendered again, and ignores input of scripts', () => {
  const form = (key: string) => (
    <form>
      <div key={key} {...inputMark(mark('step 1'))}>
        <input name="person" />
      </div>
      <div {...inputMark(mark('step 3'))}>
        <input name="message" />
      </div>
    </form>
  );
  const { rerender } = show(form('first'));
  type(field('person'), false);
  expect(eventNames()).toEqual([]);
  type(field('person'));
  type(field('person'));
  rerender(<main>{form('second')}</main>);
  type(field('person'));
  type(field('message'));
  expect(eventNames()).toEqual(['step 1', 'step 3']);
});

it('records a shown element once, by element or key, and an error page with its status', async () => {
  const { rerender } = show(<p {...shownMark(mark('nothing found'), 'a')} />);
  await untilChecked();
  rerender(
    <main>
      <section key="other" {...shownMark(mark('nothing found'), 'a')} />
      <i key="new" {...shownMark(mark('nothing found'), 'b')} />
      <b data-error-status="404" />
    </main>,
  );
  await untilChecked();
  expect(events).toMatchObject([
    { event: 'nothing found' },
    { event: 'nothing found' },
    { event: 'interaction', target: 'error-page', action: 'show', value: 404 },
  ]);
});

it('records which filters changed between two searches, but not when going back', async () => {
  const { rerender } = show(<i data-search="station=BTS-E9" />);
  await untilChecked();
  for (const search of ['type=condo&station=BTS-E9', 'station=BTS-E9']) {
    rerender(
      <main>
        <i data-search={search} />
      </main>,
    );
    await untilChecked();
  }
  expect(events).toMatchObject([{ target: 'filter', action: 'change', 'target-properties': 'type', value: 1 }]);
});

it('records a listing saved or removed in this window, but not in another one', () => {
  savedIds.add('rm-1');
  localStorage.setItem('saved-homes', '["rm-2","rm-1"]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'saved-homes' }));
  savedIds.remove(['rm-1']);
  expect(events).toMatchObject([
    { target: 'saved-homes', action: 'add', listing_id: 'rm-1' },
    { target: 'saved-homes', action: 'remove', listing_id: 'rm-1' },
  ]);
});

it('records the colour mode that the button has stored', () => {
  show(
    <div data-colour-mode="">
      <button type="button" onClick={() => localStorage.setItem('nuxt-color-mode', 'dark')}>
        Dark
      </button>
    </div>,
  );
  fireEvent.click(document.querySelector('button') ?? document.body);
  expect(events).toMatchObject([{ event: 'interaction', 'target-properties': 'dark' }]);
});
