import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A tag manager that loads at once. */
const { loadTagManager } = vi.hoisted(() => ({
  loadTagManager: vi.fn(async () => (event: object) => void window.dataLayer?.push(event)),
}));
vi.mock('./tag-manager', () => ({ loadTagManager }));

vi.mock('./watch-events', () => ({ watchEvents: () => undefined }));

const ALLOWED = { measurement: true, advertising: true };
const REFUSED = { measurement: false, advertising: false };
const view = (name: string) => ({ event: 'content-view', 'content-name': name });

/** A document that follows the consent, with modules that know of no other document. */
async function documentOpened() {
  vi.resetModules();
  window.dataLayer = [];
  const [{ followConsent }, { choose, consentChoice }, { record, showView }] = await Promise.all([
    import('./follow-consent'),
    import('./consent-choice'),
    import('./record'),
  ]);
  return { follow: () => followConsent('GTM-X'), choose, consentChoice, record, showView };
}

const entries = () => window.dataLayer ?? [];
const commands = () =>
  entries().flatMap((entry) => {
    const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
    return isCommand ? [Object.values(entry ?? {})] : [];
  });
const names = () =>
  entries().flatMap((entry) =>
    typeof entry === 'object' && entry !== null && 'content-name' in entry ? [entry['content-name']] : [],
  );
const shownAgain = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

/** Waits until the tag manager is imported and the events of the next task are sent. */
async function settled(): Promise<void> {
  await vi.dynamicImportSettled();
  await vi.runAllTimersAsync();
}

const leave: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  loadTagManager.mockClear();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener, options) => {
    listen(type, listener, options);
    leave.push(() => window.removeEventListener(type, listener, options));
  });
});
afterEach(() => {
  // What a document listened to ends with it.
  for (const end of leave.splice(0)) end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('denies everything first, and holds events until there is an answer', async () => {
  const { follow, record } = await documentOpened();
  follow();
  record(view('/a'));
  await settled();
  expect(commands()).toEqual([['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })]]);
  expect(names()).toEqual([]);
  expect(loadTagManager).not.toHaveBeenCalled();
});

it('sends the held events in order once the visitor accepts, and follows only once', async () => {
  const { follow, record, choose } = await documentOpened();
  record(view('/a'));
  follow();
  follow();
  record(view('/b'));
  choose(ALLOWED);
  record(view('/c'));
  await settled();
  expect(commands().map(([, kind]) => kind)).toEqual(['default', 'update']);
  expect(loadTagManager).toHaveBeenCalledExactlyOnceWith('GTM-X');
  expect(names()).toEqual(['/a', '/b', '/c']);
});

it('drops the held events when the visitor refuses, and sends only later ones when measurement is allowed later', async () => {
  const { follow, record, choose } = await documentOpened();
  follow();
  record(view('/a'));
  choose(REFUSED);
  await settled();
  expect(loadTagManager).not.toHaveBeenCalled();
  choose({ measurement: true, advertising: false });
  record(view('/b'));
  await settled();
  expect(names()).toEqual(['/b']);
  expect(commands().at(-1)?.[2]).toMatchObject({
    ...{ analytics_storage: 'granted', ad_storage: 'denied' },
    ...{ ad_user_data: 'denied', ad_personalization: 'denied' },
  });
});

it('follows the answer that another window stored', async () => {
  const { follow, record } = await documentOpened();
  follow();
  record(view('/a'));
  const { consentOf } = await import('@/lib/analytics/consent');
  localStorage.setItem('consent', JSON.stringify(consentOf(ALLOWED, new Date())));
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  await settled();
  expect(names()).toEqual(['/a']);
});

it('counts a document that the back-forward cache shows again, unless consent was withdrawn', async () => {
  const { follow, record, choose, showView } = await documentOpened();
  follow();
  choose(ALLOWED);
  record(view('/a'));
  showView(view('/a'));
  shownAgain();
  await settled();
  expect(names()).toEqual(['/a', '/a']);
  const { consentOf } = await import('@/lib/analytics/consent');
  localStorage.setItem('consent', JSON.stringify(consentOf(REFUSED, new Date())));
  shownAgain();
  await settled();
  expect(names()).toEqual(['/a', '/a']);
  expect(commands().at(-1)?.[2]).toMatchObject({ analytics_storage: 'denied' });
});

it('counts no view when the page that is shown again has none', async () => {
  const { follow, record, choose, showView } = await documentOpened();
  follow();
  choose(ALLOWED);
  record(view('/a'));
  const leavePage = showView(view('/a'));
  leavePage();
  shownAgain();
  await settled();
  expect(names()).toEqual(['/a']);
});

it('follows an answer that cannot be stored', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  });
  const { follow, record, choose } = await documentOpened();
  follow();
  record(view('/a'));
  choose(ALLOWED);
  await settled();
  expect(names()).toEqual(['/a']);
});

it('sends addresses without personal numbers', async () => {
  const { follow, record, choose } = await documentOpened();
  follow();
  choose(ALLOWED);
  record(view('/search?q=081-234-5678&type=condo'));
  await settled();
  expect(names()).toEqual(['/search?q=%23&type=condo']);
});
