import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A stub of a tag manager that loads at once. */
const { loadTagManager } = vi.hoisted(() => ({
  loadTagManager: vi.fn(async () => (event: object) => void window.dataLayer?.push(event)),
}));
vi.mock('./tag-manager', () => ({ loadTagManager }));

vi.mock('./watch-events', () => ({ watchEvents: () => undefined }));

const ALLOWED = { measurement: true, advertising: true };
const REFUSED = { measurement: false, advertising: false };
const view = (name: string) => ({ event: 'content-view', 'content-name': name });

/** Imports fresh modules, as a new document would. */
async function documentOpened() {
  vi.resetModules();
  window.dataLayer = [];
  const [{ followConsent, saveConsent, consentChoice }, { record, setCurrentView }] = await Promise.all([
    import('./follow-consent'),
    import('./page-analytics'),
  ]);
  return { follow: () => followConsent('GTM-X'), saveConsent, consentChoice, record, setCurrentView };
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
const restorePage = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

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
  // Remove the listeners, as the browser does at the end of a document.
  for (const end of leave.splice(0)) end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('denies all consent first, and holds events until the visitor answers', async () => {
  const { follow, record } = await documentOpened();
  follow();
  record(view('/a'));
  await settled();
  expect(commands()).toEqual([['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })]]);
  expect(names()).toEqual([]);
  expect(loadTagManager).not.toHaveBeenCalled();
});

it('sends the held events in order after acceptance, and follows consent only once', async () => {
  const { follow, record, saveConsent } = await documentOpened();
  record(view('/a'));
  follow();
  follow();
  record(view('/b'));
  saveConsent(ALLOWED);
  record(view('/c'));
  await settled();
  expect(commands().map(([, kind]) => kind)).toEqual(['default', 'update']);
  expect(loadTagManager).toHaveBeenCalledExactlyOnceWith('GTM-X');
  expect(names()).toEqual(['/a', '/b', '/c']);
});

it('drops held events after a refusal, and sends only later events if measurement is allowed later', async () => {
  const { follow, record, saveConsent } = await documentOpened();
  follow();
  record(view('/a'));
  saveConsent(REFUSED);
  await settled();
  expect(loadTagManager).not.toHaveBeenCalled();
  saveConsent({ measurement: true, advertising: false });
  record(view('/b'));
  await settled();
  expect(names()).toEqual(['/b']);
  expect(commands().at(-1)?.[2]).toMatchObject({
    ...{ analytics_storage: 'granted', ad_storage: 'denied' },
    ...{ ad_user_data: 'denied', ad_personalization: 'denied' },
  });
});

it('uses an answer that another window stores', async () => {
  const { follow, record } = await documentOpened();
  follow();
  record(view('/a'));
  const { consentOf } = await import('@/lib/analytics/consent');
  localStorage.setItem('consent', JSON.stringify(consentOf(ALLOWED, new Date())));
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  await settled();
  expect(names()).toEqual(['/a']);
});

it('sends a view when the back-forward cache restores a document, unless consent was withdrawn', async () => {
  const { follow, record, saveConsent, setCurrentView } = await documentOpened();
  follow();
  saveConsent(ALLOWED);
  record(view('/a'));
  setCurrentView(view('/a'));
  restorePage();
  await settled();
  expect(names()).toEqual(['/a', '/a']);
  const { consentOf } = await import('@/lib/analytics/consent');
  localStorage.setItem('consent', JSON.stringify(consentOf(REFUSED, new Date())));
  restorePage();
  await settled();
  expect(names()).toEqual(['/a', '/a']);
  expect(commands().at(-1)?.[2]).toMatchObject({ analytics_storage: 'denied' });
});

it('sends no view when a restored page has none', async () => {
  const { follow, record, saveConsent, setCurrentView } = await documentOpened();
  follow();
  saveConsent(ALLOWED);
  record(view('/a'));
  const leavePage = setCurrentView(view('/a'));
  leavePage();
  restorePage();
  await settled();
  expect(names()).toEqual(['/a']);
});

it('uses an answer that cannot be stored', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  });
  const { follow, record, saveConsent } = await documentOpened();
  follow();
  record(view('/a'));
  saveConsent(ALLOWED);
  await settled();
  expect(names()).toEqual(['/a']);
});

it('removes telephone numbers from sent URLs', async () => {
  const { follow, record, saveConsent } = await documentOpened();
  follow();
  saveConsent(ALLOWED);
  record(view('/search?q=081-234-5678&type=condo'));
  await settled();
  expect(names()).toEqual(['/search?q=%23&type=condo']);
});

it('loads no tag manager on a page whose address is a secret', async () => {
  const address = location.href;
  history.replaceState(null, '', '/en-us/contact-us-for-sell/status/3f9a07c1');
  const { follow, saveConsent } = await documentOpened();
  saveConsent(ALLOWED);
  follow();
  await settled();
  history.replaceState(null, '', address);
  expect([loadTagManager.mock.calls, entries()]).toEqual([[], []]);
});
