import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { PushAlert } from './push-alert';
import { PUSH_FAULTS, type PushFault } from './subscribe-device';

const faults = Object.fromEntries(PUSH_FAULTS.map((fault) => [fault, `It is ${fault}`])) as Record<PushFault, string>;
const KEY = '-_--';
const subscription = (key: number[], endpoint = 'https://push.example.com/a') => ({
  options: { applicationServerKey: new Uint8Array(key).buffer },
  toJSON: () => ({ endpoint }),
  unsubscribe: vi.fn(async () => true),
});

let permission = 'granted';
let before: ReturnType<typeof subscription> | null = null;
let answer = new Response('{"page":"/th-th/alerts/status/a"}');
const subscribe = vi.fn(async (_: object) => subscription([251, 255, 190], 'https://push.example.com/new'));
const post = vi.fn(async (_address: string, _request: { body: string }) => answer);
const assign = vi.fn();
const requestPermission = vi.fn(async () => permission);

beforeEach(() => {
  const registration = { pushManager: { getSubscription: async () => before, subscribe } };
  const serviceWorker = {
    register: async () => registration,
    ready: registration,
    getRegistration: async () => registration,
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  vi.stubGlobal('Notification', { requestPermission });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('fetch', post);
  vi.spyOn(location, 'assign').mockImplementation(assign);
  [permission, before, answer] = ['granted', null, new Response('{"page":"/th-th/alerts/status/a"}')];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function show() {
  renderOnPage(
    <PushAlert
      endpoint="/api/alerts?locale=th-th"
      siteKey={KEY}
      words={{ submit: 'Tell me', mine: 'My alerts', faults }}
      without={<p>No messages here</p>}
    >
      <input type="hidden" name="home" value="rm-1" />
    </PushAlert>,
  );
}
const press = (name = 'Tell me') => fireEvent.click(screen.getByRole('button', { name }));
const sent = () => post.mock.calls.map(([address, { body }]) => [address, JSON.parse(body)]);

it('asks after a press, sends the subscription with the form, and opens the page of the alerts', async () => {
  show();
  expect(requestPermission).not.toHaveBeenCalled();
  press();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/th-th/alerts/status/a'));
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  const push = '{"endpoint":"https://push.example.com/new"}';
  expect(sent()).toEqual([['/api/alerts?locale=th-th', { home: 'rm-1', push, key: KEY }]]);
});

it.each([
  [
    'denied',
    () => {
      permission = 'denied';
    },
  ],
  [
    'unanswered',
    () => {
      permission = 'default';
    },
  ],
  [
    'unreachable',
    () => {
      subscribe.mockRejectedValueOnce(new DOMException('no service', 'AbortError'));
    },
  ],
  [
    'too-many',
    () => {
      answer = new Response('', { status: 429 });
    },
  ],
  [
    'failed',
    () => {
      answer = new Response('', { status: 503 });
    },
  ],
  [
    'failed',
    () => {
      answer = new Response('{"page":"https://elsewhere.example"}');
    },
  ],
  [
    'full',
    () => {
      answer = new Response('{"fault":"full"}');
    },
  ],
] as const)('says that it is %s', async (fault, given) => {
  given();
  show();
  press();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(faults[fault]));
  expect(assign).not.toHaveBeenCalled();
});

it('replaces a subscription for another key of the site, and keeps one for this key', async () => {
  const old = subscription([1, 2, 3]);
  before = old;
  show();
  press();
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(old.unsubscribe).toHaveBeenCalledOnce();
  expect(sent()[0]?.[1]).toMatchObject({ replaces: '{"endpoint":"https://push.example.com/a"}' });
  before = subscription([251, 255, 190]);
  answer = new Response('{"page":"/th-th/alerts/status/b"}');
  press();
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
  expect(subscribe).toHaveBeenCalledOnce();
});

it('opens the alerts of this device without a question', async () => {
  show();
  press('My alerts');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(faults.none));
  before = subscription([251, 255, 190]);
  press('My alerts');
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(requestPermission).not.toHaveBeenCalled();
});

it('says so in a browser without messages', () => {
  Reflect.deleteProperty(window, 'PushManager');
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(globalThis, 'PushManager');
  show();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('No messages here')).toBeTruthy();
});
