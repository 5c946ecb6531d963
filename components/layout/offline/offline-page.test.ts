import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { OFFLINE_SCRIPT } from '@/lib/build/offline-script';
import { type OfflineMessages, offlinePage } from './offline-page';

const EVIL = '"</script><b>\'&';
const words: OfflineMessages = {
  ...{ tag: 'th-TH', language: 'th', site: EVIL, title: EVIL, text: EVIL, retry: EVIL, saved: EVIL, seen: EVIL },
  ...{ none: EVIL, contact: EVIL, phone: EVIL, hours: EVIL, ask: EVIL, perMonth: EVIL },
  line: { label: EVIL, id: EVIL },
  email: { label: EVIL, address: EVIL },
};

it('escapes all words of the content', () => {
  const page = offlinePage(words, [{ name: EVIL, phones: [{ number: EVIL, shown: EVIL }], hours: [EVIL] }]);
  expect(page).not.toContain('<b>');
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page.match(/<\/script/g)).toHaveLength(1);
  expect(page).toContain('&#34;&#60;/script&#62;&#60;b&#62;&#39;&#38;');
});

it('the script does not throw, whatever the storage contains', () => {
  const invalid = [
    'null',
    '{}',
    '[null]',
    '[{}]',
    '{',
    '[{"id":"a","title":3,"picture":7,"price":"x"}]',
    '["a","__proto__"]',
  ];
  for (const stored of invalid) {
    const element = () => ({ dataset: {}, children: [], append: () => undefined, remove: () => undefined });
    const document = { getElementById: element, createElement: element };
    const run = () =>
      runInNewContext(OFFLINE_SCRIPT, {
        ...{ document, addEventListener: () => undefined, setInterval: () => 0, Image: class {} },
        localStorage: { getItem: () => stored },
      });
    expect(run, stored).not.toThrow();
  }
});

it.each([
  ['reloads once the site responds', { hidden: false, answer: () => Promise.resolve({ ok: true }), loads: 1 }],
  ['stays while the site reports an error', { hidden: false, answer: () => Promise.resolve({ ok: false }), loads: 0 }],
  ['stays while offline', { hidden: false, answer: () => Promise.reject(new TypeError('no connection')), loads: 0 }],
  ['sends no request while it is hidden', { hidden: true, answer: () => Promise.resolve({ ok: true }), loads: 0 }],
])('the page %s', async (_, { hidden, answer, loads }) => {
  const element = () => ({ dataset: {}, children: [], append: () => undefined, remove: () => undefined });
  const [reload, fetch, setInterval] = [vi.fn(), vi.fn(answer), vi.fn()];
  runInNewContext(OFFLINE_SCRIPT, {
    ...{
      document: { hidden, getElementById: element, createElement: element },
      location: { reload },
      fetch,
      setInterval,
    },
    ...{ addEventListener: () => undefined, localStorage: { getItem: () => null }, Image: class {} },
  });
  expect(reload).not.toHaveBeenCalled();
  setInterval.mock.calls[0]?.[0]();
  await new Promise(setImmediate);
  expect(fetch).toHaveBeenCalledTimes(hidden ? 0 : 1);
  expect(reload).toHaveBeenCalledTimes(loads);
});
