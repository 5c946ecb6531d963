import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { OFFLINE_SCRIPT } from '@/lib/build/offline-script';
import { type OfflineWords, offlinePage } from './offline-page';

const WILD = '"</script><b>\'&';
const words: OfflineWords = {
  ...{ tag: 'th-TH', language: 'th', site: WILD, title: WILD, text: WILD, retry: WILD, saved: WILD, seen: WILD },
  ...{ none: WILD, contact: WILD, phone: WILD, hours: WILD, ask: WILD, perMonth: WILD },
  line: { label: WILD, id: WILD },
  email: { label: WILD, address: WILD },
};

it('no word of the content becomes markup', () => {
  const page = offlinePage(words, [{ name: WILD, phones: [{ number: WILD, shown: WILD }], hours: [WILD] }]);
  expect(page).not.toContain('<b>');
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page.match(/<\/script/g)).toHaveLength(1);
  expect(page).toContain('&#34;&#60;/script&#62;&#60;b&#62;&#39;&#38;');
});

it('whatever the storage holds, the script ends', () => {
  const wild = [
    'null',
    '{}',
    '[null]',
    '[{}]',
    '{',
    '[{"id":"a","title":3,"picture":7,"price":"x"}]',
    '["a","__proto__"]',
  ];
  for (const stored of wild) {
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
  ['the site answers', { hidden: false, answer: () => Promise.resolve({ ok: true }), loads: 1 }],
  ['the site is not well', { hidden: false, answer: () => Promise.resolve({ ok: false }), loads: 0 }],
  ['there is no connection', { hidden: false, answer: () => Promise.reject(new TypeError('no connection')), loads: 0 }],
  ['nobody looks', { hidden: true, answer: () => Promise.resolve({ ok: true }), loads: 0 }],
])('asks for the site by itself: where %s', async (_, { hidden, answer, loads }) => {
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
